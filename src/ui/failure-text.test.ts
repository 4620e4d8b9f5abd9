import { expect, test } from 'vitest';
import type { FailureCode } from '../core/failure.ts';
import { FAILURE_TEXT, failureText } from './failure-text.ts';

const codes = Object.keys(FAILURE_TEXT) as FailureCode[];

test.each(codes)('%s has one sentence that says what is wrong and one that says what to do', (code) => {
  const { says, do: next } = FAILURE_TEXT[code];
  for (const sentence of [says, next]) expect(sentence).toMatch(/^[A-Z][^.!?]{10,}\.$/);
});

test('no two failures say the same', () => {
  expect(new Set(codes.map((code) => FAILURE_TEXT[code].says)).size).toBe(codes.length);
});

test('facts are woven into the first sentence', () => {
  expect(failureText({ code: 'nothing-recognised', detail: 'Alpha: 0 messages.' }).says).toBe(
    'Baton found no messages on this page (Alpha: 0 messages).',
  );
});

test('without facts the sentence stays as it is', () => {
  expect(failureText({ code: 'no-answer-yet', detail: ' ' })).toEqual(FAILURE_TEXT['no-answer-yet']);
});
