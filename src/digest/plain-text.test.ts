import { expect, test } from 'vitest';
import { plainText, typedText } from './plain-text.ts';

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

test.each([
  [
    'the walker escapes a backslash before a sign',
    'C:\\Users\\me\\\\_cache and \\\\\\server\\share',
    'C:\\Users\\me\\_cache and \\\\server\\share',
  ],
  ['a backslash before any other sign is one', 'match \\(x\\) and `a\\*b`', 'match \\(x\\) and `a\\*b`'],
  ['an escaped backtick opens no code', '\\`\\*a\\*\\`', '`*a*`'],
])('%s', (_, markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});

test.each([
  ['C:\\Users\\me\\_cache\\*.txt and \\\\server\\share\\[old]\\a.log'],
  ['**/*.ts and **/*.js, 2**3**4, ~~no~~, [a](b)'],
])('what was typed stays: %s', (text) => {
  expect(typedText(text)).toBe(text);
});

test('a typed bold word loses its marks', () => {
  expect(typedText('- **Budget:** 40 euros')).toBe('Budget: 40 euros');
});
