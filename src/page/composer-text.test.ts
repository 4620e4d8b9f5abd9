// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { composerText, holdsOnce, normalise } from './composer-text.ts';

test.each([
  ['<p>one</p><p>two</p>', 'one\ntwo'],
  ['<p>one</p><p><br class="ProseMirror-trailingBreak"></p><p>three</p>', 'one\n\nthree'],
  ['<p>one<br>two</p>', 'one\ntwo'],
  ['<p>one<br><br class="ProseMirror-trailingBreak"></p>', 'one'],
  ['<p><br>two</p>', '\ntwo'],
  ['<p>a <b>bold</b>&nbsp;word </p>', 'a bold word'],
  ['plain text', 'plain text'],
  ['<div><p>nested</p><p>blocks</p></div>', 'nested\nblocks'],
  ['<p><br></p>', ''],
])('reads %s', (html, text) => {
  const editor = document.createElement('div');
  editor.innerHTML = html;
  expect(composerText(editor)).toBe(text);
});

test('reads a textarea', () => {
  const area = document.createElement('textarea');
  area.value = 'one\n\ntwo  \n';
  expect(composerText(area)).toBe('one\n\ntwo');
});

test('line ends and trailing lines do not count', () => {
  expect(normalise('a \t\n\nb\n\n')).toBe('a\n\nb');
});

test('a text that stands there twice does not stand there once', () => {
  expect(holdsOnce('mine\n\nadded\nmore', 'added\nmore\n')).toBe(true);
  expect(holdsOnce('added\nadded', 'added')).toBe(false);
  expect(holdsOnce('adde', 'added')).toBe(false);
});

test('the words that Slate shows in an empty editor do not stand in it', () => {
  const editor = document.createElement('div');
  editor.innerHTML =
    '<div data-slate-node="element"><span data-slate-zero-width="n">\ufeff<br></span><span data-slate-placeholder="true">Send a message</span></div>';
  expect(composerText(editor).trim()).toBe('');
});
