// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { joined } from './joined.ts';

test('selectors that begin with the same name are asked as one', () => {
  expect(joined(['a[href], a[id]', 'img'])).toBe('a:is([href], [id]), img');
  expect(joined(['.fen', '[class*="moor"][role="row"]', '.fen'])).toBe('[class]:is(.fen, [class*="moor"][role="row"])');
});

test('a name alone takes in all that begins with it', () => {
  expect(joined(['img[alt]', 'img', '[data-x="1"]', '[data-x]'])).toBe('img, [data-x]:is([data-x="1"], [data-x])');
});

test('a selector for what stands in something else stays as it is, as does one without a name', () => {
  expect(joined(['div > a', 'div.fen', ':is(p, li) img', '#reed', 'b[title="a, b > c"]'])).toBe(
    'div > a, div.fen, :is(p, li) img, #reed, b[title="a, b > c"]',
  );
});

test('a comma in a name parts nothing', () => {
  expect(joined(['.a\\,b', '.c'])).toBe('[class]:is(.a\\,b, .c)');
});

test('the same elements are found', () => {
  const selectors = ['a[href]', 'a.fen', '.fen', '[class~="moor"] p, div p', '[role="row"], [role="cell"]', 'DIV[id]'];
  const page = new DOMParser().parseFromString(
    '<div id="a" class="moor"><p class="fen">1</p><a href="/">2</a><a class="fen">3</a><i role="cell">4</i></div><i role="row">5</i><a>6</a>',
    'text/html',
  );
  expect([...page.querySelectorAll(joined(selectors))]).toEqual([...page.querySelectorAll(selectors.join(', '))]);
});
