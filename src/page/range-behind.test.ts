// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { rangeBehind } from './range-behind.ts';

function editor(html: string): HTMLElement {
  const made = document.createElement('div');
  made.innerHTML = html;
  return made;
}

test.each([
  ['<p>mine</p><p><br></p><p>added</p><p>more</p>', 'mine', 'addedmore'],
  ['<p>one</p><p>two</p><p>added</p>', 'one\ntwo', 'added'],
  ['<p>mineadded</p>', 'mine', 'added'],
  ['<p>a <b>bold</b> draft<br>added</p>', 'a bold draft', 'added'],
  ['<p>added</p>', '', 'added'],
])('in %s behind “%s” stands “%s”', (html, draft, behind) => {
  expect(rangeBehind(editor(html), draft)?.toString()).toBe(behind);
});

test('an editor that does not begin with the draft is left alone', () => {
  expect(rangeBehind(editor('<p>something else entirely</p>'), 'mine')).toBeUndefined();
  expect(rangeBehind(editor('<p>min</p>'), 'mine')).toBeUndefined();
});
