import { expect, test } from 'vitest';
import { isInMemoryOnly, isOfPrivateWindow, keyOf, type Standing, tabOfKey } from './memory-key.ts';

const facts = (change: Partial<Standing>) => {
  const key = keyOf({ tabId: 7, isPrivate: false, site: 'chatgpt', chatId: 'c1', ...change });
  return [key, isInMemoryOnly(key), isOfPrivateWindow(key), tabOfKey(key)];
};

test('a chat with an id in a window like any other is stored, under its site and id', () => {
  expect(facts({})).toEqual(['chatgpt:c1', false, false, undefined]);
});

test('a private one is kept in memory only, under its site and id', () => {
  expect(facts({ isPrivate: true })).toEqual(['memory:private:chatgpt:c1', true, true, undefined]);
});

test('one without an id is kept in memory only, by its tab and site', () => {
  expect(facts({ chatId: undefined })).toEqual(['memory:tab 7:chatgpt:', true, false, 7]);
  expect(facts({ chatId: undefined, isPrivate: true })).toEqual(['memory:private tab 7:chatgpt:', true, true, 7]);
});
