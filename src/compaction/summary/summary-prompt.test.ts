import { describe, expect, test } from 'vitest';
import { estimateTokens } from '../../core/tokens.ts';
import type { SummaryPrompts } from './prompts.ts';
import { type Material, promptTokens, summaryPrompt } from './summary-prompt.ts';

const PROMPTS: SummaryPrompts = {
  system: 'rules {code}',
  first: 'write',
  update: 'bring up to date',
  chunk: 'within {words} words, {code}',
  pinned: 'keep these',
  focus: 'mind {focus}, {code}',
  language: 'in {language}, {code}',
  goesOn: '{message} goes on',
  brokenOff: 'more behind {message}',
};

const ask = (more: Partial<Material> = {}) =>
  summaryPrompt({ prompts: PROMPTS, conversation: '[#1 user]\nHi', pinned: [], ...more }, 'abc');

describe('a prompt', () => {
  test('of a conversation alone is the conversation in its fence, and what is to be done', () => {
    expect(ask()).toEqual({
      system: 'rules abc',
      prompt: '<conversation-abc>\n[#1 user]\nHi\n</conversation-abc>\n\nwrite',
    });
  });

  test('of all there is has every part in its fence, and every duty', () => {
    const { prompt } = ask({
      title: 'Trip',
      requests: '- [#1] Hi',
      pinned: ['one', 'two'],
      previous: 'old',
      focus: 'the costs',
      language: 'Hindi',
      words: 90,
      split: { goesOn: 4, brokenOff: 9 },
    });
    expect(prompt.split('\n\n')).toEqual([
      '<conversation-abc>\n(title: Trip)',
      '[#1 user]\nHi\n</conversation-abc>',
      '<user-requests-abc>\n- [#1] Hi\n</user-requests-abc>',
      '<pinned-lines-abc>\n- one\n- two\n</pinned-lines-abc>',
      '<previous-checkpoint-abc>\nold\n</previous-checkpoint-abc>',
      'bring up to date',
      'within 90 words, abc',
      '#4 goes on',
      'more behind #9',
      'keep these',
      'in Hindi, abc',
      'mind the costs, abc',
    ]);
  });

  test('is measured with its system text', () => {
    const prompt = { system: 'some rules here', prompt: 'and quite another text' };
    expect(promptTokens(prompt)).toBe(estimateTokens(prompt.system) + estimateTokens(prompt.prompt));
    expect(promptTokens(prompt)).toBeGreaterThan(promptTokens({ ...prompt, system: '' }));
  });
});
