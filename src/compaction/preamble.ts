import { closeFence } from '../core/fence.ts';
import { languageOfChat } from '../core/language.ts';
import type { Message } from '../core/message.ts';
import { BEGIN_MARK, endMark, LABELS, NEWEST_HEADINGS, withoutMarks } from '../core/preamble-frame.ts';
import { headingLanguage, type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import { coverageLine } from './coverage-line.ts';
import { keepLastWithSummary, SUMMARY_LABEL } from './keep-last.ts';
import { type Measure, measures } from './measures.ts';
import type { PreambleSource } from './preamble-source.ts';
import { SUMMARY_ID } from './window.ts';

export interface Preamble {
  readonly text: string;
  /** How many newest messages are in it word for word. */
  readonly kept: number;
  /** What did not fit, in words. */
  readonly leftOut: readonly string[];
}

/**
 * UTF-16 units. Well below what any box is reported to take (reports of 2026: ChatGPT's stops near 48,000, Gemini's
 * sooner), so that there is room for a draft.
 */
export const DEFAULT_LIMIT = 24_000;

/**
 * The text that opens a fresh chat: the label in the chat's language, what it covers, and between two marks the summary
 * and the newest messages word for word, under headings in the summary's language; the end mark asks to wait.
 * `findPreamble` knows it again. What `keepLastWithSummary` keeps is what is in it; where that does not fit the limit, old
 * kept messages go first (never the newest exchange), then *Done*, then evidence numbers, then facts, and it says so.
 */
export function buildPreamble(source: PreambleSource): Preamble {
  const limit = source.limit ?? DEFAULT_LIMIT;
  const chatLanguage = languageOfChat(source.conversation.messages)?.code;
  let draft: Preamble | undefined;
  for (const measure of measures(source)) {
    draft = write(source, measure, chatLanguage);
    if (draft.text.length <= limit) return draft;
  }
  if (draft === undefined) throw new Error('there is always a measure');
  return cutShort(draft, limit);
}

function write(source: PreambleSource, measure: Measure, code: string | undefined): Preamble {
  const { conversation, checkpoint } = source;
  const { leftOut } = measure;
  const label = source.settings.summaryLabel ?? LABELS[code ?? 'en'] ?? SUMMARY_LABEL;
  const language = checkpoint?.language ?? code;
  const tail = tailOf(source, measure.keep);
  const noted = () => summaryMarkdown(linesBeside(tail, measure), language);
  const { messages } = strategy(source, measure, label, noted)(conversation);
  const summary = messages.find(({ id }) => id === SUMMARY_ID)?.text.slice(label.length + 1);
  const head = [label, coverageLine(source, tail.length), ...leftOutLine(leftOut), BEGIN_MARK].join('\n');
  const notes = [summary, tail.length > 0 ? wordForWord(tail, language) : undefined].filter(
    (part) => part !== undefined,
  );
  const text = [head, ...notes.map(withoutMarks), endMark(conversation.key)].join('\n\n');
  return { text, kept: tail.length, leftOut };
}

function strategy(
  { checkpoint, conversation }: PreambleSource,
  { keep }: Pick<Measure, 'keep'>,
  label: string,
  summary: () => string,
) {
  // by place: a site may give its messages other ids at the next load
  const through = checkpoint && conversation.messages[checkpoint.count - 1]?.id;
  return keepLastWithSummary({
    summary,
    count: keep,
    summaryLabel: label,
    ...(through === undefined ? {} : { throughMessageId: through }),
  });
}

interface Numbered {
  readonly number: number;
  readonly message: Message;
}

/** The messages that `keepLastWithSummary` keeps, with their numbers in the conversation. */
function tailOf(source: PreambleSource, keep: number): readonly Numbered[] {
  const { messages } = source.conversation;
  const kept = new Set(strategy(source, { keep }, '', () => '')({ messages }).messages);
  return messages.map((message, index) => ({ number: index + 1, message })).filter(({ message }) => kept.has(message));
}

/** The lines of the summary, without those that rest on messages which go along word for word anyway; the user's stay. */
function linesBeside(tail: readonly Numbered[], { lines, numbered }: Measure): readonly SummaryLine[] {
  const numbers = new Set(tail.map(({ number }) => number));
  const isSaidAnyway = ({ author, evidence }: SummaryLine): boolean =>
    author !== 'user' && evidence.length > 0 && evidence.every((at) => numbers.has(at));
  const beside = lines.filter((line) => !isSaidAnyway(line));
  return numbered ? beside : beside.map((line) => ({ ...line, evidence: [] }));
}

function leftOutLine(leftOut: readonly string[]): readonly string[] {
  return leftOut.length === 0 ? [] : [`Left out for length: ${leftOut.join(', ')}.`];
}

const SPEAKERS = { user: 'User', assistant: 'Assistant', system: 'System', tool: 'Tool' } as const;

/** How each message begins; in a message's own text it must not look as if another one began there. */
const BEGINNING = new RegExp(`^(\\s*)\\[(?=#\\d+\\]\\s*(?:${Object.values(SPEAKERS).join('|')}):)`, 'gim');

function wordForWord(tail: readonly Numbered[], language: string | undefined): string {
  const said = tail.map(
    ({ number, message }) =>
      `[#${number}] ${SPEAKERS[message.role]}:\n${closeFence(message.text.replace(BEGINNING, '$1('))}`,
  );
  return [`## ${NEWEST_HEADINGS[headingLanguage(language)]}`, ...said].join('\n\n');
}

/** The last resort: the text up to the limit, ending between two letters a person sees as two. */
function cutShort({ text, kept, leftOut }: Preamble, limit: number): Preamble {
  const mark = `\n[… cut here for length]\n\n${text.slice(text.lastIndexOf('\n') + 1)}`;
  const room = Math.max(0, limit - mark.length);
  const end = [...new Intl.Segmenter().segment(text.slice(0, room + 1))].findLast(({ index }) => index <= room)?.index;
  return { text: `${text.slice(0, end ?? 0)}${mark}`, kept, leftOut: [...leftOut, 'the end of the newest messages'] };
}
