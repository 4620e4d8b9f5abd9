import type { Capture } from '../core/capture.ts';
import { Failure, type FailureCode } from '../core/failure.ts';
import { captureKey } from '../core/message-id.ts';
import { inbox } from '../protocol/index.ts';
import type { SiteAdapter } from '../sites/adapter.ts';
import { read } from './read.ts';

export interface Reporter {
  /** Reads the chat as it stands and hands it to the worker. Throws what `PageApi.read` may throw. */
  readonly report: () => Promise<void>;
  /** The same without being asked: a page that is no chat yet is passed over, a fault is one line in the log. */
  readonly reportQuietly: () => Promise<void>;
}

/** What a page may be without a fault: not yet a chat, or one of which nothing is to be kept. */
const QUIET: ReadonlySet<FailureCode> = new Set([
  'no-chat-open',
  'nothing-recognised',
  'one-sided',
  'no-answer-yet',
  'private-window',
]);

export function reporterOf(site: SiteAdapter, document: Document, here: () => URL): Reporter {
  let last: Capture | undefined;
  const report = async (): Promise<void> => {
    const capture = read(site, document, here());
    if (isLeftOver(capture, last)) throw new Failure('nothing-recognised', `${site.name}: the chat is still loading`);
    last = capture;
    await inbox.captured(capture);
  };
  return { report, reportQuietly: () => quietly(report) };
}

/** After a move inside the site the page may go on showing the chat before it under the new address. */
export function isLeftOver(capture: Capture, last: Capture | undefined): boolean {
  if (last === undefined || last.chatId === capture.chatId) return false;
  const [now, before] = [capture.messages.map(captureKey), last.messages.map(captureKey)];
  return now.length === before.length && now.every((key, index) => key === before[index]);
}

async function quietly(report: () => Promise<void>): Promise<void> {
  try {
    await report();
  } catch (error) {
    if (error instanceof Failure && QUIET.has(error.code)) return;
    console.warn('Baton could not keep this chat:', error instanceof Error ? error.message : error);
  }
}
