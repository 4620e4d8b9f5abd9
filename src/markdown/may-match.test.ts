// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { mayMatch } from './may-match.ts';

const ELEMENTS = [
  '<p>a</p>',
  '<p class="Fen moor">a</p>',
  '<img alt="a">',
  '<a role="button" href="#">a</a>',
  '<div data-x="1"><i>b</i></div>',
  '<div id="reed"></div>',
  '<svg viewBox="0 0 1 1"></svg>',
];

const SELECTORS = [
  'p',
  'div > p, li',
  '.fen',
  'p.moor',
  '[class*="oor"]',
  '[class~="moor"]',
  ':is([data-y], .moor) img',
  ':is(.moor, img)',
  '[role="button"]',
  'a[role="a, .b"]',
  '[role="button"]:not(a)',
  '[data-x]:has(> i)',
  '#reed',
  '*',
  ':not(p)',
  ':not(*)',
  '[hidden]:not([hidden="until-found"])',
  '[viewBox]',
  'button[aria-label*="Stop" i]',
  '[class="fen moor" i]',
];

describe.each(SELECTORS)('what %s matches', (selector) => {
  test.each(ELEMENTS)('is never ruled out: %s', (html) => {
    document.body.innerHTML = html;
    const [element] = document.body.children;
    if (element?.matches(selector)) expect(mayMatch([selector])(element, element.localName)).toBe(true);
    else expect(element).toBeDefined();
  });
});

test('elements without any of the marks are ruled out', () => {
  document.body.innerHTML = '<p data-start="0" class="w-full">a</p>';
  const selectors = ['div.a', '.fen, .moor > .reed', '[data-x]', ':is(.b, [role="button"]) img', ':not(*)'];
  expect(mayMatch(selectors)(document.body.children[0] as Element, 'p')).toBe(false);
  expect(mayMatch(['li:has(p), [data-start]'])(document.body.children[0] as Element, 'p')).toBe(true);
});
