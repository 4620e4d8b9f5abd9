import type { Message } from './message.ts';

/** A question and all that answers it. The first turn may lack the question. */
export type Turn = readonly Message[];

/** Cuts messages into turns: a user message after anything but a user message begins the next one. */
export function toTurns(messages: readonly Message[]): readonly Turn[] {
  const turns: Message[][] = [];
  messages.forEach((message, index) => {
    const begins = message.role === 'user' && messages[index - 1]?.role !== 'user';
    if (begins || turns.length === 0) turns.push([]);
    turns.at(-1)?.push(message);
  });
  return turns;
}
