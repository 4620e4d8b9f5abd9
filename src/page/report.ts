import type { Capture } from '../core/capture.ts';
import { Failure, type FailureCode } from '../core/failure.ts';
import { captureKey } from '../core/message-id.ts';
import { inbox } from '../protocol/index.ts';
import type { SiteAdapter } from '../sites/adapter.ts';
import { watchLeftOvers } from './left-over.ts';
import { read } from './read.ts';

export interface Reporter {
  /** Reads the chat as it stands and hands it to the worker. Throws what `PageApi.read` may throw. */
  readonly report: () => Promise<void>;
  /** The same without being asked: a page that is no chat yet is passed over, a fault is one line in the log. */
  readonly reportQuietly: () => Promise<void>;
  /** The address has changed inside the page. */
  readonly moved: () => void;
}

/** The page and its clock. */
export interface Surroundings {
  readonly document: Document;
  readonly here: () => URL;
  /** Milliseconds. */
  readonly now: () => number;
  readonly later: (run: () => void, milliseconds: number) => void;
}

/** What a page may be without a fault: not yet a chat, or one of which nothing is to be kept. */
const QUIET: ReadonlySet<FailureCode> = new Set([
  'no-chat-open',
  'nothing-recognised',
  'one-sided',
  'no-answer-yet',
  'private-window',
]);

export function reporterOf(site: SiteAdapter, { document, here, now, later }: Surroundings): Reporter {
  const places = site.markup.eras.map(({ at }) => at).join(', ');
  const leftOvers = watchLeftOvers(() => [...document.querySelectorAll(places)], now);
  let chatId = site.chatId(here());
  let last: Capture | undefined;
  const report = async (): Promise<void> => {
    const capture = read(site, document, here());
    const wait = leftOvers.wait(wasReadAs(last, capture));
    if (wait > 0) {
      later(() => void reportQuietly(), wait);
      throw new Failure('nothing-recognised', `${site.name}: the chat is still loading`);
    }
    last = capture;
    await inbox.captured(capture);
  };
  const reportQuietly = () => quietly(report);
  const moved = (): void => {
    const next = site.chatId(here());
    if (chatId !== undefined && next !== chatId) leftOvers.moved();
    chatId = next;
  };
  return { report, reportQuietly, moved };
}

/** Whether a message of a capture was read under the address of another chat. */
export function wasReadAs(last: Capture | undefined, capture: Capture): boolean {
  if (last === undefined || last.chatId === capture.chatId) return false;
  const known = new Set(last.messages.map(captureKey));
  return capture.messages.some((message) => known.has(captureKey(message)));
}

async function quietly(report: () => Promise<void>): Promise<void> {
  try {
    await report();
  } catch (error) {
    if (error instanceof Failure && QUIET.has(error.code)) return;
    console.warn('Baton could not keep this chat:', error instanceof Error ? error.message : error);
  }
}
