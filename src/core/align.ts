import { isDerived } from './message-id.ts';

/** `[index in a, index in b]`, both rising. */
export type Pair = readonly [a: number, b: number];

/** A sequence of keys, and for each the place in the whole that it is known to stand at, if it is. */
export interface Sequence {
  readonly keys: readonly string[];
  readonly places: readonly (number | undefined)[];
  /** The places are of one counting: the same words at another place are another message. */
  readonly placesHold?: boolean;
}

/**
 * Which elements of two sequences are the same one, by key. Keys may repeat: those that stand once in either sequence
 * are paired first, then those at the same place, then equal neighbours, and what lies between is looked at again.
 */
export function align(a: Sequence, b: Sequence): readonly Pair[] {
  return alignWithin(a, b, {
    fromA: 0,
    toA: a.keys.length,
    fromB: 0,
    toB: b.keys.length,
    afterPair: false,
    beforePair: false,
  });
}

/** Half-open ranges of both sequences, and whether a pair stands right before or right behind them. */
interface Span {
  readonly fromA: number;
  readonly toA: number;
  readonly fromB: number;
  readonly toB: number;
  readonly afterPair: boolean;
  readonly beforePair: boolean;
}

function alignWithin(a: Sequence, b: Sequence, span: Span): readonly Pair[] {
  const unique = rising(whereTheyStand(a, b, uniquePairs(a.keys, b.keys, span)));
  const anchors = unique.length > 0 ? unique : rising(placedPairs(a, b, span));
  if (anchors.length === 0) return alignEnds(a, b, span);
  const pairs: Pair[] = [];
  let rest = span;
  for (const [atA, atB] of anchors) {
    pairs.push(...alignWithin(a, b, { ...rest, toA: atA, toB: atB, beforePair: true }), [atA, atB]);
    rest = { ...span, fromA: atA + 1, fromB: atB + 1, afterPair: true };
  }
  return [...pairs, ...alignWithin(a, b, rest)];
}

/** Without an anchor: pairs equal elements from where a pair stands; from both ends where none does. */
function alignEnds(a: Sequence, b: Sequence, span: Span): readonly Pair[] {
  let { fromA, toA, fromB, toB } = span;
  const fromFront = span.afterPair || !span.beforePair;
  const fromBack = span.beforePair || !span.afterPair;
  const front: Pair[] = [];
  const back: Pair[] = [];
  while (fromFront && fromA < toA && fromB < toB && areOne(a, fromA, b, fromB)) front.push([fromA++, fromB++]);
  while (fromBack && fromA < toA && fromB < toB && areOne(a, toA - 1, b, toB - 1)) back.push([--toA, --toB]);
  const pairs = [...front, ...back.reverse()];
  return pairs.length === 0 && fromFront && fromBack ? lastRun(a, b, span) : pairs;
}

/** All of b where a says the same in a row: the last such place, for want of a better one; none where there is none. */
function lastRun(a: Sequence, b: Sequence, { fromA, toA, fromB, toB }: Span): readonly Pair[] {
  const run = Array.from({ length: toB - fromB }, (_, index) => index);
  for (let at = toA - run.length; at >= fromA; at--) {
    if (run.every((index) => areOne(a, at + index, b, fromB + index))) {
      return run.map((index): Pair => [at + index, fromB + index]);
    }
  }
  return [];
}

/** Equal keys are two elements where both are known to stand elsewhere. */
function areOne(a: Sequence, atA: number, b: Sequence, atB: number): boolean {
  const [placeA, placeB] = [a.places[atA], b.places[atB]];
  return a.keys[atA] === b.keys[atB] && (placeA === undefined || placeB === undefined || placeA === placeB);
}

function placedPairs(a: Sequence, b: Sequence, { fromA, toA, fromB, toB }: Span): readonly Pair[] {
  const inB = new Map<number, number>();
  for (let index = fromB; index < toB; index++) {
    const place = b.places[index];
    if (place !== undefined) inB.set(place, index);
  }
  const pairs: Pair[] = [];
  for (let index = fromA; index < toA; index++) {
    const atB = inB.get(a.places[index] ?? -1);
    if (atB !== undefined && a.keys[index] === b.keys[atB]) pairs.push([index, atB]);
  }
  return pairs;
}

/** So many messages at one distance from where they stood have moved there, something in front of them being gone. */
const MOVED = 4;

/**
 * Leaves out the same words at places that both are known and differ, but where a number of messages moved alike: or all
 * there are, on a page that takes the first it shows for the first of the chat.
 */
function whereTheyStand(a: Sequence, b: Sequence, pairs: readonly Pair[]): readonly Pair[] {
  if (a.placesHold !== true || b.placesHold !== true) return pairs;
  const shiftOf = ([atA, atB]: Pair): number => (b.places[atB] ?? 0) - (a.places[atA] ?? 0);
  const isElsewhere = ([atA, atB]: Pair): boolean => isDerived(a.keys[atA] ?? '') && !areOne(a, atA, b, atB);
  const moved = new Map<number, number>();
  for (const pair of pairs.filter(isElsewhere)) moved.set(shiftOf(pair), (moved.get(shiftOf(pair)) ?? 0) + 1);
  const enough = Math.min(MOVED, b.places[0] === 0 ? Math.max(2, b.keys.length) : MOVED);
  return pairs.filter((pair) => !isElsewhere(pair) || (moved.get(shiftOf(pair)) ?? 0) >= enough);
}

function uniquePairs(a: readonly string[], b: readonly string[], span: Span): readonly Pair[] {
  const inA = places(a, span.fromA, span.toA);
  const inB = places(b, span.fromB, span.toB);
  const pairs: Pair[] = [];
  for (const [key, atA] of inA) {
    const atB = inB.get(key);
    if (atA !== REPEATED && atB !== undefined && atB !== REPEATED) pairs.push([atA, atB]);
  }
  return pairs;
}

const REPEATED = -1;

function places(keys: readonly string[], from: number, to: number): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (let index = from; index < to; index++) {
    const key = keys[index] ?? '';
    found.set(key, found.has(key) ? REPEATED : index);
  }
  return found;
}

/** The longest choice of pairs that rises in both; the pairs come in rising order of a. */
function rising(pairs: readonly Pair[]): readonly Pair[] {
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  pairs.forEach(([, atB], index) => {
    const length = firstAtLeast(ends, pairs, atB);
    before[index] = length === 0 ? undefined : ends[length - 1];
    ends[length] = index;
  });
  const chain: Pair[] = [];
  for (let index = ends.at(-1); index !== undefined; index = before[index]) {
    const pair = pairs[index];
    if (pair !== undefined) chain.push(pair);
  }
  return chain.reverse();
}

/** How many of the chains' ends lie before a place in b (binary search). */
function firstAtLeast(ends: readonly number[], pairs: readonly Pair[], atB: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < atB) low = middle + 1;
    else high = middle;
  }
  return low;
}
