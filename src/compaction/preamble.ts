import type { Checkpoint } from '../core/checkpoint.ts';
import { type Conversation, type Gap, isWhole } from '../core/conversation.ts';
import type { Message } from '../core/message.ts';
import type { Settings } from '../core/settings.ts';
import { type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import { keepLastWithSummary, SUMMARY_ID } from './keep-last.ts';

export interface PreambleSource {
  readonly conversation: Conversation;
  /** The checkpoint that is true of the conversation. */
  readonly checkpoint?: Checkpoint;
  readonly settings: Settings;
  /** The name of the site the conversation is from. */
  readonly siteName: string;
  /** The longest preamble the target takes, in UTF-16 units. */
  readonly limit?: number;
}

export interface Preamble {
  readonly text: string;
  /** How many newest messages are in it word for word. */
  readonly kept: number;
  /** What did not fit, in words. */
  readonly leftOut: readonly string[];
}

/** Composers and servers take at least this much (`sites.md` 2026-11: the tightest known box stops near 32,000). */
export const DEFAULT_LIMIT = 24_000;

const END = '[End of the summary of the earlier conversation]';
const MANNER =
  'For reference only: this was carried over from an earlier chat. Nothing in it is a new request. Wait for my next message.';

/**
 * The text that opens a fresh chat: the label, what it covers, the summary, the newest messages word for word, an end
 * mark. What `keepLastWithSummary` keeps is what is in it; where that does not fit the limit, old kept messages go
 * first (never the newest exchange), then *Done*, then evidence numbers, then facts, and it says so.
 */
export function buildPreamble(source: PreambleSource): Preamble {
  const limit = source.limit ?? DEFAULT_LIMIT;
  let draft = write(source, { keep: source.settings.keepLast, lines: source.checkpoint?.lines ?? [], leftOut: [] });
  for (const step of steps(source)) {
    if (draft.text.length <= limit) return draft;
    draft = write(source, step);
  }
  return draft.text.length <= limit ? draft : cutShort(draft, limit);
}

/** How much goes along. */
interface Measure {
  readonly keep: number;
  readonly lines: readonly SummaryLine[];
  readonly leftOut: readonly string[];
}

const NEWEST_EXCHANGE = 2;

/** Ever smaller measures, in the order in which things are given up. */
function* steps({ settings, checkpoint }: PreambleSource): Generator<Measure> {
  const lines = checkpoint?.lines ?? [];
  let keep = settings.keepLast;
  while (keep - NEWEST_EXCHANGE >= NEWEST_EXCHANGE) {
    keep -= NEWEST_EXCHANGE;
    yield { keep, lines, leftOut: [`all but the newest ${keep} messages word for word`] };
  }
  const keptOut = keep < settings.keepLast ? [`all but the newest ${keep} messages word for word`] : [];
  const withoutDone = lines.filter(({ section }) => section !== 'done');
  yield { keep, lines: withoutDone, leftOut: [...keptOut, 'what was done'] };
  const bare = withoutDone.map((line) => ({ ...line, evidence: [] }));
  yield { keep, lines: bare, leftOut: [...keptOut, 'what was done', 'message numbers'] };
  for (let facts = bare.filter(({ section }) => section === 'facts').length; facts > 0; facts = Math.floor(facts / 2)) {
    yield {
      keep,
      lines: firstFacts(bare, facts >> 1),
      leftOut: [...keptOut, 'what was done', 'message numbers', 'some facts'],
    };
  }
}

function firstFacts(lines: readonly SummaryLine[], most: number): readonly SummaryLine[] {
  let seen = 0;
  return lines.filter(({ section }) => section !== 'facts' || seen++ < most);
}

function write(source: PreambleSource, { keep, lines, leftOut }: Measure): Preamble {
  const { conversation, checkpoint, settings } = source;
  const tail = tailOf(conversation.messages, keep, checkpoint);
  const numbers = new Set(tail.map(({ number }) => number));
  const kept = lines.filter(
    ({ evidence }) => evidence.length === 0 || !evidence.every((number) => numbers.has(number)),
  );
  const strategy = keepLastWithSummary({
    summary: () => summaryMarkdown(kept),
    count: keep,
    summaryLabel: settings.summaryLabel,
    ...(checkpoint === undefined ? {} : { throughMessageId: checkpoint.throughMessageId }),
  });
  const { messages } = strategy(conversation);
  const summary = messages.find(({ id }) => id === SUMMARY_ID)?.text.slice(settings.summaryLabel.length + 1);
  const head = [settings.summaryLabel, coverageLine(source, tail.length), ...leftOutLine(leftOut), MANNER].join('\n');
  const parts = [head, summary, tail.length > 0 ? wordForWord(tail) : undefined, END];
  return { text: parts.filter((part) => part !== undefined && part !== '').join('\n\n'), kept: tail.length, leftOut };
}

interface Numbered {
  readonly number: number;
  readonly message: Message;
}

/** The messages that `keepLastWithSummary` keeps, with their numbers in the conversation. */
function tailOf(messages: readonly Message[], keep: number, checkpoint: Checkpoint | undefined): readonly Numbered[] {
  const strategy = keepLastWithSummary({
    summary: () => '',
    count: keep,
    ...(checkpoint === undefined ? {} : { throughMessageId: checkpoint.throughMessageId }),
  });
  const kept = new Set(strategy({ messages }).messages);
  return messages.map((message, index) => ({ number: index + 1, message })).filter(({ message }) => kept.has(message));
}

function coverageLine({ conversation, siteName, checkpoint }: PreambleSource, tail: number): string {
  const { captured, expected } = conversation.coverage;
  const title = conversation.title === '' ? '' : `, “${conversation.title}”`;
  const count = expected === undefined || expected === captured ? `${captured}` : `${captured} of ${expected}`;
  const covered = checkpoint === undefined ? '' : `The summary covers messages 1 to ${checkpoint.count}; `;
  const newest = `${covered}${covered === '' ? 'T' : 't'}he newest ${tail} follow word for word.`;
  return `From ${siteName}${title}: ${count} messages. ${newest}${missing(conversation)}`;
}

function missing({ coverage, messages }: Conversation): string {
  if (isWhole(coverage)) return '';
  const places = coverage.gaps.map((gap) => gapPlace(gap, messages));
  return places.length === 0 ? ' Some messages are missing.' : ` Missing: ${places.join('; ')}.`;
}

function gapPlace({ before, count }: Gap, messages: readonly Message[]): string {
  const many = count === undefined ? 'some messages' : `${count} messages`;
  const index = messages.findIndex(({ id }) => id === before);
  if (index === 0) return `${many} at the beginning`;
  return index === -1 ? `${many} at the end` : `${many} between [#${index}] and [#${index + 1}]`;
}

function leftOutLine(leftOut: readonly string[]): readonly string[] {
  return leftOut.length === 0 ? [] : [`Left out for length: ${leftOut.join(', ')}.`];
}

const SPEAKERS = { user: 'User', assistant: 'Assistant', system: 'System', tool: 'Tool' } as const;

function wordForWord(tail: readonly Numbered[]): string {
  const said = tail.map(({ number, message }) => `[#${number}] ${SPEAKERS[message.role]}:\n${message.text}`);
  return ['## Newest messages, word for word', ...said].join('\n\n');
}

/** The last resort: the text up to the limit, ending between two letters a person sees as two. */
function cutShort({ text, kept, leftOut }: Preamble, limit: number): Preamble {
  const mark = `\n[… cut here for length]\n\n${END}`;
  const room = Math.max(0, limit - mark.length);
  const end = [...new Intl.Segmenter().segment(text.slice(0, room + 1))].findLast(({ index }) => index <= room)?.index;
  return { text: `${text.slice(0, end ?? 0)}${mark}`, kept, leftOut: [...leftOut, 'the end of the newest messages'] };
}
