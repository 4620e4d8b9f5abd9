// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { caretToEnd, command, INSERT } from './insert.ts';

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
  expect(INSERT.lines(composer, 'one\n\ntwo')).toBe(true);
  expect(given).toEqual(['one', 'insertParagraph', 'insertParagraph', 'two']);
});

test('a caret that was moved elsewhere ends the insertion', () => {
  const { composer, other } = page();
  listen(() => other.focus());
  caretToEnd(composer);
  expect(INSERT.lines(composer, 'one\ntwo')).toBe(false);
  expect(given).toEqual(['one']);
});

test('an editor that passes the focus on is given nothing', () => {
  const { composer, other } = page();
  listen();
  composer.addEventListener('focus', () => other.focus());
  caretToEnd(composer);
  expect(INSERT.whole(composer, 'one')).toBe(false);
  expect(command(composer, 'undo')).toBe(false);
  expect(given).toEqual([]);
});

test('an editor that left the page is given nothing', () => {
  const { composer } = page();
  listen();
  caretToEnd(composer);
  composer.remove();
  expect(INSERT.whole(composer, 'one')).toBe(false);
});
