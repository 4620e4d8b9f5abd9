import { expect, test } from 'vitest';
import { transcript } from '../../test/support/transcript.ts';
import type { SummaryLine } from '../core/summary.ts';
import { restsOnUser } from './rests-on-user.ts';

const { messages } = transcript('u1 a2 u3 a4');
const line = (...evidence: readonly number[]): SummaryLine => ({
  section: 'facts',
  text: 'x',
  evidence,
  author: 'model',
});

test('a line rests on the user where one of the messages it cites is the user’s', () => {
  expect(restsOnUser(line(1), messages)).toBe(true);
  expect(restsOnUser(line(2, 3), messages)).toBe(true);
  expect(restsOnUser(line(2, 4), messages)).toBe(false);
  expect(restsOnUser(line(0, 5, 9), messages)).toBe(false);
  expect(restsOnUser(line(), messages)).toBe(false);
});
