import { align, type Pair } from './align.ts';
import { alike, lettersKey } from './alike.ts';
import type { CapturedMessage } from './capture.ts';
import { isDerived } from './message-id.ts';

type Readings = readonly CapturedMessage[];

/**
 * Which messages of two readings of one chat are the same, in order: by the site's ids where both have them, by the
 * letters they hold, and between such pairs one by one by most of their words.
 */
export function pairReadings(a: Readings, b: Readings): readonly Pair[] {
  const byId = align(sequence(a, idOr('a')), sequence(b, idOr('b')));
  return between(byId, a, b, (someA, someB) =>
    between(align(sequence(someA, lettersKey), sequence(someB, lettersKey)), someA, someB, pairAlike),
  );
}

type KeyOf = (message: CapturedMessage, index: number) => string;

/** The site's id; without one, a key that nothing on the other side has. */
function idOr(side: string): KeyOf {
  return ({ id }, index) => (id === undefined || isDerived(id) ? `${side} ${index}` : `id ${id}`);
}

function sequence(messages: Readings, keyOf: KeyOf) {
  return { keys: messages.map(keyOf), places: messages.map(() => undefined) };
}

/** The pairs, and those that `find` finds in the stretches in front of, between and behind them. */
function between(
  pairs: readonly Pair[],
  a: Readings,
  b: Readings,
  find: (a: Readings, b: Readings) => readonly Pair[],
): readonly Pair[] {
  const found: Pair[] = [];
  let [fromA, fromB] = [0, 0];
  for (const [toA, toB] of [...pairs, [a.length, b.length] as const]) {
    for (const [atA, atB] of find(a.slice(fromA, toA), b.slice(fromB, toB))) found.push([fromA + atA, fromB + atB]);
    if (toA < a.length && toB < b.length) found.push([toA, toB]);
    [fromA, fromB] = [toA + 1, toB + 1];
  }
  return found;
}

/** Each with the next on the other side that is like it. */
function pairAlike(a: Readings, b: Readings): readonly Pair[] {
  const pairs: Pair[] = [];
  let from = 0;
  a.forEach((message, atA) => {
    const atB = b.findIndex((other, index) => index >= from && alike(message, other));
    if (atB === -1) return;
    pairs.push([atA, atB]);
    from = atB + 1;
  });
  return pairs;
}
