import { expect, test } from 'vitest';
import { cut, shorten } from './shorten.ts';

test.each([
  [
    'The lease in Bergen ends on 4 May and costs 900 €, can you help me with that?',
    'The lease in Bergen ends on 4 May and costs 900 €',
  ],
  ['Thanks, the pump from Grundfos runs at 2,900 rpm.', 'the pump from Grundfos runs at 2,900 rpm.'],
  ['Can you help me with the lease?', 'Can you help me with the lease?'],
  ['The lease ends in May, could you write to Ms Brandvik?', 'The lease ends in May, could you write to Ms Brandvik?'],
])('%s', (text, expected) => {
  expect(shorten(text, 240)).toBe(expected);
});

test('a cut falls between words, leaves no open code and is shown', () => {
  expect(cut('one two three four', 14)).toBe('one two …');
  expect(cut('use the command `npm run build` here', 30)).toBe('use the command …');
  expect(cut('短'.repeat(20), 10)).toBe(`${'短'.repeat(8)} …`);
});

test('a cut never halves a surrogate pair', () => {
  for (let limit = 3; limit < 12; limit++)
    expect(cut('🦆'.repeat(10), limit)).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/);
});
