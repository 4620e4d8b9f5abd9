import { expect, test } from 'vitest';
import { oneLine } from './one-line.ts';

test('line breaks and control characters are one space', () => {
  expect(oneLine(' a\r\nb\u2028c\u0085d\u001b[31me\t\tf ')).toBe('a b c d [31me f');
});

test('what is too long is cut between characters and says so', () => {
  expect(oneLine('x'.repeat(30_000))).toBe(`${'x'.repeat(159)}…`);
  expect(oneLine('👩‍🚀'.repeat(4), 12)).toBe('👩‍🚀👩‍🚀…');
});

test('what fits stays as it is', () => {
  expect(oneLine('"Pipes" #1', 10)).toBe('"Pipes" #1');
});
