import { describe, expect, test } from 'vitest';
import type { Message } from '../../core/message.ts';
import { type ChunkResult, generateSummary, type SummaryOptions } from './generate-summary.ts';
import type { SummaryReply } from './run-summarization.ts';

const said = (text: string, more: Partial<Message> = {}): Message => ({
  id: text,
  role: 'user',
  text,
  attachments: [],
  complete: true,
  ...more,
});

interface Run extends Partial<SummaryOptions> {
  readonly answer?: string;
}

/** The summary, or the error, with the prompts that were sent. */
async function run(messages: readonly Message[], { answer = '- a [#1]', ...options }: Run = {}) {
  const prompts: string[] = [];
  const summarize = async ({ prompt }: { readonly prompt: string }): Promise<SummaryReply> => {
    prompts.push(prompt);
    return { text: answer, stop: 'end' };
  };
  const work = generateSummary(messages, { summarize, nonce: () => 'abcd1234', ...options });
  return { summary: await work.catch((error: unknown) => error), prompts };
}

describe('an answer', () => {
  test('has no white space around it', async () => {
    expect((await run([said('Hi')], { answer: '\n - a [#1]\n\n' })).summary).toBe('- a [#1]');
  });

  test('over half of a prompt leaves the next part no room, and is refused', async () => {
    const answer = (words: number) => `- ${'word '.repeat(words)}`;
    expect((await run([said('Hi')], { maxPromptTokens: 2000, answer: answer(950) })).summary).toContain('word');
    expect((await run([said('Hi')], { maxPromptTokens: 2000, answer: answer(1050) })).summary).toMatchObject({
      code: 'too-long',
    });
    expect((await run([said('Hi')], { answer: answer(9000) })).summary).toContain('word');
  });

  test('is healed, but for lines that hold a pin', async () => {
    const answer = '- You just moved house. [#1]\n- You just left. [#1]';
    expect((await run([said('Hi')], { answer, pinned: ['moved house'] })).summary).toBe('- You just moved house. [#1]');
    expect((await run([said('Hi')], { answer: `${answer}\n- b [#1]` })).summary).toBe('- b [#1]');
  });
});

describe('a span', () => {
  test('of nothing gives the previous summary, or nothing', async () => {
    expect(await run([])).toEqual({ summary: '', prompts: [] });
    expect(await run([said(' \n')], { previousSummary: 'old' })).toEqual({ summary: 'old', prompts: [] });
  });

  test('of an attachment alone is something', async () => {
    const { prompts } = await run([said('', { attachments: [{ kind: 'image', name: 'plan.png' }] })]);
    expect(prompts[0]).toContain('(attached image: plan.png)');
  });

  test('is told by the numbers of its first and last message', async () => {
    const results: ChunkResult[] = [];
    const onChunk = async (result: ChunkResult) => void results.push(result);
    await run([said('one'), said(' '), said('three')], { onChunk, from: 41 });
    expect(results).toEqual([{ hash: expect.any(String), text: '- a [#1]', from: 41, through: 43 }]);
  });

  test('that was asked in the same words is not asked again', async () => {
    const results: ChunkResult[] = [];
    const onChunk = async (result: ChunkResult) => void results.push(result);
    await run([said('one')], { onChunk });
    const again = await run([said('one')], { resume: results, answer: 'x', nonce: () => 'zzzz9999' });
    expect(again).toEqual({ summary: '- a [#1]', prompts: [] });
  });
});

describe('a nonce', () => {
  test.each(['abcdefg', 'a'.repeat(41), 'abcd1234 ', ' abcd1234', 'abcd-1234', 'ABCD1234'])(
    '%j is a bug',
    async (nonce) => {
      expect((await run([said('Hi')], { nonce: () => nonce })).summary).toEqual(
        new RangeError('a nonce is 8 to 40 small letters and digits'),
      );
    },
  );

  test.each([8, 9, 40])('of %s letters is taken', async (length) => {
    expect((await run([said('Hi')], { nonce: () => 'a'.repeat(length) })).summary).toBe('- a [#1]');
  });

  test('longer than the first, which the sizes were estimated with, is a bug', async () => {
    const nonces = ['abcd1234', 'abcd12345'];
    expect((await run([said('Hi')], { nonce: () => nonces.shift() ?? '' })).summary).toEqual(
      new RangeError('nonces differ in length'),
    );
  });
});
