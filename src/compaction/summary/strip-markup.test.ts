import { describe, expect, test } from 'vitest';
import { stripMarkup } from './strip-markup.ts';

describe('stripMarkup', () => {
  test.each([
    'The type is List<Button> and Box<A>, Map<Button, Object> and Ref<Style>',
    'Keep if a<b and c>d',
    'Keep if a<b && c>=d, or i<a || b>i',
    'for i<a\nand so on',
    'Run `a <b>` or\n~~~\n<script>x</script>\n~~~',
    '``<b> ` <i>`` is code',
  ])('%j stays', (text) => {
    expect(stripMarkup(text)).toBe(text);
  });

  test.each([
    ['a<b>b</b>', 'ab'],
    ['a<IMG SRC=x onerror=alert(1)>', 'a'],
    ['List<Button onclick=alert(1)>', 'List'],
    ['x<Script>alert(1)</Script>y', 'xy'],
    ['x<SCRIPT>y', 'xy'],
    ['<Button>a</Button>', 'a'],
    ['<input disabled/> <video controls muted> <a href>', '  '],
    ['a<img src=x\nonerror=alert(1) ', 'a‹img src=x\nonerror=alert(1) '],
    ['a <b', 'a ‹b'],
    ['a <!-- b', 'a ‹!-- b'],
  ])('of %j is left %j', (text, left) => {
    expect(stripMarkup(text)).toBe(left);
  });

  test.each(['<b ', '<b =', '<b\n', '<b/', '<b x', '<b a=<', 'a<B', '<script>', '![a](', '<Button>'])(
    'a long run of %j is read in good time',
    (unit) => expect(() => stripMarkup(unit.repeat(30_000))).not.toThrow(),
  );
});
