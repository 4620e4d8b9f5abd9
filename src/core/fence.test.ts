import { expect, test } from 'vitest';
import { closeFence, endsWithFence, fenced } from './fence.ts';

test.each([
  ['no code at all', 'plain'],
  ['a closed block', '```js\na\n```'],
  ['a longer end', '~~~\na\n~~~~~'],
  ['three backticks inside a line', 'so ```a``` is code'],
  ['an opening line that holds backticks', '```a`b'],
  ['an open block in a list, which ends with the list', '- a\n\n  ```js\n  b'],
])('leaves a text with %s as it is', (_, text) => {
  expect(closeFence(text)).toBe(text);
});

test.each([
  ['```js\na', '```js\na\n```'],
  ['```js\na\n', '```js\na\n```'],
  ['````\n```\na\n```', '````\n```\na\n```\n````'],
  ['~~~\na\n```', '~~~\na\n```\n~~~'],
  ['```\na\n```\n\n```\nb\n``` not an end', '```\na\n```\n\n```\nb\n``` not an end\n```'],
])('closes the block left open in %j', (text, closed) => {
  expect(closeFence(text)).toBe(closed);
});

test.each([
  ['```js\na\n```', true],
  ['  ~~~~ ', true],
  ['```js\na\n``` b', false],
  ['a ```', false],
  ['', false],
])('knows whether %j ends with a fence', (text, ends) => {
  expect(endsWithFence(text)).toBe(ends);
});
test('a line break at the end of the code is not an empty line', () => {
  expect(fenced('a\n\nb\n')).toBe('```\na\n\nb\n```');
});

test('the fence is longer than any in the code', () => {
  expect(fenced('````\nx\n````')).toBe('`````\n````\nx\n````\n`````');
});
