import type { Clock } from './clock.ts';

/** For tests: a clock, and what happens when it comes to a time. */
export interface FakeClock extends Clock {
  readonly at: (time: number, run: () => void) => void;
}

/** Time passes only while it is waited for. */
export function fakeClock(): FakeClock {
  let time = 0;
  let order = 0;
  const due: { readonly time: number; readonly order: number; readonly run: () => void }[] = [];
  const wait = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
    const end = time + milliseconds;
    await microtasks();
    while (!signal.aborted) {
      due.sort((a, b) => a.time - b.time || a.order - b.order);
      if (due[0] === undefined || due[0].time > end) break;
      const next = due.shift();
      time = Math.max(time, next?.time ?? time);
      next?.run();
      await microtasks();
    }
    if (!signal.aborted) time = end;
  };
  return {
    now: () => time,
    wait,
    frame: (signal) => wait(16, signal),
    at: (when, run) => void due.push({ time: when, order: order++, run }),
  };
}

/** Observers of mutations and what waits for aborted signals have their turn. */
async function microtasks(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
}
