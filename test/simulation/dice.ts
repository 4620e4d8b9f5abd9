import { fingerprint } from '../../src/core/fingerprint.ts';

/** A stream of numbers from 0 to below 1 that looks random and is the same each time. */
export type Dice = () => number;

export function dice(seed: string): Dice {
  let state = Number.parseInt(fingerprint(seed).slice(-6), 36) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function between(roll: Dice, least: number, most: number): number {
  return least + Math.floor(roll() * (most - least + 1));
}

export function pick<T>(roll: Dice, from: readonly T[]): T {
  const one = from[Math.floor(roll() * from.length)];
  if (one === undefined) throw new Error('there is nothing to pick from');
  return one;
}

/** Letters and digits as a key has them. */
export function randomWord(roll: Dice, length: number, letters: string): string {
  return Array.from({ length }, () => pick(roll, [...letters])).join('');
}
