import type { Capture } from '../../core/capture.ts';
import { captureOf } from '../../core/capture-of.ts';
import { merge } from '../../core/merge.ts';
import type { Clock } from './clock.ts';

/** Milliseconds from one delivery to the next: what is read meanwhile goes together. */
const BETWEEN = 400;

/** Hands readings in, those of a while joined into one. */
export interface HandIn {
  /** Takes a reading; may wait until earlier ones are stored. Throws what the delivery throws. */
  readonly add: (capture: Capture) => Promise<void>;
  /** Ends when all is stored. */
  readonly rest: () => Promise<void>;
}

export function handIn(deliver: (capture: Capture) => Promise<void>, clock: Pick<Clock, 'now'>): HandIn {
  let waiting: Capture | undefined;
  let deliveredAt = Number.NEGATIVE_INFINITY;
  const rest = async (): Promise<void> => {
    const capture = waiting;
    if (capture === undefined) return;
    waiting = undefined;
    await deliver(capture);
    deliveredAt = clock.now();
  };
  const add = async (capture: Capture): Promise<void> => {
    waiting = waiting === undefined ? capture : joined(waiting, capture);
    if (clock.now() - deliveredAt >= BETWEEN) await rest();
  };
  return { add, rest };
}

/** Two readings, one after the other, as one; only what the site itself states is stated. */
function joined(earlier: Capture, later: Capture): Capture {
  const both = merge(merge(undefined, earlier, 0), later, 1);
  const { stated: _, ...capture } = captureOf(both);
  return later.stated === undefined ? capture : { ...capture, stated: later.stated };
}
