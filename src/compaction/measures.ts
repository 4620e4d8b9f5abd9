import type { SummaryLine } from '../core/summary.ts';
import type { PreambleSource } from './preamble-source.ts';

/** How much goes along. */
export interface Measure {
  /** How many newest messages, word for word. */
  readonly keep: number;
  readonly lines: readonly SummaryLine[];
  /** Whether the lines show the numbers of their messages. */
  readonly numbered: boolean;
  /** What does not go along, in words. */
  readonly leftOut: readonly string[];
}

const NEWEST_EXCHANGE = 2;

/** From all there is to ever smaller measures, in the order in which things are given up. */
export function* measures({ settings, checkpoint }: PreambleSource): Generator<Measure> {
  const all: Measure = { keep: settings.keepLast, lines: checkpoint?.lines ?? [], numbered: true, leftOut: [] };
  yield all;
  yield* fewerMessages(all);
  const newest = [...fewerMessages(all)].at(-1) ?? all;
  const lines = all.lines.filter(({ section, author }) => section !== 'done' || author === 'user');
  const withoutDone = { ...newest, lines, leftOut: [...newest.leftOut, 'what was done'] };
  yield withoutDone;
  const bare = { ...withoutDone, numbered: false, leftOut: [...withoutDone.leftOut, 'message numbers'] };
  yield bare;
  yield* fewerFacts(bare);
}

function* fewerMessages(measure: Measure): Generator<Measure> {
  for (let keep = measure.keep - NEWEST_EXCHANGE; keep >= NEWEST_EXCHANGE; keep -= NEWEST_EXCHANGE) {
    yield { ...measure, keep, leftOut: [`all but the newest ${keep} messages word for word`] };
  }
}

function* fewerFacts(measure: Measure): Generator<Measure> {
  const leftOut = [...measure.leftOut, 'some facts'];
  let facts = measure.lines.filter(isFact).length;
  while (facts > 0) {
    facts >>= 1;
    yield { ...measure, lines: firstFacts(measure.lines, facts), leftOut };
  }
}

function firstFacts(lines: readonly SummaryLine[], most: number): readonly SummaryLine[] {
  let seen = 0;
  return lines.filter((line) => !isFact(line) || seen++ < most);
}

/** What the user wrote or pinned is not given up. */
function isFact({ section, author }: SummaryLine): boolean {
  return section === 'facts' && author !== 'user';
}
