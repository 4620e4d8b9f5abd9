import {
  BEGIN_MARK,
  endMark,
  LABELS,
  NEWEST_HEADINGS,
  withoutMarks,
  withoutMarkWords,
} from '../core/preamble-frame.ts';
import { headingLanguage, type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import { absentOf, coverageLine, newestCount } from './coverage-line.ts';
import { inRanges } from './in-ranges.ts';
import { SUMMARY_LABEL } from './keep-last.ts';
import type { Measure } from './measures.ts';
import type { PreambleSource } from './preamble-source.ts';
import { type Said, saidMarkdown } from './said.ts';

export interface Preamble {
  readonly text: string;
  /** How many newest messages are in it word for word. */
  readonly kept: number;
  /** What did not fit, in words. */
  readonly leftOut: readonly string[];
}

/** What goes into a preamble. */
export interface Chosen {
  readonly measure: Measure;
  /** All messages that might stand there word for word. */
  readonly window: readonly Said[];
  /** Those that do. */
  readonly said: readonly Said[];
  /** BCP 47 primary tag of the chat's language. */
  readonly language: string | undefined;
}

/** In characters. */
const LONGEST_LABEL = 200;
const LONGEST_TERSE_LABEL = 60;

/** Writes what was chosen, says what it covers, and what was left out. */
export function writePreamble(source: PreambleSource, chosen: Chosen): Preamble {
  const { conversation, checkpoint } = source;
  const { measure, said } = chosen;
  const language = checkpoint?.language ?? chosen.language;
  const lines = linesBeside(source, chosen);
  const terse = measure.terse === true;
  const held = { said: said.map(({ number }) => number), covered: coveredBy(source, chosen, lines), terse };
  const absent = absentOf(held, conversation.messages.length);
  const leftOut = leftOutOf(chosen, held.said, absent, conversation.messages.length);
  const untold = leftOut.length > 0 || absent.length === 0 ? '' : ` These notes do not hold ${inRanges(absent)}.`;
  const told = `${coverageLine(source, held)}${untold}`;
  const head = [labelOf(source, chosen), told, ...leftOutLine(leftOut), BEGIN_MARK].join('\n');
  const notes = [summaryMarkdown(lines, language), wordForWord(said, language)].filter((part) => part !== '');
  const text = [head, ...notes.map(withoutMarks), endMark(conversation.key)].join('\n\n');
  return { text, kept: newestCount(held.said, conversation.messages.length), leftOut };
}

function labelOf({ settings }: PreambleSource, { language, measure }: Chosen): string {
  const own = withoutMarkWords(settings.summaryLabel ?? '')
    .replace(/\s+/g, ' ')
    .trim();
  const label = own === '' ? (LABELS[language ?? 'en'] ?? SUMMARY_LABEL) : own;
  const graphemes = [...new Intl.Segmenter().segment(label.slice(0, LONGEST_LABEL * 2))];
  const most = measure.terse ? LONGEST_TERSE_LABEL : LONGEST_LABEL;
  const end = graphemes.findLast(({ index }) => index <= most)?.index ?? 0;
  return label.length <= most ? label : label.slice(0, end);
}

/**
 * The lines, without those that rest on messages which go along word for word anyway; the user's stay. Where all messages
 * go along there is nothing to summarise, as in `keepLastWithSummary`.
 */
function linesBeside({ conversation }: PreambleSource, { said, measure }: Chosen): readonly SummaryLine[] {
  const there = new Set(said.map(({ number }) => number));
  const isSummarised = conversation.messages.some(({ role }, index) => role !== 'tool' && !there.has(index + 1));
  const whole = new Set(said.filter((each) => each.whole).map(({ number }) => number));
  const isShort = said.some((each) => !each.whole);
  const isSaidAnyway = ({ evidence }: SummaryLine): boolean =>
    evidence.length > 0 && evidence.every((at) => whole.has(at));
  const beside = measure.lines.filter(
    (line) => line.author === 'user' || ((isSummarised || isShort) && !isSaidAnyway(line)),
  );
  return measure.numbered ? beside : beside.map((line) => ({ ...line, evidence: [] }));
}

/** How far the summary reaches, where there is something of it in the lines and not only of the user's. */
function coveredBy(
  { checkpoint, conversation }: PreambleSource,
  { said }: Chosen,
  lines: readonly SummaryLine[],
): number {
  const isEngines = ({ author }: SummaryLine): boolean => author !== 'user';
  const areAllTheUsers = lines.length > 0 && checkpoint?.lines.some(isEngines) === false;
  const isThere = lines.some(isEngines) || (areAllTheUsers && said.length < conversation.messages.length);
  return isThere ? (checkpoint?.count ?? 0) : 0;
}

function leftOutOf(
  { measure, window, said }: Chosen,
  numbers: readonly number[],
  absent: readonly number[],
  length: number,
): readonly string[] {
  const isFewer = said.length < window.length;
  const cut = said.filter(({ whole }) => !whole).map(({ number }) => number);
  return [
    ...(isFewer ? [`all but the newest ${newestCount(numbers, length)} messages word for word`] : []),
    ...(isFewer && absent.length > 0 ? [`${inRanges(absent)} altogether (no summary covers them)`] : []),
    ...measure.leftOut,
    ...(cut.length > 0 ? [`parts of ${inRanges(cut)}`] : []),
  ];
}

function leftOutLine(leftOut: readonly string[]): readonly string[] {
  return leftOut.length === 0 ? [] : [`Left out for length: ${leftOut.join(', ')}.`];
}

function wordForWord(said: readonly Said[], language: string | undefined): string {
  if (said.length === 0) return '';
  return [`## ${NEWEST_HEADINGS[headingLanguage(language)]}`, ...said.map(saidMarkdown)].join('\n\n');
}
