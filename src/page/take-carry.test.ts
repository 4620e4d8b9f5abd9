import { expect, test } from 'vitest';
import { REMAINS } from './compose.ts';
import { failedInsertion, tooLongForBox } from './take-carry.ts';

test('a person is told where the preamble is now', () => {
  expect(failedInsertion('Claude', '', true)).toMatch(/into Claude’s message box\. It is on the clipboard/);
  expect(failedInsertion('Claude', '', false)).toMatch(/message box\. Copy it and paste it there\.$/);
});

test('and of what could not be taken out again', () => {
  expect(failedInsertion('Claude', REMAINS, true)).toMatch(
    /box\. Part of it stands in the box\. It is on the clipboard/,
  );
});

test('of a text that is too long a person is told why, and what to do with it', () => {
  const limits = { takes: 16_000, has: 24_003, remains: false };
  expect(tooLongForBox('Poe', limits)).toBe(
    'Poe’s message box takes 16,000 characters; with the summary it would have 24,003. Save the summary as a file and attach it, or copy it and paste it in parts.',
  );
  expect(tooLongForBox('Poe', { ...limits, remains: true })).toContain(`24,003. ${REMAINS} Save`);
});
