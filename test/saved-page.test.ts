import { describe, expect, test } from 'vitest';
import { isCutOff } from '../scripts/stage/is-cut-off.ts';
import { pageAddress } from '../scripts/stage/page-address.ts';

describe('a saved page', () => {
  test.each([
    ['<!-- saved from url=(0027)https://claude.ai/chat/abc-12 -->\n<html><head>', 'https://claude.ai/chat/abc-12'],
    [
      '<!DOCTYPE html> <html lang=en><!--\n Page saved with SingleFile \n url: https://chatgpt.com/c/x \n saved date: now\n-->',
      'https://chatgpt.com/c/x',
    ],
    [
      '<head><link href="https://gemini.google.com/app/1?a=1&amp;b=2" rel="canonical"></head>',
      'https://gemini.google.com/app/1?a=1&b=2',
    ],
    [
      '<head><!-- <link rel=canonical href=https://a.example/> --><link rel="icon" href="https://b.example/"></head>',
      undefined,
    ],
    ['<head></head><body>&lt;link rel=canonical&gt;<!-- saved from url=(0018)https://a.example/ --></body>', undefined],
    ['<head><link rel=canonical href="/c/relative"></head>', undefined],
  ])('states its address: %s', (html, address) => expect(pageAddress(html)).toBe(address));

  test.each([
    ['<!doctype html><html><body><div>a</div></body></html>\n<!-- end -->\n', false],
    ['<main><div><br><p>a<img></div></main> ', false],
    ['<div><div>a</div>', true],
    ['<html><body><div>a</div></body>', true],
    ['<html><head><script>"</html>"</script></head><body>', true],
    ['<main class="un', true],
    ['<html><!--\n Page saved with SingleFile \n--><body><div>a</div>', false],
    ['<html><!--\n Page saved with SingleFile \n--><body><div>a', true],
    ['', false],
  ])('is known to be cut off or whole: %s', (html, cut) => expect(isCutOff(html)).toBe(cut));
});
