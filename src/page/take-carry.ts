import type { CarryState } from '../core/carry.ts';
import { Failure } from '../core/failure.ts';
import { inbox } from '../protocol/index.ts';
import type { SiteAdapter } from '../sites/adapter.ts';
import { appears } from './appears.ts';
import { copy } from './clipboard.ts';
import { type Course, compose, REMAINS } from './compose.ts';
import { atNewChat } from './new-chat.ts';
import { type Action, notice } from './notice.ts';
import { saveFile } from './save-file.ts';
import type { TooLong } from './too-long.ts';

/** A carry is forgotten after a quarter of an hour; until then a page may still come to a new chat, as after a login. */
const PATIENCE_MS = 15 * 60_000;

/**
 * Takes the preamble that waits for this tab, if any, and puts it into the composer of a new chat; failing that, on the
 * clipboard; one too long for it is offered as a file or for the clipboard. In a page of another chat it is left waiting.
 */
export async function takeCarry(site: SiteAdapter, document: Document, signal: AbortSignal): Promise<void> {
  const window = document.defaultView;
  if (window === null) return;
  const end = performance.now() + PATIENCE_MS;
  while (await atNewChat(site, window, { signal, within: Math.max(0, end - performance.now()) })) {
    const offer = await inbox.takeCarry();
    if (offer === undefined) return;
    if ('heldFor' in offer) await appears(document, () => undefined, { signal, within: offer.heldFor });
    else if ((await deliver(site, window, offer, signal)) !== 'waiting') return;
  }
}

interface Offer {
  readonly id: string;
  readonly preamble: string;
}

/** Puts a carry in and tells the worker how it ended. A page that is left before it has begun gives it back. */
async function deliver(site: SiteAdapter, window: Window, { id, preamble }: Offer, ended: AbortSignal) {
  const stop = new AbortController();
  ended.addEventListener('abort', () => stop.abort(), { signal: stop.signal });
  const giveBack = (): void => {
    stop.abort();
    inbox.carried(id, 'waiting').catch(() => undefined);
  };
  window.addEventListener('pagehide', giveBack, { signal: stop.signal });
  const begins = (): void => window.removeEventListener('pagehide', giveBack);
  const state = await putIn(site, window.document, preamble, { signal: stop.signal, begins });
  if (!stop.signal.aborted) await inbox.carried(id, state);
  else if (!ended.aborted) await shownAgain(window, ended);
  stop.abort();
  return state;
}

/** A page that was left may come back as it was. */
function shownAgain(window: Window, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('pageshow', resolve, { once: true, signal });
    signal.addEventListener('abort', resolve, { once: true });
  });
}

async function putIn(site: SiteAdapter, document: Document, text: string, course: Course): Promise<CarryState> {
  try {
    const end = await compose(site, document, text, course);
    return typeof end === 'string' ? end : offerElsewhere(site, document, text, end);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return course.signal.aborted ? 'waiting' : fallBack(site, document, text, error.detail);
  }
}

function offerElsewhere(site: SiteAdapter, document: Document, text: string, limits: TooLong): CarryState {
  notice(document, tooLongForBox(site.name, limits), [
    { label: 'Save as .md file', run: () => saveFile(document, 'baton-summary.md', text) },
    copying('Copy', text),
  ]);
  return 'too-long';
}

async function fallBack(site: SiteAdapter, document: Document, text: string, detail: string): Promise<CarryState> {
  const copied = await copy(text);
  notice(document, failedInsertion(site.name, detail, copied), [copying(copied ? 'Copy again' : 'Copy', text)]);
  return copied ? 'copied' : 'refused';
}

function copying(label: string, text: string): Action {
  return { label, run: () => void copy(text) };
}

/** What a person is told. `detail` is a sentence of its own, or nothing. */
export function failedInsertion(siteName: string, detail: string, copied: boolean): string {
  const where = copied
    ? 'It is on the clipboard: click into the message box and paste.'
    : 'Copy it and paste it there.';
  return [`Baton could not put the summary into ${siteName}’s message box.`, detail, where].filter(Boolean).join(' ');
}

/** What a person is told of a text that is longer than the box takes. */
export function tooLongForBox(siteName: string, { takes, has, remains }: TooLong): string {
  const [most, all] = [takes, has].map((count) => count.toLocaleString('en'));
  const why = `${siteName}’s message box takes ${most} characters; with the summary it would have ${all}.`;
  const next = 'Save the summary as a file and attach it, or copy it and paste it in parts.';
  return [why, remains ? REMAINS : '', next].filter(Boolean).join(' ');
}
