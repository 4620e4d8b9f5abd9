// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { cutAt, limitOf } from './too-long.ts';

function area(value: string, more: { readonly maxLength?: number } = {}): HTMLTextAreaElement {
  return Object.assign(document.createElement('textarea'), { value }, more);
}

const insertion = (composer: HTMLTextAreaElement, draft: string) => ({ composer, draft, after: '', text: '' });

test('a box takes what it says or what is known of its site, whichever is less', () => {
  expect(limitOf({}, area(''))).toBeUndefined();
  expect(limitOf({ limit: 90 }, area(''))).toBe(90);
  expect(limitOf({}, area('', { maxLength: 70 }))).toBe(70);
  expect(limitOf({ limit: 90 }, area('', { maxLength: 70 }))).toBe(70);
  expect(limitOf({ limit: 60 }, area('', { maxLength: 70 }))).toBe(60);
});

test('a text is cut off where its beginning stands behind the draft, and no more', () => {
  expect(cutAt(insertion(area('mine\n\nthe be'), 'mine'), 'mine\n\nthe beginning')).toBe(12);
  expect(cutAt(insertion(area('the'), ''), 'the beginning')).toBe(3);
});

test('a text that is not there at all, or changed, or whole, is not cut off', () => {
  expect(cutAt(insertion(area('mine'), 'mine'), 'mine\n\nthe beginning')).toBeUndefined();
  expect(cutAt(insertion(area(''), ''), 'the beginning')).toBeUndefined();
  expect(cutAt(insertion(area('The beginn'), ''), 'the beginning')).toBeUndefined();
  expect(cutAt(insertion(area('the beginning'), ''), 'the beginning')).toBeUndefined();
});
