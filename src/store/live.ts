import { liveQuery } from 'dexie';

/** Calls back with a query's answer now and whenever what it read has changed, until the signal is aborted. */
export function live<T>(query: () => Promise<T>, signal: AbortSignal, next: (value: T) => void): void {
  const subscription = liveQuery(query).subscribe({ next });
  signal.addEventListener('abort', () => subscription.unsubscribe(), { once: true });
}
