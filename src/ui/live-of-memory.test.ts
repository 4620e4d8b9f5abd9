import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOOK_EVERY, liveOfMemory } from './live-of-memory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asks for the answer at once and after each change, and no more when nobody looks', async () => {
  const told: number[] = [];
  const lifetime = new AbortController();
  let [at, answer] = [5, 1];
  const query = vi.fn(async () => answer);
  liveOfMemory(
    async () => at,
    query,
    lifetime.signal,
    (value) => told.push(value),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([1]);
  await vi.advanceTimersByTimeAsync(3 * LOOK_EVERY);
  expect(query).toHaveBeenCalledTimes(1);
  [at, answer] = [6, 2];
  await vi.advanceTimersByTimeAsync(LOOK_EVERY);
  expect(told).toEqual([1, 2]);
  lifetime.abort();
  [at, answer] = [7, 3];
  await vi.advanceTimersByTimeAsync(3 * LOOK_EVERY);
  expect(told).toEqual([1, 2]);
});

test('a worker that does not answer is asked again', async () => {
  const told: string[] = [];
  const changedAt = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('asleep')).mockResolvedValue(1);
  liveOfMemory(
    changedAt,
    async () => 'there',
    new AbortController().signal,
    (value) => told.push(value),
  );
  await vi.advanceTimersByTimeAsync(LOOK_EVERY);
  expect(told).toEqual(['there']);
});
