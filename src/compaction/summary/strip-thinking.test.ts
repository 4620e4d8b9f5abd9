import { expect, test } from 'vitest';
import { stripThinking } from './strip-thinking.ts';

test('of many lone ends the text behind the last is what was said', () => {
  const text = `${'so\n</think>\n'.repeat(50_000)}- b`;
  expect(stripThinking(text)).toEqual({ text: '\n- b', thought: true });
});

test('a block that comes to the start of a line only when another is gone is taken out behind a lone end too', () => {
  const text = 'a\n</think>\n[THINK]b[/THINK]<think>c</think>d';
  expect(stripThinking(text)).toEqual({ text: '\nd', thought: true });
});
