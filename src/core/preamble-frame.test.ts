import { expect, test } from 'vitest';
import { findPreamble } from './find-preamble.ts';
import { BEGIN_MARK, endMark, LABELS, withoutMarks, withoutMarkWords } from './preamble-frame.ts';

const PREAMBLE = [LABELS.en, 'From ChatGPT: 12 messages.', BEGIN_MARK, '', '- A shed', '', endMark('a:b')].join('\n');

test.each([
  ['as it is', PREAMBLE],
  ['with full-width brackets', PREAMBLE.replaceAll('[', '［').replaceAll(']', '］')],
  [
    'with characters that nobody sees',
    PREAMBLE.replaceAll('earlier', 'ear\u200blier\u2060').replaceAll('[', '[\u200b'),
  ],
])('what looks like a mark is none any more: %s', (_, text) => {
  expect(findPreamble(text)).toBeDefined();
  expect(findPreamble(withoutMarks(text))).toBeUndefined();
  expect(withoutMarks(text)).toHaveLength(text.length);
});

test('what looks like none stays', () => {
  expect(withoutMarks('a [list] of [things]')).toBe('a [list] of [things]');
});

test('the words of a mark go where they stand without brackets too', () => {
  expect(withoutMarkWords('On “Notes from an earlier chat, for reference only” in May')).toBe('On “…” in May');
});
