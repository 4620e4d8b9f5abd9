import { HEADINGS } from './section-headings.ts';
import { SECTIONS, type Section } from './summary.ts';

/** Words and letters for "and", which a heading may have, leave out or write as a sign. */
const AND_WORDS = new Set('and und et y e en i и та й ve dan va و और ও 및'.split(' ').map((word) => folded(word)));
const AND_LETTERS = /[与與和及]/g;

/** The section that a heading in any of the languages stands for, however it is set: case, accents and signs are free. */
export function sectionNamed(heading: string): Section | undefined {
  return sectionIn(NAMED, heading);
}

/** A heading as it is looked up: small words without accents, signs, a number in front and the word for "and". */
export function headingKey(heading: string): string {
  const words = folded(heading.replace(/^[^\p{L}\p{N}]*\p{Nd}{1,3}[.)．、]\s*/u, '')).replace(AND_LETTERS, '');
  return words
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !AND_WORDS.has(word))
    .join(' ');
}

/** Looks a heading up by its key; then without what stands in brackets, then what stands there, such as a translation. */
export function sectionIn(named: ReadonlyMap<string, Section>, heading: string): Section | undefined {
  return [heading, ...heading.split(/[()（）[\]/／]/)]
    .map((part) => named.get(headingKey(part)))
    .find((section) => section !== undefined);
}

/** Keys of headings, given as in `HEADINGS`; within a place, other spellings stand behind a tilde. */
export function sectionsByKey(headings: readonly string[]): ReadonlyMap<string, Section> {
  const entries = headings.flatMap((row) =>
    row.split('|').flatMap((names, at) => names.split('~').map((name) => [headingKey(name), SECTIONS[at]] as const)),
  );
  return new Map(entries.filter((entry): entry is [string, Section] => entry[0] !== '' && entry[1] !== undefined));
}

const NAMED = sectionsByKey(Object.values(HEADINGS));

/** Without case, accents of Latin and Cyrillic letters, and characters nobody sees; Turkish letters i are one. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .replaceAll('ı', 'i');
}
