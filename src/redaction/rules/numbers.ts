import { IBAN_COUNTRIES } from '../iban-countries.ts';
import { luhn } from '../luhn.ts';
import { mod97 } from '../mod97.ts';
import type { Rule } from '../rule.ts';

/**
 * First digits and lengths of the card networks: Visa, Mastercard, American Express, Discover, Diners, JCB, UnionPay,
 * Maestro.
 */
const CARD =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|6(?:011|5\d\d|4[4-9]\d)\d{12}|3(?:0[0-5]|[68]\d)\d{11}|35(?:2[89]|[3-8]\d)\d{12}|62\d{14,17}|(?:50|5[6-8]|6[39])\d{11,17})$/;
const DIGITS = /^\d+$/;
const GROUPS = /^(?:\d{4}([ .-])\d{4}\1\d{4}\1\d{1,4}(?:\1\d{1,3})?|\d{4}([ .-])\d{6}\2\d{4,5})$/;
/** Groups are even, or there are none; a number over two lines has to show its groups. */
function isCard(text: string): boolean {
  const flat = text.replace(/\s*\n[\s>]*/, ' ');
  if (!DIGITS.test(flat) && !GROUPS.test(flat)) return false;
  const digits = flat.replace(/\D/g, '');
  return CARD.test(digits) && luhn(digits) && !/^(\d)\1*$/.test(digits);
}

/** Words behind two letters and a number can be right by chance; every country has this many digits. */
const LEAST_DIGITS = 8;

function isIban(text: string): boolean {
  const plain = text.replace(/[\s>-]/g, '').toUpperCase();
  return plain.replace(/\D/g, '').length >= LEAST_DIGITS && mod97(plain);
}

const GAP = '(?:[ -]|\\r?\\n[ >]{0,8})?';
const CARD_GAP = GAP.replace('[ -]', '[ .-]');
/** Of any country's length exactly, so that the next word is not taken for its end. */
const BY_COUNTRY = Object.entries(IBAN_COUNTRIES)
  .map(
    ([length, countries]) =>
      `(?:${countries.replaceAll(' ', '|')})${GAP}\\d{2}(?:${GAP}[A-Z0-9]){${Number(length) - 4}}`,
  )
  .join('|');

/** Numbers of payment cards and bank accounts. */
export const NUMBERS: readonly Rule[] = [
  {
    id: 'card-number',
    hints: [],
    pattern: new RegExp(`(?<![\\w+/=.,#-])[2-6]\\d{3}(?:${CARD_GAP}\\d){9,15}(?![\\w+/=]|[.,-]\\d)`, 'g'),
    check: isCard,
    grouped: true,
    lines: true,
  },
  {
    id: 'iban',
    hints: [],
    pattern: new RegExp(`(?<![A-Za-z0-9+/=_-])(?:${BY_COUNTRY})(?![A-Za-z0-9+/=_])`, 'gi'),
    check: isIban,
    grouped: true,
    lines: true,
  },
];
