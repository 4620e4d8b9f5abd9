import type { Message } from '../core/message.ts';

/** What the strategies map: messages in order. The input is never modified. */
export interface Transcript {
  readonly messages: readonly Message[];
}

/**
 * A map from a transcript to what of it is sent. The very same object comes back when nothing is left out, and applying
 * a strategy twice is applying it once (seed behaviours A1, A9, A12).
 */
export type Strategy = (transcript: Transcript) => Transcript;

/** Id of the message that carries a summary. */
export const SUMMARY_ID = 'summary';

/** System messages, wherever they stand, and the others; a summary put there before is neither (A3). */
export interface Split {
  readonly system: readonly Message[];
  readonly rest: readonly Message[];
}

/** Both in their order; the same objects. */
export function split(messages: readonly Message[]): Split {
  return {
    system: messages.filter(({ role, id }) => role === 'system' && id !== SUMMARY_ID),
    rest: messages.filter(({ role }) => role !== 'system'),
  };
}

/**
 * The place a window may really begin that should begin at `start`: behind tool results whose call would be left out
 * (A5), and no later than the newest user message, where there is one (A6).
 */
export function soundStart(rest: readonly Message[], start: number): number {
  let sound = start;
  while (rest[sound]?.role === 'tool') sound++;
  const lastAsked = rest.findLastIndex(({ role }) => role === 'user');
  return lastAsked === -1 ? sound : Math.min(sound, lastAsked);
}

/** The place where nothing from `start` on is cut off from its call: tool results take the message before them along. */
export function withCall(rest: readonly Message[], start: number): number {
  let from = start;
  while (from > 0 && rest[from]?.role === 'tool') from--;
  return from;
}

/** Throws RangeError where a count or a budget is no whole number from 0 on: in every build, not only in tests (A2). */
export function refuseNumber(name: string, value: number): void {
  if (!Number.isInteger(value) || value < 0) {
    throw new RangeError(`${name} must be a whole number from 0 on, not ${value}`);
  }
}
