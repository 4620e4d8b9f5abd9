import type { Capture } from '../core/capture.ts';
import { Failure, type FailureCode } from '../core/failure.ts';
import { captureKey } from '../core/message-id.ts';
import { inbox } from '../protocol/index.ts';
import type { SiteAdapter } from '../sites/adapter.ts';
import { isTemporary } from '../sites/temporary.ts';
import { watchLeftOvers } from './left-over.ts';
import { addressOf, chatIdAt } from './read.ts';
import { pageTurns, type Turns } from './reading/pace.ts';
import { type Reader, readerOf } from './reading/reader.ts';
import { joinReadings } from './record/join-readings.ts';
import { type Places, type RecordSource, recordSource } from './record/record-source.ts';

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
  /** What the site's own record is asked for with. */
  readonly record: Places;
  /** How readings take turns with the page; undefined for the browser's own way. */
  readonly turns?: Turns;
  /** Ends what is remembered of the page. */
  readonly signal?: AbortSignal;
}

/** What a page may be without a fault: not yet a chat. */
const QUIET: ReadonlySet<FailureCode> = new Set(['no-chat-open', 'nothing-recognised', 'one-sided', 'no-answer-yet']);

export function reporterOf(site: SiteAdapter, surroundings: Surroundings): Reporter {
  const { document, here, now, later, turns = pageTurns, signal } = surroundings;
  const reader = readerOf(site, { document, here, turns, ...(signal && { signal }) });
  const places = site.markup.eras.map(({ at }) => at).join(', ');
  const leftOvers = watchLeftOvers(() => [...document.querySelectorAll(places)], now);
  const record = recordSource(site, surroundings.record);
  let chatId = site.chatId(here());
  let last: Capture | undefined;
  const report = async (): Promise<void> => {
    const shown = await readOrFailure(reader);
    const url = here();
    if (!(shown instanceof Failure)) {
      const wait = leftOvers.wait(wasReadAs(last, shown));
      if (wait > 0) {
        later(() => void reportQuietly(), wait);
        throw new Failure('nothing-recognised', `${site.name}: the chat is still loading`);
      }
      last = shown;
    }
    const capture = await withRecord(site, record, shown, url);
    if (chatIdAt(site, here()) !== capture.chatId) return report();
    await inbox.captured(capture);
  };
  const reportQuietly = () => quietly(report);
  const moved = (): void => {
    const next = site.chatId(here());
    if (next !== chatId) leftOvers.moved();
    chatId = next;
  };
  return { report, reportQuietly, moved };
}

async function readOrFailure(reader: Reader): Promise<Capture | Failure> {
  try {
    return await reader.read();
  } catch (error) {
    if (error instanceof Failure && error.code !== 'no-chat-open') return error;
    throw error;
  }
}

/** The record first, the page second: an answer that is being written stands in the page only. */
async function withRecord(
  site: SiteAdapter,
  record: RecordSource,
  shown: Capture | Failure,
  url: URL,
): Promise<Capture> {
  const chatId = chatIdAt(site, url);
  const page = shown instanceof Failure ? undefined : shown;
  const isWriting = page?.messages.at(-1)?.complete === false;
  const recorded = isWriting || chatId === '' ? undefined : await record.recordOf(page, chatId);
  if (recorded !== undefined) {
    const frame = page ?? { site: site.id, chatId, url: addressOf(url), via: 'record', holes: [], ...WHOLE };
    return joinReadings(recorded, frame, page?.messages ?? []);
  }
  if (shown instanceof Failure) throw shown;
  return shown;
}

const WHOLE = { reachesStart: true, reachesEnd: true } as const;

/**
 * Whether a message of a capture was read under the address of another chat. A chat that had no id may be the same one,
 * and have it now; a temporary one never gets one.
 */
export function wasReadAs(last: Capture | undefined, capture: Capture): boolean {
  if (last === undefined || last.chatId === capture.chatId) return false;
  if (last.chatId === '' && !isTemporary(last.url)) return false;
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
