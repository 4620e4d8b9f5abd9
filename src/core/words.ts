/** Scripts that put no spaces between words are compared by pairs of characters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+|[\p{L}\p{M}\p{N}]+/gu;
const IS_UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const NUMBERS = /\p{N}+(?:[.,:/-]\p{N}+)*/gu;

/** The words of a text, folded to lower case; for scripts without spaces, its pairs of characters. */
export function wordSet(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [run] of text.toLowerCase().matchAll(UNSPACED)) {
    for (const word of IS_UNSPACED.test(run) ? pairs(run) : [run]) words.add(word);
  }
  return words;
}

function pairs(run: string): readonly string[] {
  const letters = [...run];
  return letters.length < 2 ? letters : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
}

const SAME = 0.7;

/**
 * Whether two lines say the same in other words, as far as words can tell: most words of the shorter one are in the
 * other, and both name the same numbers. A line with a changed number is another line.
 */
export function saysTheSame(a: string, b: string): boolean {
  if (a === b) return true;
  if (numbersOf(a) !== numbersOf(b)) return false;
  const [wordsA, wordsB] = [wordSet(a), wordSet(b)];
  const shared = [...wordsA].filter((word) => wordsB.has(word)).length;
  const [fewer, more] = [Math.min(wordsA.size, wordsB.size), Math.max(wordsA.size, wordsB.size)];
  return fewer > 0 && shared / fewer >= SAME && fewer / more >= 1 - SAME;
}

function numbersOf(text: string): string {
  return [...new Set(text.match(NUMBERS))].toSorted().join(' ');
}
