import type { Candidate } from './pool.ts';
import { refusedTerms } from './refused.ts';
import { type Value, valuesOf } from './values.ts';

/** What became of the candidates whose values were corrected later. */
export interface Corrections {
  /** Orders of the candidates that are wholly out of date. */
  readonly gone: ReadonlySet<number>;
  /** What to put behind a line, by order: `(was 8080)` on the new one, `(8080 → 9090)` on an old one worth keeping. */
  readonly notes: ReadonlyMap<number, Note>;
  /** What stands in the place of a goal that is wholly out of date, by its order. */
  readonly successors: ReadonlyMap<number, number>;
}

export interface Note {
  readonly text: string;
  /** The message that corrects, where it is a later one. */
  readonly evidence: readonly number[];
}

/** Share of the things spoken of that two sentences about the same thing have in common, and the fewest of them. */
const SAME_THING = 0.5;
const FEWEST_SHARED = 2;
/** Only the latest sentences about a thing are compared. */
const LATEST = 8;
/** A goal that speaks of no more things than its value is wholly out of date with it. */
const BRIEF = 2;
const MOST_TERMS = 40;

interface Claim {
  readonly candidate: Candidate;
  readonly slot: readonly string[];
  readonly values: readonly Value[];
}

interface Change {
  readonly from: Value;
  readonly to: Value;
}

/** Finds what a later sentence gives another value for. Only a change that is announced corrects: "box 3 holds 9" and
 * "box 4 holds 12" are two facts. */
export function corrections(pool: readonly Candidate[], keep: ReadonlySet<number>): Corrections {
  const claims = new Map<string, Claim[]>();
  const gone = new Set<number>();
  const notes = new Map<number, Note>();
  const successors = new Map<number, number>();
  for (const candidate of pool) {
    if (!candidate.traits.hasDigit || candidate.unit.kind === 'code' || candidate.unit.kind === 'command') continue;
    const now = claimOf(candidate);
    const announced = candidate.traits.cues.has('change') || refusesNumber(candidate.unit.text);
    for (const [before, shared] of announced ? earlier(now, claims) : []) {
      const change = gone.has(before.candidate.order) ? undefined : changeBetween(before, now, shared);
      if (change === undefined) continue;
      const kept = keep.has(before.candidate.order);
      const isWhole = before.values.length === 1 && (kept ? before.slot.length <= BRIEF : shared >= FEWEST_SHARED);
      if (isWhole && kept) successors.set(before.candidate.order, candidate.order);
      if (isWhole) gone.add(before.candidate.order);
      else
        notes.set(before.candidate.order, {
          text: `(${change.from.text} → ${change.to.text})`,
          evidence: candidate.unit.evidence,
        });
      if (!candidate.unit.text.includes(change.from.text))
        notes.set(candidate.order, { text: `(was ${change.from.text})`, evidence: [] });
    }
    for (const key of keysOf(now)) claims.set(key, [...(claims.get(key) ?? []).slice(1 - LATEST), now]);
  }
  return { gone, notes, successors };
}

function refusesNumber(text: string): boolean {
  return [...refusedTerms(text)].some((term) => /\p{N}/u.test(term));
}

function claimOf(candidate: Candidate): Claim {
  const slot = [...candidate.traits.terms].filter((term) => !/\p{N}/u.test(term)).slice(0, MOST_TERMS);
  return { candidate, slot, values: valuesOf(candidate.unit.text) };
}

/** A claim is found again by what it speaks of, and by a value of two digits or more, a date also by its day. */
function keysOf({ slot, values }: Claim): readonly string[] {
  const names = values.flatMap(({ text }) => [text, dayOf(text)]).filter((name) => /\p{N}.?\p{N}/u.test(name ?? ''));
  return [...slot, ...new Set(names.map((name) => `=${name}`))];
}

/** The day of `15 May`, by which it is spoken of later: "instead of the 15th". */
function dayOf(text: string): string | undefined {
  return /^(\p{N}{1,2})\s\p{Lu}/u.exec(text)?.[1];
}

/** Earlier claims with how many things they share with this one. */
function earlier(now: Claim, claims: ReadonlyMap<string, readonly Claim[]>): ReadonlyMap<Claim, number> {
  const shared = new Map<Claim, number>();
  for (const key of keysOf(now)) {
    const weight = key.startsWith('=') ? 0 : 1;
    for (const claim of claims.get(key) ?? []) shared.set(claim, (shared.get(claim) ?? 0) + weight);
  }
  return shared;
}

function changeBetween(before: Claim, now: Claim, shared: number): Change | undefined {
  if (before.candidate.unit.evidence.at(-1) === now.candidate.unit.evidence.at(-1)) return undefined;
  const named = namedChange(before, now);
  if (named !== undefined || shared < FEWEST_SHARED) return named;
  return shared >= SAME_THING * Math.min(now.slot.length, before.slot.length) ? onlyChange(before, now) : undefined;
}

/** "16:40, not 15:40": the correction names the old value itself, beside one new value of the same kind. */
function namedChange(before: Claim, now: Claim): Change | undefined {
  for (const from of before.values) {
    const isNamed = now.values.some(({ text }) => text === from.text || text === dayOf(from.text));
    if (from.text.length < 2 || !isNamed) continue;
    const others = now.values.filter((value) => value.text !== from.text && value.kind === from.kind);
    const [to] = others;
    if (others.length === 1 && to !== undefined && !before.values.some(({ text }) => text === to.text))
      return { from, to };
  }
  return undefined;
}

/** The one value of a kind that differs, where there is just one on either side. */
function onlyChange(before: Claim, now: Claim): Change | undefined {
  for (const to of now.values) {
    const same = (value: Value): boolean => value.kind === to.kind;
    const olds = before.values.filter(same);
    const [from] = olds;
    if (from === undefined || olds.length !== 1 || now.values.filter(same).length !== 1) continue;
    if (from.text !== to.text) return { from, to };
  }
  return undefined;
}
