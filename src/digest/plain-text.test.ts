import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['**Budget:** 40 € for *all* of it', 'Budget: 40 € for all of it'],
  ['see [the list](https://a.example/list) and [notes](notes.md)', 'see the list (https://a.example/list) and notes'],
  ['`a **b** _c_` stays, ~~this~~ goes on', '`a **b** _c_` stays, this goes on'],
  ['snake_case, __init__ and 2 * 3 * 4 are no marks', 'snake_case, __init__ and 2 * 3 * 4 are no marks'],
  ['all *.ts and *.js files', 'all *.ts and *.js files'],
  ['escaped \\*stars\\* and a\\_b', 'escaped *stars* and a_b'],
  ['![a chart](x.png) one<br>two\u2028three', 'a chart one two three'],
  ['> - # deep', 'deep'],
])('%s', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
