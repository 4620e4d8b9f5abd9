import { Failure } from '../core/failure.ts';
import type { SiteAdapter } from '../sites/adapter.ts';
import { composerText, holdsOnce, normalise } from './composer-text.ts';
import { caretToEnd, insert, select } from './insert.ts';
import { isNewChat } from './new-chat.ts';
import { readBack } from './read-back.ts';
import { type Insertion, restore } from './restore.ts';
import { steadyComposer } from './steady-composer.ts';
import { cutAt, limitOf, type TooLong } from './too-long.ts';

/** A page that puts one editor after another in the place of the one that took the text is let have its way. */
const MOST_TRIES = 3;

/** What a failed insertion says where its remains could not be removed. */
export const REMAINS = 'Part of it stands in the box.';

export interface Course {
  readonly signal: AbortSignal;
  /** Called before the first character is put in. */
  readonly begins: () => void;
}

/**
 * Puts a text into the composer of a new chat behind the draft that is there, a blank line between them, and reads it
 * back. Nothing is sent. Gives `waiting`, and nothing put in, where the page is that of another chat by now; `TooLong`
 * where the box takes less, the draft restored. Throws Failure `composer-missing`; `composer-refused` where what stands
 * there afterwards is anything but draft and text: then the draft is restored, or the detail is `REMAINS`.
 */
export async function compose(
  site: SiteAdapter,
  document: Document,
  text: string,
  { signal, begins }: Course,
): Promise<'inserted' | 'waiting' | TooLong> {
  let draft: string | undefined;
  for (let tries = 1; ; tries++) {
    const composer = await steadyComposer(site, document, signal);
    if (!isNewChat(site, new URL(document.location.href))) return 'waiting';
    if (composer === undefined || signal.aborted) throw new Failure('composer-missing');
    const there = composerText(composer);
    if (holdsOnce(there, text)) return 'inserted';
    if (draft !== undefined && there.trim() !== '' && there !== draft) throw new Failure('composer-refused');
    draft = there;
    const has = wantedText(there, text).length;
    const takes = limitOf(site, composer) ?? has;
    if (takes < has) return { takes, has, remains: false };
    begins();
    const { end, insertion, cut } = await insertInto(site, composer, text, signal);
    if (end === 'held') return 'inserted';
    if (end === 'gone' && tries < MOST_TRIES) continue;
    const restored = end === 'gone' || (await restore(insertion, signal));
    if (cut !== undefined) return { takes: cut, has, remains: !restored };
    if (!restored) throw new Failure('composer-refused', REMAINS);
    if (end !== 'moved') throw new Failure('composer-refused');
    return 'waiting';
  }
}

async function insertInto(site: SiteAdapter, composer: HTMLElement, text: string, signal: AbortSignal) {
  const draft = composerText(composer);
  const wanted = wantedText(draft, text);
  caretToEnd(composer);
  if (draft.trim() === '') selectBlanks(composer);
  const isIn = insert(site, composer, `${gapBehind(draft)}${text}`);
  const insertion: Insertion = { composer, draft, text, after: composerText(composer) };
  const end = isIn ? await readBack(site, insertion, wanted, signal) : 'changed';
  const cut = isIn && end === 'changed' ? cutAt(insertion, wanted) : undefined;
  return { end, insertion, cut } as const;
}

function gapBehind(draft: string): string {
  return draft.trim() === '' ? '' : '\n\n';
}

/** What is to stand in a box with this draft, as `composerText` would give it. */
function wantedText(draft: string, text: string): string {
  const gap = gapBehind(draft);
  return normalise(gap === '' ? text : `${draft}${gap}${text}`);
}

/** White space alone is no draft: the text takes its place. */
function selectBlanks(composer: HTMLElement): void {
  if (composer instanceof HTMLTextAreaElement || composer.textContent === '') return;
  const range = composer.ownerDocument.createRange();
  range.selectNodeContents(composer);
  select(composer, range);
}
