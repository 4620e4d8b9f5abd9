// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { reachOf } from './reach.ts';

/** A list in a scroller of 300 pixels, as a browser would have laid it out. */
function list(scrollHeight: number, scrollTop: number): Element {
  document.body.innerHTML = '<div style="overflow-y: auto"><div id="list"></div></div>';
  const found = document.querySelector('#list');
  const scroller = found?.parentElement;
  if (!found || !scroller) throw new Error('the list stands in a scroller');
  const sizes = { clientHeight: 300, scrollHeight, scrollTop };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(scroller, name, { value });
  return found;
}

test('a list with room to spare shows its chat from its beginning to its end', () => {
  expect(reachOf(list(300, 0))).toEqual({ reachesStart: true, reachesEnd: true });
});

test('one that scrolls may have more above it, and more below it where it is not at its bottom', () => {
  expect(reachOf(list(900, 600))).toEqual({ reachesStart: false, reachesEnd: true });
  expect(reachOf(list(900, 200))).toEqual({ reachesStart: false, reachesEnd: false });
});

test('one that is laid out from below is at its bottom where it has not been scrolled', () => {
  const found = list(900, 0);
  found.parentElement?.style.setProperty('flex-direction', 'column-reverse');
  expect(reachOf(found)).toEqual({ reachesStart: false, reachesEnd: true });
});

test('one that a script scrolls, its overflow hidden, is a scroller all the same', () => {
  const found = list(900, 600);
  found.parentElement?.style.setProperty('overflow-y', 'hidden');
  expect(reachOf(found)).toEqual({ reachesStart: false, reachesEnd: true });
});

test('a page that is not laid out proves nothing', () => {
  document.body.innerHTML = '<div id="list"></div>';
  const found = document.querySelector('#list');
  expect(found && reachOf(found)).toEqual({ reachesStart: false, reachesEnd: false });
});
