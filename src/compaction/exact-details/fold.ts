import type { DetailKind } from './detail.ts';

/** First digits of the scripts that have their own, beside those that NFKC folds. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040, 0x17e0];
const GROUPS = /(?<=(?<!\d)\d{1,3})(?:[.,' ٬](?=\d{3}(?!\d))|[.,' ٬](?=\d{3}[.,' ٬]\d{3}))/g;

/** How texts of a kind are compared: to the letter, without regard to case, or as numbers. */
export type Folding = 'exact' | 'words' | 'numbers';

const FOLDINGS: Readonly<Partial<Record<DetailKind, Folding>>> = {
  path: 'exact',
  command: 'exact',
  identifier: 'exact',
  quantity: 'numbers',
  money: 'numbers',
  number: 'numbers',
};

/** How the spellings of a kind are made equal: `words` where nothing else is said. */
export function foldingOf(kind: DetailKind): Folding {
  return FOLDINGS[kind] ?? 'words';
}

/** A text in the form in which two spellings of the same detail are equal. */
export function fold(text: string, folding: Folding): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u0660-\u17e9]/g, digit)
    .replace(/[“”„‟«»「」『』″]/g, '"')
    .replace(/[‘’‚‹›´]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/\\(?=[_*#[\]`~])/g, '')
    .replace(/\*\*|__(?=\S)|(?<=\S)__/g, '')
    .replace(/\s+/g, ' ');
  if (folding === 'exact') return plain;
  return folding === 'words' ? plain.toLowerCase() : foldNumbers(plain.toLowerCase());
}

function digit(character: string): string {
  const code = character.charCodeAt(0);
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
}

/** Without thousands separators, and with a point before decimals. */
function foldNumbers(text: string): string {
  return text
    .replace(/(?<=\d),(?=\d{2}(?:,\d{2}){0,5},\d{3}(?!\d))/g, '')
    .replace(GROUPS, '')
    .replace(/(?<=\d)[,٫](?=\d)/g, '.');
}
