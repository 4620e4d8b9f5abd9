import { describe, expect, test } from 'vitest';
import type { Message, Role } from '../../core/message.ts';
import { type Frame, nextPart, type Part, wholePart } from './fit-prompt.ts';
import type { SummaryPrompts } from './prompts.ts';
import { blocksOf } from './serialize-conversation.ts';
import { promptTokens, summaryPrompt } from './summary-prompt.ts';

const PROMPTS: SummaryPrompts = {
  system: 'rules',
  first: 'write',
  update: 'update',
  chunk: 'under {words}',
  pinned: 'pins',
  focus: '{focus}',
  language: '{language}',
  goesOn: 'goes on {message}',
  brokenOff: 'broken off {message}',
};

const said = (text: string, role: Role = 'user'): Message => ({
  id: text,
  role,
  text,
  attachments: [],
  complete: true,
});
const blocks = (...texts: readonly string[]) =>
  blocksOf(
    texts.map((text, at) => said(text, at % 2 === 0 ? 'user' : 'assistant')),
    1,
  );
const frame = (maxPromptTokens: number, more: Partial<Frame> = {}): Frame => ({
  material: { prompts: PROMPTS, pinned: [] },
  maxPromptTokens,
  placeholder: 'a1a1a1a1',
  ...more,
});
const tokens = ({ material }: Part): number => promptTokens(summaryPrompt(material, 'a1a1a1a1'));
const codeOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('all in one call', () => {
  test('where it fits to the token, and not where it is one over', () => {
    const all = wholePart(frame(10_000), blocks('one', 'two'), undefined);
    const size = all === undefined ? Number.NaN : tokens(all);
    expect(all?.taken).toBe(2);
    expect(wholePart(frame(size), blocks('one', 'two'), undefined)).toEqual(all);
    expect(wholePart(frame(size - 1), blocks('one', 'two'), undefined)).toBeUndefined();
  });

  test('has the requests of the messages, or those given', () => {
    expect(wholePart(frame(10_000), blocks('one', 'two'), 'old')?.material).toMatchObject({
      requests: '- [#1] one',
      previous: 'old',
    });
    expect(wholePart(frame(10_000, { requests: '- mine' }), blocks('one'), undefined)?.material.requests).toBe(
      '- mine',
    );
  });

  test('lists requests up to an eighth of the conversation', () => {
    const many = blocks(...Array.from({ length: 100 }, (_, at) => `${'word '.repeat(70)}${at}`));
    const list = wholePart(frame(100_000), many, undefined)?.material.requests ?? '';
    expect(list).toMatch(/^\(\d+ older ones stand in the conversation only\)\n/);
    expect(list.split('\n').length).toBeGreaterThan(8);
    expect(list.split('\n').length).toBeLessThan(22);
  });
});

describe('as much as fits', () => {
  const long = blocks(...Array.from({ length: 20 }, (_, at) => `${'word '.repeat(50)}${at}`));

  test.each([300, 400, 600, 800])('into %s tokens, in order', (budget) => {
    const part = nextPart(frame(budget), long, 'old');
    expect(tokens(part)).toBeLessThanOrEqual(budget);
    expect(tokens(part)).toBeGreaterThan(budget * 0.6);
    expect(part.material.conversation).toContain('[#1 user]');
    expect(part.material.conversation).toContain(`[#${part.taken} `);
    expect(part.material.conversation).not.toContain(`[#${part.taken + 1} `);
    expect(part.material.previous).toBe('old');
  });

  test.each([
    [300, 60],
    [400, 60],
    [1000, 150],
    [1003, 150],
    [1004, 151],
  ])('of a call of %s tokens the summary is told to have at most %s words', (budget, words) => {
    expect(nextPart(frame(budget), long, undefined).material.words).toBe(words);
  });

  test('of one message over the budget is its beginning and its end', () => {
    const part = nextPart(frame(300), blocks(`first ${'word '.repeat(900)}last`, 'two'), undefined);
    expect(part.taken).toBe(1);
    expect(part.material.conversation).toMatch(/^\[#1 user\]\nfirst .* characters left out .*word last$/s);
  });

  test('goes without a list of requests where only the conversation has room', () => {
    const part = nextPart(frame(150), blocks(`${'word '.repeat(55)}`), undefined);
    expect(tokens(part)).toBeLessThanOrEqual(150);
    expect(part.material.conversation).toContain('word word');
  });

  test('is refused where 64 tokens are not left, and says how many were needed', () => {
    const empty = summaryPrompt({ ...frame(0).material, conversation: '', requests: '', words: 60 }, 'a1a1a1a1');
    const needed = promptTokens(empty);
    expect(nextPart(frame(needed + 64), long, undefined).taken).toBe(1);
    expect(codeOf(() => nextPart(frame(needed + 63), long, undefined))).toMatchObject({
      code: 'too-small-budget',
      message: `too-small-budget: ${needed} of ${needed + 63} tokens are needed beside the chat`,
    });
  });
});
