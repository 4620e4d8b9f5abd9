import { expect, test } from 'vitest';
import { saysAllOf, saysTheSame, wordSet } from './words.ts';

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
  ['We use MySQL for orders', 'We use SQLite for orders', false],
  ['The invoice was paid', 'The invoice was not paid', false],
  ['We deploy on Friday', 'We don’t deploy on Friday', false],
  ['The movers come on Monday morning', 'The movers come on Tuesday morning', false],
  ['Alice owns the frontend repository and its tests', 'Bob owns the frontend repository and its tests', false],
  ['Use Tailwind for the landing page', 'Do not use Tailwind for the landing page', false],
  ['Никогда не хранить номера карт', 'Всегда хранить номера карт', false],
  ['Хранить номера карт', 'Не хранить номера карт', false],
  ['请给我发邮件', '请不要给我发邮件', false],
  ['会议在星期一上午', '会议在星期二上午', false],
  ['ラベルを貼る', 'ラベルを貼らない', false],
  ['Never store card numbers', 'card numbers are never stored', true],
  ['Caf\u00e9 opens late', 'Cafe\u0301 opens late', true],
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

test.each([
  ['My phone is 555-0100, and the alarm code of the shed is 8842-A.', 'The alarm code of the shed is 8842-A', true],
  ['The alarm code of the shed is 1111-B', 'The alarm code of the shed is 8842-A', false],
  ['Do not use Tailwind for the landing page', 'Use Tailwind for the landing page', false],
  ['The shed needs a new door', 'The shed', false],
])('%j says all of %j: %s', (line, other, all) => {
  expect(saysAllOf(line, other)).toBe(all);
});
