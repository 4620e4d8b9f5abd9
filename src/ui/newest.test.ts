import { expect, test } from 'vitest';
import type { Summarised } from '../core/summarised.ts';
import { chatOf, messagesOf } from './fake-world.ts';
import { newest } from './newest.ts';

const messages = messagesOf('How many pipes?', 'Twelve.');
const chatAt = (seenAt: number, at?: number): Summarised => {
  const chat = chatOf(messages, [{ section: 'goal', text: 'Count', evidence: [1], author: 'digest' }], { seenAt });
  if (chat.checkpoint === undefined || at === undefined) return { conversation: chat.conversation };
  return { ...chat, checkpoint: { ...chat.checkpoint, at } };
};

test.each<[string, Summarised | undefined, Summarised | undefined, 'one' | 'other']>([
  ['seen later', chatAt(1, 9), chatAt(2, 3), 'other'],
  ['seen earlier', chatAt(2, 3), chatAt(1, 9), 'one'],
  ['summarised later', chatAt(1, 3), chatAt(1, 4), 'other'],
  ['summarised at all', chatAt(1), chatAt(1, 4), 'other'],
  ['the same', chatAt(1, 3), chatAt(1, 3), 'one'],
  ['there', undefined, chatAt(1), 'other'],
  ['there first', chatAt(1), undefined, 'one'],
])('takes the one that is %s', (_, one, other, which) => {
  expect(newest(one, other)).toBe(which === 'one' ? one : other);
});
