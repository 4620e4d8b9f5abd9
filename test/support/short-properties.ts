import type { IRawProperty, Parameters } from 'fast-check';
import { vi } from 'vitest';

/** Thousands of mutants cannot wait for thousands of examples each: so many, and always the same ones, must do. */
const RUNS = 20;

vi.mock('fast-check', async (original) => {
  const { default: fc } = await original<typeof import('fast-check')>();
  const assert = <T>(property: IRawProperty<T>, options?: Parameters<T>) =>
    fc.assert(property, { ...options, numRuns: Math.min(options?.numRuns ?? RUNS, RUNS), seed: 1, endOnFailure: true });
  return { default: { ...fc, assert } };
});
