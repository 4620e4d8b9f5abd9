import { expect, test } from 'vitest';
import { saysTheSame, wordSet } from './words.ts';

test.each([
  ['The API listens on port 4180', 'API listens on port 4180 now', true],
  ['The API listens on port 4180', 'The API listens on port 3000', false],
  ['Budget: 2,400 euros once', 'The budget is 2,400 euros once', true],
  ['We use Kysely', 'The booking table has an exclusion constraint', false],
  [
    'We use Kysely',
    'We use Kysely instead of Prisma, because the client does not know tstzrange columns at all',
    false,
  ],
  ['预算是两千四百欧元', '预算是两千四百欧元整', true],
  ['预算是两千四百欧元', '截止日期是五月八日', false],
  ['', '', true],
  ['', 'anything', false],
])('%j and %j say the same: %s', (a, b, same) => {
  expect(saysTheSame(a, b)).toBe(same);
  expect(saysTheSame(b, a)).toBe(same);
});

test('words are folded, and pairs of characters where there are no spaces', () => {
  expect([...wordSet('Ein Wort, ein WORT')]).toEqual(['ein', 'wort']);
  expect([...wordSet('東京都')]).toEqual(['東京', '京都']);
});
