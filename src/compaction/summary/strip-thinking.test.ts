import { describe, expect, test } from 'vitest';
import { stripThinking } from './strip-thinking.ts';

test('of many lone ends the text behind the last is what was said', () => {
  const text = `${'so\n</think>\n'.repeat(50_000)}- b`;
  expect(stripThinking(text)).toEqual({ text: '\n- b', thought: true });
});

test('a block that comes to the start of a line only when another is gone is taken out behind a lone end too', () => {
  const text = 'a\n</think>\n[THINK]b[/THINK]<think>c</think>d';
  expect(stripThinking(text)).toEqual({ text: '\nd', thought: true });
});

const SUMMARY = '## Goal\n- a [#1]\n## Done\n- b [#2]';

describe('what stays', () => {
  test.each([
    ['a line of a summary that ends in the mark', `${SUMMARY}\n- The stop mark is </think>\n- c [#3]`],
    ['one of a summary without headings', '- a [#1]\n- The stop mark is </think>\n- c [#3]'],
    ['a mark in a code span at the end of a line', '- The stop mark is `</think>`\n- c [#3]'],
    ['a word at the start of a line', `${SUMMARY}\n\n<analysis> of the sales is next [#2]\n- c [#3]`],
    ['a mark with words behind it, in front of a heading', `- x\n<think> is the mark\n${SUMMARY}`],
    ['marks in a block of code', `${SUMMARY}\n\`\`\`\n<think>\n\`\`\`\n- c`],
    ['a mark in a code span at the start of a line', `${SUMMARY}\n\`<think>\` begins it\n- c`],
    ['a mark alone on its line inside a summary', `${SUMMARY}\n</think>\n- c [#3]`],
  ])('%s', (_, text) => {
    expect(stripThinking(text)).toEqual({ text, thought: false });
  });
});

describe('what goes', () => {
  test.each([
    ['a beginning alone on its line', `- x\n<analysis>\nso\n</analysis>\n${SUMMARY}`, `- x\n\n${SUMMARY}`],
    ['notes with evidence in front of a lone end', `- he wants a [#1]\n</think>\n${SUMMARY}`, `\n${SUMMARY}`],
    ['a draft in front of a lone end', `${SUMMARY}\nfine\n</think>\n\n${SUMMARY}`, `\n\n${SUMMARY}`],
    ['an end in a code span within', `<think>I mind \`</think>\` here</think>${SUMMARY}`, SUMMARY],
    ['an open block of code within', `<think>\n\`\`\`\nx\n</think>\n${SUMMARY}\n\`\`\`\n`, `\n${SUMMARY}\n\`\`\`\n`],
  ])('%s', (_, text, spoken) => {
    expect(stripThinking(text)).toEqual({ text: spoken, thought: true });
  });
});

test.each([
  '<analysis> x\n',
  '<think>\n',
  '<think> x\n',
  '</think>\n',
  '## Goal\n</think>\n',
  '- a [#1\n',
  '<think>a</think>\n',
  '`<think>',
])('a long run of %j is read in good time', (unit) => {
  const long = unit.repeat(20_000);
  expect(() => stripThinking(`- x\n${long}`)).not.toThrow();
  expect(() => stripThinking(`- x\n${long}</analysis>`)).not.toThrow();
});
