/** Milliseconds from one call to the next, by name. */
export interface Stopwatch {
  readonly lap: (name: string) => void;
  readonly timings: () => Readonly<Record<string, number>>;
}

export function stopwatch(): Stopwatch {
  const laps: Record<string, number> = {};
  let since = performance.now();
  return {
    lap: (name) => {
      const now = performance.now();
      laps[name] = Math.round(now - since);
      since = now;
    },
    timings: () => ({ ...laps }),
  };
}
