import type { Message } from '../core/message.ts';
import { tokensOf } from '../core/tokens.ts';
import { refuseNumber, type Strategy, SUMMARY_ID, soundStart, split } from './window.ts';

/**
 * Keeps the system messages, a summary among them, and as many of the newest others as fit into a budget of estimated
 * tokens together with these; at least the newest message, and the newest user message, whatever they cost (A16).
 * Throws RangeError where the budget is no whole number from 0 on.
 */
export function trimToTokenBudget({ budget }: { readonly budget: number }): Strategy {
  refuseNumber('budget', budget);
  return (transcript) => {
    const { system, rest } = split(transcript.messages);
    const summary = transcript.messages.filter(({ id }) => id === SUMMARY_ID);
    const always = [...system, ...summary];
    const start = soundStart(rest, newestWithin(rest, budget - tokensOf(always)));
    return start === 0 ? transcript : { ...transcript, messages: [...always, ...rest.slice(start)] };
  };
}

/** Where the newest messages begin that fit into a budget together; the newest one always does. */
function newestWithin(rest: readonly Message[], budget: number): number {
  let start = rest.length;
  let tokens = 0;
  while (start > 0) {
    tokens += tokensOf(rest.slice(start - 1, start));
    if (tokens > budget && start < rest.length) break;
    start--;
  }
  return start;
}
