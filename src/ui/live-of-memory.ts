/** How often the worker's memory is asked whether it has changed. Milliseconds. */
export const LOOK_EVERY = 1_000;

/**
 * Calls back with a query's answer now and whenever the worker's memory has changed (`changedAt` gives another number),
 * until the signal is aborted. The browser tells of no change there. It keeps the worker awake, too, while somebody reads
 * what only the worker has.
 */
export function liveOfMemory<T>(
  changedAt: () => Promise<number>,
  query: () => Promise<T>,
  signal: AbortSignal,
  next: (value: T) => void,
): void {
  let seen: number | undefined;
  const look = async (): Promise<void> => {
    const at = await changedAt();
    if (at === seen || signal.aborted) return;
    seen = at;
    const value = await query();
    if (!signal.aborted) next(value);
  };
  // a worker that does not answer now may do so at the next look
  const lookQuietly = (): void => void look().catch(() => undefined);
  const timer = setInterval(lookQuietly, LOOK_EVERY);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
  lookQuietly();
}
