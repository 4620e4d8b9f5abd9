import { expect, test } from 'vitest';
import { firstOf, inRanges } from './in-ranges.ts';

test.each([
  [[3], 'message 3'],
  [[3, 4], 'messages 3 to 4'],
  [[1, 5, 6, 7, 9], 'messages 1, 5 to 7, 9'],
  [Array.from({ length: 12 }, (_, index) => 2 * index), 'messages 0, 2, 4, 6, 8, 10, 12, 14, 16, 18 and 2 more'],
])('%j are %s', (numbers, words) => {
  expect(inRanges(numbers)).toBe(words);
});

test('ten are all named', () => {
  expect(firstOf([...'abcdefghij'], '; ')).toBe('a; b; c; d; e; f; g; h; i; j');
});
