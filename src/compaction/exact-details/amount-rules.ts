import { CURRENCY_AFTER, CURRENCY_BEFORE, HAN_NUMBER, MAGNITUDE, UNIT } from './number-words.ts';
import { DIGIT, NUMBER, RANGE, type Rule, rule } from './rule.ts';

const NUMERAL = /[〇零一二两兩三四五六七八九十百千万萬亿億]/;

/** Sums and quantities. */
export const AMOUNT_RULES: readonly Rule[] = [
  rule(
    'money',
    8,
    'prose',
    'sums are never to be guessed',
    `(?<![\\p{L}\\p{Nd}])${CURRENCY_BEFORE}[ \\u00a0]?${NUMBER}(?:[ ]?[-–—][ ]?${NUMBER})?(?:[ ]?${MAGNITUDE})?`,
    { needs: DIGIT },
  ),
  rule(
    'money',
    8,
    'prose',
    'sums are never to be guessed',
    `${RANGE}(?:[ \\u00a0]?${MAGNITUDE})?[ \\u00a0]?(?:de |di )?${CURRENCY_AFTER}`,
    { needs: DIGIT },
  ),
  rule('money', 8, 'prose', 'a sum in Chinese or Japanese numerals', `${HAN_NUMBER}(?:元|块钱|塊錢|円|美元|欧元)`, {
    needs: NUMERAL,
  }),
  rule(
    'quantity',
    5,
    'prose',
    'a number means nothing without its unit',
    `${RANGE}(?:[ \\u00a0]?${MAGNITUDE})?[ \\u00a0-]?${UNIT}`,
    { needs: DIGIT },
  ),
  rule('quantity', 5, 'prose', 'a large number', `${RANGE}[ \\u00a0]?${MAGNITUDE}`, { needs: DIGIT }),
];

/** What is left of the numbers. */
export const NUMBER_RULES: readonly Rule[] = [
  rule('number', 2, 'prose', 'a number can be counted on', `${RANGE}(?![\\p{L}_])`, {
    accept: (text) => /\p{Nd}.{0,3}\p{Nd}/u.test(text),
    needs: DIGIT,
  }),
];
