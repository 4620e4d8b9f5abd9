import { expect, test } from 'vitest';
import { fenced } from './fenced.ts';

test('a line break at the end of the code is not an empty line', () => {
  expect(fenced('a\n\nb\n')).toBe('```\na\n\nb\n```');
});

test('the fence is longer than any in the code', () => {
  expect(fenced('````\nx\n````')).toBe('`````\n````\nx\n````\n`````');
});
