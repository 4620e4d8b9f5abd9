import { describe, expect, test } from 'vitest';
import { fold, foldingOf } from './fold.ts';

test.each([
  ['path', 'exact'],
  ['command', 'exact'],
  ['identifier', 'exact'],
  ['quantity', 'numbers'],
  ['money', 'numbers'],
  ['number', 'numbers'],
  ['name', 'words'],
  ['date', 'words'],
  ['version', 'words'],
] as const)('a %s is compared by %s', (kind, folding) => {
  expect(foldingOf(kind)).toBe(folding);
});

describe('to the letter', () => {
  test.each([
    ['Open Store', 'Open Store'],
    ['ｆｕｌｌ　ｗｉｄｔｈ', 'full width'],
    ['٤١٨٠ ۴۱۸۰ ४१८० ৪১৮০ ੪੧ ૪૧ ౪౧ ೪೧ ൪൧ ๔๑ ໔໑ ၄၁ ៤៩', '4180 4180 4180 4180 41 41 41 41 41 41 41 41 49'],
    ['०९ ٠٩ ۰۹', '09 09 09'],
    ['अ ب ก', 'अ ب ก'],
    ['“a” „b“ «c» 「d」 『e』', '"a" "b" "c" "d" "e"'],
    ['it’s ‘a’ ‹c›', "it's 'a' 'c'"],
    ['9–18 9—18 −3', '9-18 9-18 -3'],
    ['a\u200bb\u00adc\ufeffd\u2060e', 'abcde'],
    ['max\\_size \\*a \\# \\[x\\] \\`', 'max_size *a # [x] `'],
    ['C:\\Data', 'C:\\Data'],
    ['**bold** __too__ a__b', 'bold too ab'],
    ['__ alone __', '__ alone __'],
    ['a \n\t b', 'a b'],
    ['1,250.50', '1,250.50'],
  ])('%j is %j', (text, folded) => {
    expect(fold(text, 'exact')).toBe(folded);
  });
});

describe('as words', () => {
  test('without regard to case', () => {
    expect(fold('Open **Store**', 'words')).toBe('open store');
    expect(fold('1,250.50 KG', 'words')).toBe('1,250.50 kg');
  });
});

describe('as numbers', () => {
  test.each([
    ['1,250', '1250'],
    ['1.250', '1250'],
    ["1'250", '1250'],
    ['1 250', '1250'],
    ['1٬250', '1250'],
    ['1,250,000', '1250000'],
    ['1.250.000,50', '1250000.50'],
    ['1,250.50', '1250.50'],
    ['1 250 000 KG', '1250000 kg'],
    ['12,50', '12.50'],
    ['12٫5', '12.5'],
    ['1,00,000', '100000'],
    ['1250,300', '1250.300'],
    ['1,2500', '1.2500'],
    ['a,250', 'a,250'],
    ['1,25,0', '1.25.0'],
    ['250, 300', '250, 300'],
    ['1,25,000,0', '125000.0'],
    ['1,250,3', '1250.3'],
    ['1,00,0000', '1.00.0000'],
    ['1a250.300', '1a250300'],
    ['1,250a300', '1250a300'],
    ['1.25.300', '1.25300'],
  ])('%j is %j', (text, folded) => {
    expect(fold(text, 'numbers')).toBe(folded);
  });
});
