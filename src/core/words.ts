import { NEGATIONS, NOT_IN_WORDS } from './negations.ts';
import { STOP_WORDS } from './stop-words.ts';

/** Scripts that put no spaces between words are compared by pairs of characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+|[\p{L}\p{M}\p{N}]+/gu;
const IS_UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const NUMBERS = /\p{N}+(?:[.,:/-]\p{N}+)*/gu;
const SMALL = new Set(Object.values(STOP_WORDS).flatMap((words) => words.split(/\s+/)));

/** The words of a text, folded to lower case; for scripts without spaces, its pairs of characters. */
export function wordSet(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [run] of text.normalize('NFC').toLowerCase().matchAll(UNSPACED)) {
    for (const word of IS_UNSPACED.test(run) ? pairs(run) : [run]) words.add(word);
  }
  return words;
}

function pairs(run: string): readonly string[] {
  const letters = [...run];
  return letters.length < 2 ? letters : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

/** What a line says, as far as words can tell. */
interface Said {
  /** The words that carry meaning, and those only. */
  readonly content: readonly string[];
  readonly numbers: string;
  readonly isNegative: boolean;
  readonly words: ReadonlySet<string>;
}

/** How much longer one of two lines may be that say the same, as a share of its words. */
const MOST_MORE = 0.7;

/**
 * Whether two lines say the same in other words, as far as words can tell: neither has a word of meaning that the other
 * lacks, but for what one of them adds; both name the same numbers, and both or neither say no. A line with a changed
 * name, number or day is another line: a line taken for another one is lost.
 */
export function saysTheSame(a: string, b: string): boolean {
  if (a === b) return true;
  const [saidA, saidB] = [saidIn(a), saidIn(b)];
  if (saidA.numbers !== saidB.numbers || saidA.isNegative !== saidB.isNegative) return false;
  const [fewer, more] = saidA.content.length <= saidB.content.length ? [saidA, saidB] : [saidB, saidA];
  if (fewer.content.length === 0) return sameWords(fewer.words, more.words);
  return isWithin(fewer, more) && isWithin(more, fewer, MOST_MORE);
}

/** Whether a line says all that another says, and perhaps more: nothing of the other is left where the line is gone. */
export function saysAllOf(line: string, other: string): boolean {
  const [saidLine, saidOther] = [saidIn(line), saidIn(other)];
  const numbers = new Set(saidLine.numbers.split(' '));
  const all = saidOther.numbers.split(' ').every((number) => number === '' || numbers.has(number));
  return (
    saidOther.content.length > 1 && all && saidLine.isNegative === saidOther.isNegative && isWithin(saidOther, saidLine)
  );
}

function sameWords(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size > 0 && a.size === b.size && [...a].every((word) => b.has(word));
}

/** Whether so much of what one line means stands in the other. */
function isWithin(one: Said, other: Said, mayLack = 0): boolean {
  const lacking = one.content.filter((word) => !other.content.some((known) => sameStem(word, known)));
  return lacking.length <= mayLack * one.content.length;
}

const STEM = 4;

/** One word in two of its forms: the beginning is the same, and the ends are short. */
function sameStem(a: string, b: string): boolean {
  if (a === b) return true;
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return shared >= STEM && a.length - shared <= 3 && b.length - shared <= 3;
}

const MOST_KNOWN = 4_000;
const known = new Map<string, Said>();

/** Lines are compared with each other again and again: what each says is found out once. */
function saidIn(text: string): Said {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const words = wordSet(text);
  const isNegation = (word: string): boolean => NEGATIONS.has(word);
  const content = [...words].filter((word) => !SMALL.has(word) && !isNegation(word) && !/^\p{N}+$/u.test(word));
  const isNegative = [...words].some(isNegation) || NOT_IN_WORDS.test(text.normalize('NFC').toLowerCase());
  const said = { content, numbers: numbersOf(text), isNegative, words };
  known.set(text, said);
  return said;
}

function numbersOf(text: string): string {
  return [...new Set(text.match(NUMBERS))].toSorted().join(' ');
}
