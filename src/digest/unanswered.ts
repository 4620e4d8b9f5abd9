import type { Message } from '../core/message.ts';

/** Numbers of the messages behind the last complete answer: requests without one, and an answer broken off. */
export function unanswered(messages: readonly Message[]): ReadonlySet<number> {
  const answered = messages.findLastIndex(({ role, complete }) => role === 'assistant' && complete);
  const open = messages.map((message, index) => ({ message, number: index + 1 })).slice(answered + 1);
  return new Set(open.filter(({ message }) => message.role !== 'system').map(({ number }) => number));
}
