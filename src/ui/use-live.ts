import { useEffect, useState } from 'preact/hooks';

/** Calls back with a query's answer now and whenever it changes, until the signal is aborted. */
export type Live = <T>(query: () => Promise<T>, signal: AbortSignal, next: (value: T) => void) => void;

/**
 * What a query of the store answers for a key, kept up to date. Undefined until the first answer, and without a key.
 * `live` and `query` must stay the same functions.
 */
export function useLive<K extends string | number, T>(
  live: Live,
  query: (key: K) => Promise<T>,
  key: K | undefined,
): T | undefined {
  const [answer, setAnswer] = useState<{ readonly key: K; readonly value: T }>();
  useEffect(() => {
    if (key === undefined) return undefined;
    const lifetime = new AbortController();
    live(
      () => query(key),
      lifetime.signal,
      (value) => setAnswer({ key, value }),
    );
    return () => lifetime.abort();
  }, [live, query, key]);
  return answer?.key === key ? answer?.value : undefined;
}
