import { expect, test } from 'vitest';
import { endMark } from '../core/preamble-frame.ts';
import { withoutFrame, withoutLabels } from './frame.ts';

test.each([
  ['[#1] Assistant: the pump is loud', 'the pump is loud'],
  ['Assistant: User: the pump is loud', 'the pump is loud'],
  ['the pump [#7] is loud [#12][#13]', 'the pump is loud'],
  ['Budget: 40 euros, issue #12', 'Budget: 40 euros, issue #12'],
])('%s', (text, bare) => {
  expect(withoutLabels(text)).toBe(bare);
});

test('the words that close a preamble are no words of the chat', () => {
  expect(withoutFrame(`The pump is loud. ${endMark('site:1')} It hums.`)).toMatch(/^The pump is loud\.\s+It hums\.$/);
});
