import { describe, expect, test } from 'vitest';
import type { Message } from '../../core/message.ts';
import { estimateTokens, tokensOf } from '../../core/tokens.ts';
import { planFold } from '../plan-fold.ts';
import { CompactionError } from './compaction-error.ts';
import { generateSummary, type SummaryOptions } from './generate-summary.ts';
import { promptBudget } from './prompt-budget.ts';
import { DEFAULT_PROMPTS } from './prompts.ts';
import type { SummaryCall } from './run-summarization.ts';
import { TAGS } from './tags.ts';

/** Behaviours of the second seed that no other file here is about. */

const chat = (length: number): readonly Message[] =>
  Array.from({ length }, (_, at) => ({
    ...{ id: `m${at}`, attachments: [], complete: true },
    role: at % 2 === 0 ? ('user' as const) : ('assistant' as const),
    text: `Part ${at} of the fence is ${at} metres long and painted green on both sides.`,
  }));

async function asked(length: number, options: Partial<SummaryOptions> = {}): Promise<readonly SummaryCall[]> {
  const calls: SummaryCall[] = [];
  await generateSummary(chat(length), {
    nonce: () => 'n000000001',
    summarize: async (call) => {
      calls.push(call);
      return { text: '## Goal\n- Build a fence [#1]', stop: 'end' };
    },
    ...options,
  });
  return calls;
}

test('B6, departing: each part is as large as the budget allows, whatever stands beside it, and never larger', async () => {
  const calls = await asked(200, { maxPromptTokens: 2_500 });
  const sizes = calls.map(({ system, prompt }) => estimateTokens(system) + estimateTokens(prompt));
  expect(calls.length).toBeGreaterThan(2);
  for (const size of sizes) expect(size).toBeLessThanOrEqual(2_500);
  for (const size of sizes.slice(0, -1)) expect(size).toBeGreaterThan(2_500 * 0.85);
});

test('B17: a call is a system text and one prompt, and has the signal where there is one', async () => {
  const { signal } = new AbortController();
  expect((await asked(2))[0]).toEqual({ system: expect.any(String), prompt: expect.any(String) });
  expect((await asked(2, { signal }))[0]?.signal).toBe(signal);
});

test('B18: what goes wrong is one kind of error, with a code and what caused it', async () => {
  const cause = new Error('offline');
  const failing = asked(2, { summarize: () => Promise.reject(cause) });
  await expect(failing).rejects.toBeInstanceOf(CompactionError);
  await expect(failing).rejects.toMatchObject({ code: 'summarization-failed', cause });
});

test('B19: what is stopped before it began asks for nothing; what is stopped in between asks for nothing more', async () => {
  const calls: SummaryCall[] = [];
  const ended = new AbortController();
  const summarize: SummaryOptions['summarize'] = async (call) => {
    calls.push(call);
    ended.abort();
    return { text: '## Goal\n- x [#1]', stop: 'end' };
  };
  const stopped = { code: 'aborted' };
  await expect(asked(2, { summarize, signal: AbortSignal.abort() })).rejects.toMatchObject(stopped);
  expect(calls).toHaveLength(0);
  await expect(asked(200, { summarize, signal: ended.signal, maxPromptTokens: 2_500 })).rejects.toMatchObject(stopped);
  expect(calls).toHaveLength(1);
});

test('B31, departing: tokens are estimated by kinds of words, not by a quarter of the characters', () => {
  expect(estimateTokens('')).toBe(0);
  expect(estimateTokens('これは短い文です')).toBeGreaterThan(Math.ceil('これは短い文です'.length / 4));
  expect(tokensOf([{ ...chat(1)[0], text: 'green' } as Message])).toBe(estimateTokens('green') + 4);
});

describe('B32: a prompt has the window without the reserve, and never less than half of it', () => {
  test.each([
    [100_000, 20_000, 80_000],
    [8_192, 6_000, 4_096],
    [4_097, 9_999, 2_048],
    [1_000, 0, 1_000],
  ])('a window of %d with %d reserved: %d', (window, reserve, budget) => {
    expect(promptBudget(window, reserve)).toBe(budget);
  });

  test.each([
    [-1, 0],
    [Number.NaN, 0],
    [1, -1],
    [1, Number.NaN],
  ])('%d and %d are refused', (window, reserve) => {
    expect(() => promptBudget(window, reserve)).toThrow(RangeError);
  });
});

test('B34: there is nothing to do in an empty conversation, nor behind a summary that reaches to the end', () => {
  expect(planFold([], undefined, { keep: 0 })).toBeUndefined();
  const messages = chat(4);
  const reaching = { count: 4 } as NonNullable<Parameters<typeof planFold>[1]>;
  expect(planFold(messages, reaching, { keep: 0 })).toBeUndefined();
  expect(planFold(messages, { ...reaching, count: 2 }, { keep: 0 })?.folded).toEqual(messages.slice(2));
});

test('B35: the prompts name no part that the code does not make', () => {
  const named = Object.values(DEFAULT_PROMPTS).flatMap((prompt) => [...prompt.matchAll(/`([\w-]+)`/g)]);
  const tags: readonly string[] = Object.values(TAGS);
  expect(named.length).toBeGreaterThan(0);
  for (const [, name] of named) expect(tags).toContain(name);
});
