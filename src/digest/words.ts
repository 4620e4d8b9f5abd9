import { STOP_WORDS } from './stop-words.ts';

/** Words with their joints: `e-mail`, `8.5`, `src/app.ts`, `it's` and `user_id` are one each. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['.,:/\\_@-][\p{L}\p{M}\p{N}]+)*/gu;
/** Scripts written without spaces between words. */
const DENSE = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/;
const PLAIN_LATIN = /^[a-z]+$/;
/** Letters by which two forms of a word are taken for one. */
const STEM = 6;

/** Words of a text as they stand, apostrophes made plain. */
export function wordsOf(text: string): readonly string[] {
  return text.replaceAll('’', "'").match(WORD) ?? [];
}

/** Whether it holds writing without spaces between words: Chinese, Japanese, Thai, Khmer, Lao, Burmese. */
export function isDense(text: string): boolean {
  return DENSE.test(text);
}

/**
 * What a text speaks of: its words in lower case and cut to a stem, without those that carry nothing; pairs of dense
 * characters.
 */
export function termsOf(words: readonly string[]): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const word of words) {
    if (DENSE.test(word)) {
      addPairs(terms, word);
      continue;
    }
    const lower = word.toLowerCase();
    if (/\p{N}/u.test(lower)) {
      terms.add(lower);
      continue;
    }
    if (STOP_WORDS.has(lower) || lower.length < 2) continue;
    if (lower.length === 2 && PLAIN_LATIN.test(lower) && lower === word) continue;
    terms.add(lower.length <= STEM ? singular(lower) : lower.slice(0, STEM));
  }
  return terms;
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function addPairs(terms: Set<string>, word: string): void {
  const characters = [...word];
  if (characters.length === 1) terms.add(word);
  for (let at = 0; at + 1 < characters.length && at < 200; at++) {
    const pair = `${characters[at]}${characters[at + 1]}`;
    if (!/^[\u3040-\u309f]{2}$/.test(pair)) terms.add(pair);
  }
}
