import { createHash } from 'node:crypto';
import { lettersLike } from './alphabets.ts';

/** A letter with the marks on it, in a row. */
const WORD = /[\p{L}\p{M}]+/gu;
/** Short words are too few for each to get one that nobody has said. */
const TRIES = 60;

/**
 * Gives a text with another word for each word: of the same length, script and casing, and always the same for the same
 * word. Digits, punctuation and white space stay. No word given is one of `said`, where there is another of its length.
 * `salt` is what makes the words of one page others than those of the next.
 */
export function inventor(said: ReadonlySet<string>, salt: string): (text: string) => string {
  const invented = new Map<string, string>();
  const taken = new Set<string>();
  const wordFor = (word: string): string => {
    const known = invented.get(word);
    if (known !== undefined) return known;
    const candidates = Array.from({ length: TRIES }, (_, index) => candidate(word, `${salt} ${index}`));
    const isFree = (other: string): boolean => other !== word && !said.has(other);
    const made =
      candidates.find((other) => isFree(other) && !taken.has(other)) ?? candidates.find(isFree) ?? candidates[0];
    invented.set(word, made ?? word);
    taken.add(made ?? word);
    return made ?? word;
  };
  return (text) => text.replace(WORD, (word) => inCasingOf(word, wordFor(word.toLowerCase())));
}

/** The words of a text, in small letters. */
export function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

function candidate(word: string, salt: string): string {
  const dice = createHash('sha256').update(`${salt} ${word}`).digest();
  return [...word]
    .map((letter, index) => {
      if (/\p{M}/u.test(letter)) return letter;
      const letters = lettersLike(letter);
      return letters[((dice[index % dice.length] ?? 0) + index) % letters.length] ?? letter;
    })
    .join('');
}

function inCasingOf(word: string, other: string): string {
  const letters = [...word];
  const isAt = (index: number): boolean => {
    const letter = letters[index] ?? '';
    return letter !== letter.toLowerCase();
  };
  return [...other].map((letter, index) => (isAt(index) ? letter.toUpperCase() : letter)).join('');
}
