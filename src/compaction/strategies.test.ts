import { expect, test, vi } from 'vitest';
import { ids, transcript } from '../../test/support/transcript.ts';
import { keepLastMessages, keepLastWithSummary, SUMMARY_LABEL } from './keep-last.ts';
import { trimToTokenBudget } from './trim-to-token-budget.ts';

/** The behaviours A1 to A17 of the first seed, one test a number; where we depart from it, the title says so. */
const LONG = transcript('s1 u2 a3 u4 a5 u6 a7');
const withSummary = (count: number, summary = () => 'x') => keepLastWithSummary({ summary, count });

test('A1: gives a map, and asks for the summary at each use only', () => {
  const summary = vi.fn(() => 'x');
  const map = withSummary(2, summary);
  expect(summary).not.toHaveBeenCalled();
  map(LONG);
  map(LONG);
  expect(summary).toHaveBeenCalledTimes(2);
  expect(SUMMARY_LABEL).toBe('Summary of earlier conversation:');
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('A2, departing: a count of %d is refused', (count) => {
  expect(() => withSummary(count)).toThrow(RangeError);
  expect(() => keepLastMessages({ count })).toThrow(RangeError);
  expect(() => trimToTokenBudget({ budget: count })).toThrow(RangeError);
});

test('A3: system messages are taken from wherever they stand, in their order', () => {
  expect(ids(withSummary(1)(transcript('u1 s2 a3 s4 u5')))).toBe('s2 s4 summary u5');
});

test('A4: as many of the others are kept as were asked for', () => {
  expect(ids(withSummary(3)(LONG))).toBe('s1 summary a5 u6 a7');
  expect(withSummary(6)(LONG)).toBe(LONG);
});

test('A5: tool results at the window’s beginning go with their call; without one that is no reason for a summary', () => {
  expect(ids(withSummary(2)(transcript('u1 a2 t3 u4')))).toBe('summary u4');
  const summary = vi.fn(() => 'x');
  expect(ids(withSummary(9, summary)(transcript('t1 u2')))).toBe('u2');
  expect(summary).not.toHaveBeenCalled();
});

test('A6, departing: the newest user message stays, where there is one', () => {
  expect(ids(withSummary(0)(LONG))).toBe('s1 summary u6 a7');
  expect(ids(withSummary(0)(transcript('a1 t2')))).toBe('summary');
});

test('A7: the summary is asked for only where something is left out, and is trimmed; white space is none', () => {
  const summary = vi.fn(() => ' \n x \t');
  withSummary(9, summary)(LONG);
  expect(summary).not.toHaveBeenCalled();
  expect(withSummary(2, summary)(LONG).messages[1]?.text).toBe(`${SUMMARY_LABEL}\nx`);
  expect(ids(withSummary(2, () => ' \n')(LONG))).toBe('s1 u6 a7');
});

test('A8, departing: it is one system message behind the others, and is replaced where one is there already', () => {
  const once = withSummary(2, () => 'old')(LONG);
  expect(once.messages[1]).toMatchObject({ id: 'summary', role: 'system' });
  const again = withSummary(1, () => 'new')({ messages: [...once.messages, ...transcript('u8 a9').messages] });
  expect(again.messages.filter(({ id }) => id === 'summary').map(({ text }) => text)).toEqual([
    `${SUMMARY_LABEL}\nnew`,
  ]);
});

test('A9: nothing left out, the very same object comes back', () => {
  for (const map of [withSummary(9), keepLastMessages({ count: 9 }), trimToTokenBudget({ budget: 1e6 })]) {
    expect(map(LONG)).toBe(LONG);
  }
});

test('A10: without a summary it is keepLastMessages', () => {
  expect(withSummary(2, () => '')(LONG).messages).toEqual(keepLastMessages({ count: 2 })(LONG).messages);
});

test('A11: system messages move to the front only where something is left out', () => {
  const mixed = transcript('u1 s2 a3 u4');
  expect(ids(withSummary(3)(mixed))).toBe('u1 s2 a3 u4');
  expect(ids(withSummary(1)(mixed))).toBe('s2 summary u4');
});

test('A12: what is given in is never changed', () => {
  const before = JSON.stringify(LONG);
  const frozen = { messages: Object.freeze([...LONG.messages]) };
  for (const map of [withSummary(1), keepLastMessages({ count: 1 }), trimToTokenBudget({ budget: 0 })]) map(frozen);
  expect(JSON.stringify(frozen)).toBe(before);
});

test('A13: the window may begin with an answer', () => {
  expect(ids(withSummary(3)(LONG))).toBe('s1 summary a5 u6 a7');
});

test('A14, departing: the summary stands for what it covers alone; the window goes back to the first message it does not', () => {
  const covering = (throughMessageId: string) =>
    keepLastWithSummary({ summary: () => 'x', count: 2, throughMessageId })(LONG);
  expect(ids(covering('a3'))).toBe('s1 summary u4 a5 u6 a7');
  expect(ids(covering('a7'))).toBe('s1 summary u6 a7');
  expect(covering('gone')).toBe(LONG);
});

test('A15: keepLastMessages leaves a short transcript as it is, an orphan tool result at its beginning too', () => {
  const short = transcript('t1 u2');
  expect(keepLastMessages({ count: 2 })(short)).toBe(short);
});

test('A16: a budget counts the system messages, keeps the newest that fit, and at least one', () => {
  expect(ids(trimToTokenBudget({ budget: 0 })(LONG))).toBe('s1 u6 a7');
  expect(ids(trimToTokenBudget({ budget: 1 })(transcript('s1 a2 a3')))).toBe('s1 a3');
});

test('A17: the summary first and the budget then keeps the summary; the other way round there is none', () => {
  const [summary, budget] = [withSummary(4), trimToTokenBudget({ budget: 0 })];
  expect(ids(budget(summary(LONG)))).toBe('s1 summary u6 a7');
  expect(ids(summary(budget(LONG)))).toBe('s1 u6 a7');
});

test('applying any of them twice changes nothing', () => {
  for (const map of [withSummary(2), keepLastMessages({ count: 2 }), trimToTokenBudget({ budget: 3 })]) {
    const once = map(LONG);
    expect(map(once)).toEqual(once);
  }
});
