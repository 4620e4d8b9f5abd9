import { Failure, type FailureCode } from '../core/failure.ts';
import { inbox } from '../protocol/index.ts';
import type { SiteAdapter } from '../sites/adapter.ts';
import { read } from './read.ts';

/** Reads the chat as it stands and hands it to the worker. Throws what `PageApi.read` may throw. */
export async function report(site: SiteAdapter, document: Document, url: URL): Promise<void> {
  await inbox.captured(read(site, document, url));
}

/** What a page may be without a fault: not yet a chat, or one of which nothing is to be kept. */
const QUIET: ReadonlySet<FailureCode> = new Set([
  'no-chat-open',
  'nothing-recognised',
  'one-sided',
  'no-answer-yet',
  'private-window',
]);

/** The same without being asked: a page that is no chat yet is passed over in silence, a fault is one line in the log. */
export async function reportQuietly(site: SiteAdapter, document: Document, url: URL): Promise<void> {
  try {
    await report(site, document, url);
  } catch (error) {
    if (error instanceof Failure && QUIET.has(error.code)) return;
    console.warn('Baton could not keep this chat:', error instanceof Error ? error.message : error);
  }
}
