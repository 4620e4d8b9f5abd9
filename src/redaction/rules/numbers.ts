import { luhn } from '../luhn.ts';
import { mod97 } from '../mod97.ts';
import type { Rule } from '../rule.ts';

/** First digits and lengths of the card networks: Visa, Mastercard, American Express, Discover, Diners, JCB, UnionPay, Maestro. */
const CARD =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|6(?:011|5\d\d|4[4-9]\d)\d{12}|3(?:0[0-5]|[68]\d)\d{11}|35(?:2[89]|[3-8]\d)\d{12}|62\d{14,17}|(?:50|5[6-8]|6[39])\d{11,17})$/;
const GROUPS = /^(?:\d{4}([ -])\d{4}\1\d{4}\1\d{1,4}(?:\1\d{1,3})?|\d{4}([ -])\d{6}\2\d{4,5})$/;
/** What countries use, ISO 13616 registry: length by country for the common ones, 15 to 34 for the rest. */
const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Groups are even, or there are none; a number over two lines has to show its groups. */
function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  const flat = text.replace(/\s*\n[\s>]*/, ' ');
  if (flat !== digits && !GROUPS.test(flat)) return false;
  return CARD.test(digits) && luhn(digits) && !/^(\d)\1*$/.test(digits);
}

function isIban(text: string): boolean {
  const plain = text.replace(/[\s>-]/g, '');
  return IBAN.test(plain) && mod97(plain);
}

const GAP = '(?:[ -]|\\r?\\n[ >]{0,8})?';

/** Numbers of payment cards and bank accounts. */
export const NUMBERS: readonly Rule[] = [
  {
    id: 'card-number',
    hints: [],
    pattern: new RegExp(`(?<![\\w+/=.,#-])[2-6]\\d{3}(?:${GAP}\\d){9,15}(?![\\w+/=]|[.,-]\\d)`, 'g'),
    check: isCard,
    grouped: true,
    lines: true,
  },
  {
    id: 'iban',
    hints: [],
    pattern: new RegExp(
      `(?<![A-Za-z0-9+/=_-])[A-Z]{2}\\d{2}(?:${GAP}[A-Z0-9]{4}){2,7}(?:${GAP}[A-Z0-9]{1,3})?(?![A-Za-z0-9+/=_])`,
      'g',
    ),
    check: isIban,
    grouped: true,
    lines: true,
  },
];
