import type { SweepEnd } from '../../protocol/page-api.ts';
import type { Clock } from './clock.ts';

/** What a sweep may cost. Milliseconds, but for the steps. */
export interface Limits {
  /** Time spent in a page that is seen. */
  readonly time: number;
  /** How long it waits in a row for a hidden page to be seen again. */
  readonly hidden: number;
  /** How many times it scrolls. */
  readonly steps: number;
}

export const LIMITS: Limits = { time: 3 * 60_000, hidden: 10 * 60_000, steps: 3000 };

export type CutShort = Exclude<SweepEnd['end'], 'whole' | 'with-gaps' | 'no-scroller'>;

/** How far a sweep may go on. */
export interface Course {
  /** Aborted when the sweep is to end. */
  readonly signal: AbortSignal;
  readonly stop: (why: CutShort) => void;
  /** Why it ends before its time, if it does. */
  readonly cut: () => CutShort | undefined;
  /** To be asked before each step: waits while the page is hidden, and gives whether the sweep goes on. */
  readonly goesOn: () => Promise<boolean>;
  /** Lets go of the page; nothing is cut short. */
  readonly end: () => void;
  /** How many times the page has been hidden: what a hidden page shows proves nothing. */
  readonly timesHidden: () => number;
}

export function courseOf(document: Document, clock: Clock, limits: Limits, outside: AbortSignal): Course {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, outside]);
  const began = clock.now();
  let cut: CutShort | undefined;
  let [steps, timesHidden, waited] = [0, 0, 0];
  const isHidden = (): boolean => document.visibilityState === 'hidden';
  const count = (): void => {
    if (isHidden()) timesHidden++;
  };
  document.addEventListener('visibilitychange', count, { signal });
  outside.addEventListener('abort', () => stop('stopped'), { signal: ended.signal });
  const stop = (why: CutShort): void => {
    cut ??= why;
    ended.abort();
  };
  const waitUntilSeen = async (): Promise<void> => {
    const hiddenAt = clock.now();
    await seenAgain(document, clock, limits.hidden, signal);
    waited += clock.now() - hiddenAt;
    if (isHidden()) stop('hidden-too-long');
  };
  const goesOn = async (): Promise<boolean> => {
    if (isHidden() && !signal.aborted) await waitUntilSeen();
    steps++;
    if (steps > limits.steps) stop('steps');
    if (clock.now() - began - waited > limits.time) stop('time');
    return !signal.aborted;
  };
  return { signal, stop, cut: () => cut, end: () => ended.abort(), goesOn, timesHidden: () => timesHidden };
}

async function seenAgain(document: Document, clock: Clock, within: number, signal: AbortSignal): Promise<void> {
  const seen = new AbortController();
  const either = AbortSignal.any([seen.signal, signal]);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' || seen.abort(), {
    signal: either,
  });
  await clock.wait(within, either);
}
