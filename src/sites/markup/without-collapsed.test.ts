// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { withoutCollapsed } from './without-collapsed.ts';

function keptIn(html: string): readonly (string | null)[] {
  const message = new DOMParser().parseFromString(`<section>${html}</section>`, 'text/html').querySelector('section');
  if (message === null) throw new Error('the page above holds a section');
  return withoutCollapsed([...message.querySelectorAll('.body')], message).map(({ textContent }) => textContent);
}

const body = (text: string): string => `<div class="body">${text}</div>`;

test.each([
  ['right behind its button', `<div><button aria-expanded="false"></button><div>${body('thought')}</div></div>`],
  ['open', `<div><header><button aria-expanded="true"></button></header><div>${body('thought')}</div></div>`],
  [
    'folded to no height',
    `<div><header><button aria-expanded="false"></button></header><div style="opacity: 0; height: 0px">${body('thought')}</div></div>`,
  ],
  [
    'named by its button',
    `<button aria-expanded="false" aria-controls="panel"></button><p></p><div id="panel">${body('thought')}</div>`,
  ],
  ['in a details element', `<details><summary>Thinking</summary>${body('thought')}</details>`],
])('a section %s is left out', (_, section) => {
  expect(keptIn(`<div>${section}</div>${body('answer')}`)).toEqual(['answer']);
});

test('text between and behind collapsed notes without content stays', () => {
  const note = '<div><button aria-expanded="false">Ran a command</button></div>';
  expect(keptIn(`${body('one')}${note}${body('two')}${note}${body('three')}`)).toEqual(['one', 'two', 'three']);
  expect(keptIn(`${note}${body('answer')}`)).toEqual(['answer']);
});

test('an open note without text of its own takes no text away', () => {
  const note = '<div><button aria-expanded="true">Searched</button><ul><li>a page</li></ul></div>';
  expect(keptIn(`${body('one')}${note}${body('two')}`)).toEqual(['one', 'two']);
});

test('an answer that is done is never all thinking', () => {
  const all = `<button aria-expanded="true"></button><div>${body('thought')}${body('answer')}</div>`;
  expect(keptIn(all)).toEqual(['answer']);
});

test('an answer being written may be all thinking', () => {
  const all = `<button aria-expanded="true"></button><div>${body('thought')}</div>`;
  expect(keptIn(`<div data-is-streaming="true"><div>${all}</div></div>`)).toEqual([]);
});
