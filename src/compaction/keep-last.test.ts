import { describe, expect, test, vi } from 'vitest';
import { ids, transcript } from '../../test/support/transcript.ts';
import { keepLastMessages, keepLastWithSummary } from './keep-last.ts';

const LONG = transcript('s1 u2 a3 u4 a5 u6 a7');

describe('keepLastWithSummary', () => {
  const strategy = keepLastWithSummary({ summary: () => ' what came before\n', count: 2 });

  test('puts the summary behind the system messages and in front of the newest', () => {
    expect(ids(strategy(LONG))).toBe('s1 summary u6 a7');
    expect(strategy(LONG).messages[1]).toEqual({
      id: 'summary',
      role: 'system',
      text: 'Summary of earlier conversation:\nwhat came before',
      attachments: [],
      complete: true,
    });
  });

  test('takes another label', () => {
    const labelled = keepLastWithSummary({ summary: () => 'x', count: 2, summaryLabel: 'Earlier:' });
    expect(labelled(LONG).messages[1]?.text).toBe('Earlier:\nx');
  });

  test('gives the identical transcript back, and asks for no summary, when nothing is left out', () => {
    const summary = vi.fn(() => 'unasked');
    const short = transcript('s1 u2 a3');
    expect(keepLastWithSummary({ summary, count: 2 })(short)).toBe(short);
    expect(summary).not.toHaveBeenCalled();
  });

  test('an empty summary leaves the window alone', () => {
    expect(ids(keepLastWithSummary({ summary: () => ' \n\t', count: 2 })(LONG))).toBe('s1 u6 a7');
  });

  test('A5: the window never begins with a tool result', () => {
    const long = transcript('u1 a2 u3 a4 t5 t6 a7 u8');
    expect(ids(keepLastWithSummary({ summary: () => 'x', count: 4 })(long))).toBe('summary a7 u8');
  });

  test('A5: an orphan tool result at the very beginning goes without a summary', () => {
    expect(ids(keepLastWithSummary({ summary: () => 'x', count: 9 })(transcript('t1 u2 a3')))).toBe('u2 a3');
  });

  test('A6: the newest user message stays, whatever the count', () => {
    expect(ids(keepLastWithSummary({ summary: () => 'x', count: 0 })(LONG))).toBe('s1 summary u6 a7');
    expect(ids(keepLastMessages({ count: 1 })(LONG))).toBe('s1 u6 a7');
    expect(ids(keepLastWithSummary({ summary: () => 'x', count: 0 })(transcript('a1 a2')))).toBe('summary');
  });

  test('A13: the window may begin with an answer', () => {
    expect(ids(keepLastWithSummary({ summary: () => 'x', count: 3 })(LONG))).toBe('s1 summary a5 u6 a7');
  });

  test('A14: a stretched window takes the call of a tool result along', () => {
    const long = transcript('u1 a2 t3 u4 a5');
    const stretched = keepLastWithSummary({ summary: () => 'x', count: 1, throughMessageId: 'a2' });
    expect(ids(stretched(long))).toBe('summary a2 t3 u4 a5');
  });

  test('stretches the window back to the first message that the summary does not cover', () => {
    const covering = (throughMessageId: string) =>
      ids(keepLastWithSummary({ summary: () => 'x', count: 2, throughMessageId })(LONG));
    expect(covering('a3')).toBe('s1 summary u4 a5 u6 a7');
    expect(covering('a7')).toBe('s1 summary u6 a7');
    expect(covering('gone')).toBe(ids(LONG));
  });

  test('a second time changes nothing', () => {
    const once = strategy(LONG);
    expect(ids(strategy(once))).toBe(ids(once));
  });

  test('leaves its input as it was', () => {
    const before = structuredClone(LONG);
    strategy(LONG);
    expect(LONG).toEqual(before);
  });

  test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a count of %s', (count) => {
    expect(() => keepLastWithSummary({ summary: () => 'x', count })).toThrow(/^count must be/);
    expect(() => keepLastMessages({ count })).toThrow(/^count must be/);
  });
});

describe('keepLastMessages', () => {
  test('keeps the newest and the system messages', () => {
    expect(ids(keepLastMessages({ count: 3 })(transcript('s1 u2 a3 u4 s5 a6')))).toBe('s1 s5 a3 u4 a6');
  });

  test('gives the identical transcript back when it is short, even one that begins with a tool result', () => {
    const short = transcript('t1 a2');
    expect(keepLastMessages({ count: 2 })(short)).toBe(short);
  });
});
