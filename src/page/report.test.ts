import { expect, test } from 'vitest';
import type { Capture } from '../core/capture.ts';
import { wasReadAs } from './report.ts';

function capture(chatId: string, ...texts: readonly string[]): Capture {
  const messages = texts.map((text) => ({ role: 'user' as const, text, attachments: [], complete: true }));
  const frame = { site: 'chatgpt', url: `https://chatgpt.com/c/${chatId}`, via: 'page' as const, holes: [] };
  return { ...frame, chatId, messages, reachesStart: true, reachesEnd: true };
}

function withoutId(url: string, ...texts: readonly string[]): Capture {
  return { ...capture('', ...texts), url };
}

test.each([
  ['the first chat', capture('new', 'a'), undefined, false],
  ['the same chat again', capture('same', 'a'), capture('same', 'a'), false],
  ['another chat', capture('new', 'c', 'd'), capture('old', 'a', 'b'), false],
  [
    'a chat of which a message was read under another address',
    capture('new', 'b', 'c'),
    capture('old', 'a', 'b'),
    true,
  ],
  ['a chat that may have its id only now', capture('new', 'b', 'c'), withoutId('https://chatgpt.com/', 'b'), false],
  [
    'a chat of which a message was read in a temporary one',
    capture('new', 'b', 'c'),
    withoutId('https://chatgpt.com/?temporary-chat=true', 'b'),
    true,
  ],
])('%s', (_, now, last, expected) => {
  expect(wasReadAs(last, now)).toBe(expected);
});
