// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fitsScroller, isAtBottom } from './scrolled.ts';

/** A page with a scroller; jsdom lays nothing out. */
function page(sizes: {
  readonly clientHeight: number;
  readonly scrollHeight: number;
  readonly scrollTop: number;
}): Document {
  const made = new DOMParser().parseFromString('<main></main>', 'text/html');
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(made.querySelector('main'), name, { value });
  }
  return made;
}

test('a chat fits its scroller, where that is laid out and shows all of it', () => {
  expect(fitsScroller(page({ clientHeight: 600, scrollHeight: 600, scrollTop: 0 }), 'main')).toBe(true);
  expect(fitsScroller(page({ clientHeight: 600, scrollHeight: 601, scrollTop: 0 }), 'main')).toBe(false);
  expect(fitsScroller(page({ clientHeight: 0, scrollHeight: 0, scrollTop: 0 }), 'main')).toBe(false);
  expect(fitsScroller(page({ clientHeight: 600, scrollHeight: 600, scrollTop: 0 }), 'nav')).toBe(false);
});

test('the bottom is reached within what heights are rounded by', () => {
  expect(isAtBottom(page({ clientHeight: 600, scrollHeight: 2000, scrollTop: 1398.5 }), 'main')).toBe(true);
  expect(isAtBottom(page({ clientHeight: 600, scrollHeight: 2000, scrollTop: 1390 }), 'main')).toBe(false);
  expect(isAtBottom(page({ clientHeight: 0, scrollHeight: 0, scrollTop: 0 }), 'main')).toBe(false);
  expect(isAtBottom(page({ clientHeight: 600, scrollHeight: 600, scrollTop: 0 }), 'nav')).toBe(false);
});
