import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ids, transcript } from '../../test/support/transcript.ts';
import { tokensOf } from '../core/tokens.ts';
import { keepLastMessages, keepLastWithSummary } from './keep-last.ts';
import { trimToTokenBudget } from './trim-to-token-budget.ts';
import type { Strategy } from './window.ts';

const LONG = transcript('s1 u2 a3 u4 a5 u6 a7');
const EACH = tokensOf(LONG.messages.slice(0, 1));

describe('trimToTokenBudget', () => {
  test('A16: keeps the system messages, and of the others the newest that fit', () => {
    expect(ids(trimToTokenBudget({ budget: 4 * EACH })(LONG))).toBe('s1 a5 u6 a7');
  });

  test('A16: keeps the newest message and the newest question, whatever they cost', () => {
    expect(ids(trimToTokenBudget({ budget: 0 })(LONG))).toBe('s1 u6 a7');
    expect(ids(trimToTokenBudget({ budget: 0 })(transcript('a1 a2')))).toBe('a2');
  });

  test('A9: gives the identical transcript back when all of it fits', () => {
    expect(trimToTokenBudget({ budget: 99 * EACH })(LONG)).toBe(LONG);
  });

  test('A5: never begins with a tool result', () => {
    const long = transcript('u1 a2 t3 a4 u5');
    expect(ids(trimToTokenBudget({ budget: 3 * EACH })(long))).toBe('a4 u5');
  });

  test.each([-1, 0.5, Number.NaN])('refuses a budget of %s', (budget) => {
    expect(() => trimToTokenBudget({ budget })).toThrow(/^budget must be/);
  });
});

describe('strategies one after the other', () => {
  const summarise = keepLastWithSummary({ summary: () => 'what came before', count: 4 });
  const trim = trimToTokenBudget({ budget: 6 * EACH });

  test('A17: the summary first, then the budget, keeps the summary', () => {
    expect(ids(trim(summarise(LONG)))).toBe('s1 summary a5 u6 a7');
  });

  test('A17: the budget first leaves nothing to be summarised', () => {
    expect(ids(summarise(trimToTokenBudget({ budget: 4 * EACH })(LONG)))).toBe('s1 a5 u6 a7');
  });
});

describe('any strategy, on any transcript', () => {
  const roles = fc.array(fc.constantFrom('s', 'u', 'a', 't'), { maxLength: 14 });
  const transcripts = roles.map((names) => transcript(names.map((role, index) => `${role}${index}`).join(' ')));
  const strategies = fc.oneof(
    fc.nat(8).map((count): Strategy => keepLastMessages({ count })),
    fc.nat(8).map((count): Strategy => keepLastWithSummary({ summary: () => 'x', count })),
    fc.nat(200).map((budget): Strategy => trimToTokenBudget({ budget })),
    fc
      .tuple(fc.nat(8), fc.nat(14), fc.constantFrom('s', 'u', 'a', 't'))
      .map(([count, at, role]) => keepLastWithSummary({ summary: () => 'x', count, throughMessageId: `${role}${at}` })),
  );

  test('twice is once, the input stays, the order stays, a question stays, no tool result is orphaned', () => {
    fc.assert(
      fc.property(transcripts, strategies, (given, strategy) => {
        const before = structuredClone(given);
        const once = strategy(given);
        expect(ids(strategy(once))).toBe(ids(once));
        expect(given).toEqual(before);
        if (ids(once) === ids(given)) expect(once).toBe(given);
        const said = once.messages.filter(({ role }) => role !== 'system');
        expect(given.messages.filter((message) => said.includes(message))).toEqual(said);
        const asked = given.messages.some(({ role }) => role === 'user');
        expect(said.some(({ role }) => role === 'user')).toBe(asked);
        if (once !== given && said.length > 0) expect(said[0]?.role).not.toBe('tool');
      }),
      { numRuns: 2_000 },
    );
  });
});
