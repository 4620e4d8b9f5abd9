import { entropy } from './entropy.ts';

const DIGIT = /\d/;
const LETTER = /[A-Za-z]/;
const CASE_CHANGE = /[a-z](?=[A-Z])|[A-Z](?=[a-z])/g;
/** Share of neighbouring letters that differ in case: about 0.5 in random text, 0.33 in camelCase. */
const RANDOM_CASE = 0.38;

/** Not words, not an identifier, not a number: letters and digits mixed, or letters in a case no word has. */
export function looksRandom(text: string): boolean {
  if (!LETTER.test(text)) return false;
  if (DIGIT.test(text)) return !isWordsWithNumber(text);
  const changes = text.match(CASE_CHANGE)?.length ?? 0;
  return text.length >= 8 && changes / text.length >= RANDOM_CASE;
}

/** `section-12`, `version2`, `utf8`, `step_3_of_4`: words of letters, each with at most a short number. */
function isWordsWithNumber(text: string): boolean {
  return /^(?:[A-Z]?[a-z]{2,}|[A-Z]{2,})?\d{0,4}(?:[-_. /:](?:[A-Z]?[a-z]{2,}|[A-Z]{2,}|[A-Za-z])?\d{0,4}){0,12}$/.test(
    text,
  );
}

/** Random-looking, at least `least` characters, and at least `bits` of entropy. */
export function isRandom(text: string, least = 16, bits = 3): boolean {
  return text.length >= least && looksRandom(text) && entropy(text) >= bits;
}
