import type { SummaryLine } from '../core/summary.ts';
import type { PreambleSource } from './preamble-source.ts';

/** How much goes along. */
export interface Measure {
  /** How many newest messages, word for word; system messages are not counted. */
  readonly keep: number;
  readonly lines: readonly SummaryLine[];
  /** Whether the lines show the numbers of their messages. */
  readonly numbered: boolean;
  /** Which lines do not go along, in words. */
  readonly leftOut: readonly string[];
  /** System messages are shortened, where they are long. */
  readonly bounded?: true;
  /** The messages are shortened to what is left for them, which is at least this part of the limit. */
  readonly share?: number;
  /** What is told in front of the notes is as short as can be. */
  readonly terse?: true;
}

const NEWEST_EXCHANGE = 2;

/**
 * From all there is to ever smaller measures, in the order in which things are given up: word-for-word messages, oldest
 * first, but for the newest exchange; what was done; numbers; facts. Where the newest exchange cannot be whole even
 * then, it is shortened, and all lines have another chance beside it; what the user wrote or pinned goes at the very
 * last. `window`: how many messages may go along, system messages not counted.
 */
export function* measures(source: PreambleSource, window: number): Generator<Measure> {
  const all: Measure = { keep: window, lines: linesOf(source), numbered: true, leftOut: [] };
  yield all;
  const bounded: Measure = { ...all, bounded: true };
  yield bounded;
  yield* fewerMessages(bounded);
  const newest = { ...bounded, keep: leastOf(window) };
  yield* [...fewerLines(newest)].slice(1);
  const shorter = [...fewerLines({ ...newest, share: 1 / 2 })];
  yield* shorter;
  yield* lastOf(shorter.at(-1) ?? newest);
}

function linesOf({ checkpoint, own = [] }: PreambleSource): readonly SummaryLine[] {
  return checkpoint?.lines ?? own;
}

function* fewerMessages(measure: Measure): Generator<Measure> {
  for (let keep = measure.keep - NEWEST_EXCHANGE; keep >= NEWEST_EXCHANGE; keep -= NEWEST_EXCHANGE) {
    yield { ...measure, keep };
  }
}

function leastOf(window: number): number {
  return window <= NEWEST_EXCHANGE ? window : NEWEST_EXCHANGE + (window % NEWEST_EXCHANGE);
}

/** The measure as it is, then without what was done, without numbers, and with half of the facts each time. */
function* fewerLines(measure: Measure): Generator<Measure> {
  yield measure;
  const lines = measure.lines.filter(({ section, author }) => section !== 'done' || author === 'user');
  const isLess = lines.length < measure.lines.length;
  const withoutDone = isLess ? { ...measure, lines, leftOut: [...measure.leftOut, 'what was done'] } : measure;
  if (isLess) yield withoutDone;
  const bare = { ...withoutDone, numbered: false, leftOut: [...withoutDone.leftOut, 'message numbers'] };
  if (lines.some(({ evidence }) => evidence.length > 0)) yield bare;
  yield* halved(bare, isFact, 'some facts');
}

/** Half of what is not the user's each time, then the user's oldest. */
function* lastOf(measure: Measure): Generator<Measure> {
  const terse: Measure = { ...measure, share: 1 / 4, terse: true };
  yield terse;
  const others = [...halved(terse, ({ author }) => author !== 'user', 'other lines')];
  yield* others;
  const own: Measure = { ...(others.at(-1) ?? terse), share: 1 / 16 };
  for (let gone = 0; gone <= own.lines.length; gone++) {
    const words = gone === 0 ? [] : [`the oldest ${gone} of the lines that the user wrote or pinned`];
    yield { ...own, lines: own.lines.slice(gone), leftOut: [...own.leftOut, ...words] };
  }
  yield { ...own, share: 0, lines: [], leftOut: [...own.leftOut, 'all lines'] };
}

function* halved(measure: Measure, isMeant: (line: SummaryLine) => boolean, words: string): Generator<Measure> {
  const leftOut = [...measure.leftOut, words];
  let most = measure.lines.filter(isMeant).length;
  while (most > 0) {
    most >>= 1;
    yield { ...measure, lines: firstOf(measure.lines, isMeant, most), leftOut };
  }
}

function firstOf(lines: readonly SummaryLine[], isMeant: (line: SummaryLine) => boolean, most: number) {
  let seen = 0;
  return lines.filter((line) => !isMeant(line) || seen++ < most);
}

/** What the user wrote or pinned is not given up. */
function isFact({ section, author }: SummaryLine): boolean {
  return section === 'facts' && author !== 'user';
}
