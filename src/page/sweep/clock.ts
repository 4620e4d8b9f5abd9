/** Time as a sweep knows it. Milliseconds. Every wait ends early where the signal is aborted. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Until the page has been drawn again. */
  readonly frame: (signal: AbortSignal) => Promise<void>;
}

/** A page in the background draws no frames. */
const LONGEST_FRAME = 100;

/** The clock of the page that the script is in. */
export const pageClock: Clock = {
  now: () => performance.now(),
  wait: (milliseconds, signal) => until((done) => cleared(setTimeout(done, milliseconds)), signal),
  frame: (signal) =>
    until((done) => {
      const frame = requestAnimationFrame(done);
      const clear = cleared(setTimeout(done, LONGEST_FRAME));
      return () => {
        cancelAnimationFrame(frame);
        clear();
      };
    }, signal),
};

const cleared = (timer: ReturnType<typeof setTimeout>) => () => clearTimeout(timer);

/** `begin` starts something that calls `done`, and gives what takes it back. */
function until(begin: (done: () => void) => () => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = (): void => {
      signal.removeEventListener('abort', end);
      takeBack();
      resolve();
    };
    const takeBack = begin(end);
    signal.addEventListener('abort', end);
  });
}
