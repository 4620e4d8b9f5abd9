// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { caretToEnd, command, insert } from './insert.ts';

const given: string[] = [];

function page(): { composer: HTMLElement; other: HTMLInputElement } {
  document.body.innerHTML =
    '<div id="composer" contenteditable="true" tabindex="0"><p>mine</p></div><input id="other">';
  const composer = document.querySelector<HTMLElement>('#composer');
  const other = document.querySelector<HTMLInputElement>('#other');
  if (composer === null || other === null) throw new Error('no page');
  return { composer, other };
}

function listen(onCommand: () => void = () => undefined): void {
  document.execCommand = vi.fn((name: string, _: boolean, text?: string) => {
    given.push(text ?? name);
    onCommand();
    return true;
  });
}

afterEach(() => void given.splice(0));

test('lines go in one by one, nothing between them but paragraphs', () => {
  const { composer } = page();
  listen();
  caretToEnd(composer);
  expect(insert({ insert: 'lines' }, composer, 'one\n\ntwo')).toBe(true);
  expect(given).toEqual(['one', 'insertParagraph', 'insertParagraph', 'two']);
});

test('a caret that was moved elsewhere ends the insertion', () => {
  const { composer, other } = page();
  listen(() => other.focus());
  caretToEnd(composer);
  expect(insert({ insert: 'lines' }, composer, 'one\ntwo')).toBe(false);
  expect(given).toEqual(['one']);
});

test('an editor that passes the focus on is given nothing', () => {
  const { composer, other } = page();
  listen();
  composer.addEventListener('focus', () => other.focus());
  caretToEnd(composer);
  expect(insert({ insert: 'whole' }, composer, 'one')).toBe(false);
  expect(command(composer, 'undo')).toBe(false);
  expect(given).toEqual([]);
});

test('an editor that left the page is given nothing', () => {
  const { composer } = page();
  listen();
  caretToEnd(composer);
  composer.remove();
  expect(insert({ insert: 'whole' }, composer, 'one')).toBe(false);
});

test('an editor that says what it is goes before what the adapter says', () => {
  const { composer } = page();
  listen();
  composer.className = 'ProseMirror';
  caretToEnd(composer);
  expect(insert({ insert: 'lines' }, composer, 'one\ntwo')).toBe(true);
  expect(given).toEqual(['one\ntwo']);
});

test.each(['data-lexical-editor', 'data-slate-editor'])(
  'an editor with %s hears of each line before it is there',
  (sign) => {
    const { composer } = page();
    listen();
    composer.setAttribute(sign, 'true');
    composer.addEventListener('beforeinput', ({ inputType, data }) => void given.push(data ?? inputType));
    caretToEnd(composer);
    expect(insert({ insert: 'whole' }, composer, 'one\n\ntwo')).toBe(true);
    expect(given).toEqual(['one', 'insertLineBreak', 'insertLineBreak', 'two']);
  },
);

function textarea(): HTMLTextAreaElement {
  document.body.innerHTML = '<textarea>mine</textarea>';
  const area = document.querySelector('textarea');
  if (area === null) throw new Error('no page');
  caretToEnd(area);
  return area;
}

test('a textarea is typed into, so that it can be undone, and told its value where that does nothing', () => {
  const area = textarea();
  listen();
  const heard: string[] = [];
  for (const type of ['input', 'change']) area.addEventListener(type, () => void heard.push(type));
  expect(insert({ insert: 'whole' }, area, ' and yours')).toBe(true);
  expect(given).toEqual([' and yours']);
  expect(area.value).toBe('mine and yours');
  expect(heard).toEqual(['input', 'change']);
});

test('a textarea is told its value at once where typing would take a browser long', () => {
  const area = textarea();
  listen();
  const long = 'a line\n'.repeat(600);
  expect(insert({ insert: 'value' }, area, long)).toBe(true);
  expect(given).toEqual([]);
  expect(area.value).toBe(`mine${long}`);
});
