import { expect, test } from 'vitest';
import { REMAINS } from './compose.ts';
import { failedInsertion } from './take-carry.ts';

test('a person is told where the preamble is now', () => {
  expect(failedInsertion('Claude', '', true)).toMatch(/into Claude’s message box\. It is on the clipboard/);
  expect(failedInsertion('Claude', '', false)).toMatch(/message box\. Copy it and paste it there\.$/);
});

test('and of what could not be taken out again', () => {
  expect(failedInsertion('Claude', REMAINS, true)).toMatch(
    /box\. Part of it stands in the box\. It is on the clipboard/,
  );
});
