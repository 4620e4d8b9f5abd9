import type { SiteAdapter } from '../sites/adapter.ts';
import { appears } from './appears.ts';
import { composerText, holdsOnce } from './composer-text.ts';
import { findComposer } from './find-composer.ts';
import { isNewChat } from './new-chat.ts';
import type { Insertion } from './restore.ts';

/**
 * How long an editor may take to take over a text, and how long the text must then stand: a page that comes to life
 * late puts another editor in its place, a second after loading and later. Milliseconds.
 */
const PATIENCE = 3_000;
const STANDS = 1_500;

/**
 * `held`: the text stands in the box that a person sees, or stood there until a person changed it. `gone`: the editor
 * that took it is no longer the one in the page. `moved`: the page went to another address. `changed`: it is not there.
 */
export type ReadBack = 'held' | 'gone' | 'moved' | 'changed';

/** What has become of an insertion. An editor shows what the browser typed before it has decided whether to keep it. */
export async function readBack(
  site: SiteAdapter,
  insertion: Insertion,
  wanted: string,
  signal: AbortSignal,
): Promise<ReadBack> {
  const { ownerDocument: document } = insertion.composer;
  const watch = personWatch(insertion.composer);
  const end = performance.now() + PATIENCE;
  try {
    for (;;) {
      const within = Math.max(0, end - performance.now());
      const first = await appears(document, () => arrived(site, insertion, wanted), { signal, within });
      if (first !== 'there') return first ?? 'changed';
      const broken = await appears(document, () => lost(site, insertion), { signal, within: STANDS });
      if (broken === undefined || watch.acted()) return 'held';
      if (broken !== 'changed') return broken;
    }
  } finally {
    watch.stop();
  }
}

function arrived(site: SiteAdapter, { composer, draft }: Insertion, wanted: string): 'there' | ReadBack | undefined {
  const left = whereabouts(site, composer);
  if (left !== undefined) return left;
  const now = composerText(composer);
  const isThere = draft.trim() === '' ? now.trimStart() === wanted.trimStart() : now === wanted;
  return isThere && findComposer(site, composer.ownerDocument) === composer ? 'there' : undefined;
}

/** While it stands, a person may go on writing around it. */
function lost(site: SiteAdapter, { composer, text }: Insertion): ReadBack | undefined {
  return whereabouts(site, composer) ?? (holdsOnce(composerText(composer), text) ? undefined : 'changed');
}

function whereabouts(site: SiteAdapter, composer: HTMLElement): 'gone' | 'moved' | undefined {
  const { ownerDocument: document } = composer;
  const shown = findComposer(site, document);
  if (!isNewChat(site, new URL(document.location.href))) return 'moved';
  return !composer.isConnected || (shown !== undefined && shown !== composer) ? 'gone' : undefined;
}

/** Tells whether a person has typed into the composer or pressed a button since: what happens then is theirs. */
function personWatch(composer: HTMLElement): { readonly acted: () => boolean; readonly stop: () => void } {
  let acted = false;
  const stop = new AbortController();
  const look = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : undefined;
    const isAbout = event.type === 'keydown' ? composer.contains(target ?? null) : target?.closest('button') != null;
    if (event.isTrusted && isAbout) acted = true;
  };
  for (const type of ['keydown', 'pointerdown'])
    composer.ownerDocument.addEventListener(type, look, { capture: true, signal: stop.signal });
  return { acted: () => acted, stop: () => stop.abort() };
}
