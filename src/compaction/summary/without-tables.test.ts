import { expect, test } from 'vitest';
import { withoutTables } from './without-tables.ts';

const bullets = (text: string): string => withoutTables(text.split('\n')).join('\n');

test.each([
  ['| a | b |\n|---|---|\n| 1 | 2 |', '- 1; b: 2'],
  ['  | a | b |  \n | :-- | --: | \n\t| 1 |  | ', '- 1'],
  ['| a | b |\n| - | - |\n| 1 | 2 | 3 |', '- 1; b: 2; : 3'],
  ['| a | b | c |\n|---|---|---|\n| 1 |  | 3 |\n|  | 2 | 3 |', '- 1; c: 3\n- b: 2; c: 3'],
  ['| a | b |\n|---|---|\n| 1 | [#3] |\n| 2 | [#4][#5, #6] [#7–9] |', '- 1 [#3]\n- 2 [#4][#5, #6] [#7–9]'],
  ['| a | b |\n|---|---|\n| 1 | see [#3] |\n| 2 | [#3] too |', '- 1; b: see [#3]\n- 2; b: [#3] too'],
  ['| a | b |\n|---|---|\n| x \\| y | `p | q` |', '- x | y; b: `p | q`'],
  ['x\n| a |\n|---|\n| 1 |\n\ny | z |\n| 2 |', 'x\n- 1\n\ny | z |\n| 2 |'],
  ['| a |\n|---|\n| 1 |\n| b |\n|---|\n| 2 |', '- 1\n- 2'],
  ['| a |\n|---|\n| 1 | x\n| 2 |', '| 1 | x\n| 2 |'],
])('the rows of %j are bullets', (table, expected) => {
  expect(bullets(table)).toBe(expected);
});

test.each(['| a | b |\n| 1 | 2 |', '---\n| a |', 'a - b\n| - x |\n| 1 |', 'x | a |\n---\n| 1 |'])(
  '%j is no table',
  (text) => {
    expect(bullets(text)).toBe(text);
  },
);
