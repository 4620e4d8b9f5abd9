import { expect, test } from 'vitest';
import type { Capture } from '../core/capture.ts';
import { isOfPage } from './is-of-page.ts';

const GUESSED = {
  site: 'other',
  chatId: 'talk.example/room?id=7',
  url: 'https://talk.example/room?id=7',
  via: 'guess',
};
const KNOWN = { site: 'chatgpt', chatId: 'c1', url: 'https://chatgpt.com/c/c1', via: 'page' };

const capture = (fields: object): Capture =>
  ({ messages: [], holes: [], reachesStart: false, reachesEnd: false, ...fields }) as unknown as Capture;

const accepts = (fields: object, url: string): boolean => isOfPage(capture(fields), { url }, undefined);

test('a page speaks for the chat at its own address', () => {
  expect(accepts(KNOWN, 'https://chatgpt.com/c/c1#end')).toBe(true);
  expect(accepts(KNOWN, 'https://chatgpt.com/c/c2')).toBe(false);
  expect(accepts(KNOWN, 'https://claude.ai/chat/c1')).toBe(false);
});

test('a guess is of the page with that host, path and query, and of no page that an adapter is for', () => {
  expect(accepts(GUESSED, 'https://talk.example/room?id=7#end')).toBe(true);
  expect(accepts(GUESSED, 'https://talk.example/room?id=8')).toBe(false);
  expect(accepts(GUESSED, 'https://talk.example/')).toBe(false);
  expect(accepts(GUESSED, 'https://other.example/room?id=7')).toBe(false);
  const atKnown = { ...GUESSED, chatId: 'chatgpt.com/c/c1', url: 'https://chatgpt.com/c/c1' };
  expect(accepts(atKnown, 'https://chatgpt.com/c/c1')).toBe(false);
});

test('what is of no known site was read by guess, and what was read by guess is of no known site', () => {
  expect(accepts({ ...GUESSED, via: 'page' }, 'https://talk.example/room?id=7')).toBe(false);
  expect(accepts({ ...KNOWN, via: 'guess' }, 'https://chatgpt.com/c/c1')).toBe(false);
});
