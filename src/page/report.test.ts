import { expect, test } from 'vitest';
import type { Capture } from '../core/capture.ts';
import { isLeftOver } from './report.ts';

function capture(chatId: string, ...texts: readonly string[]): Capture {
  const messages = texts.map((text) => ({ role: 'user' as const, text, attachments: [], complete: true }));
  const frame = { site: 'chatgpt', url: `https://chatgpt.com/c/${chatId}`, via: 'page' as const, holes: [] };
  return { ...frame, chatId, messages, reachesStart: true, reachesEnd: true };
}

test('the same messages under another address are those of the chat before', () => {
  expect(isLeftOver(capture('new', 'a', 'b'), capture('old', 'a', 'b'))).toBe(true);
});

test.each([
  ['the first chat', capture('new', 'a'), undefined],
  ['the same chat again', capture('same', 'a'), capture('same', 'a')],
  ['another chat', capture('new', 'a', 'c'), capture('old', 'a', 'b')],
  ['a chat that begins like it', capture('new', 'a'), capture('old', 'a', 'b')],
])('%s is itself', (_, now, last) => {
  expect(isLeftOver(now, last)).toBe(false);
});
