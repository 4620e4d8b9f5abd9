import type { CapturedMessage } from './capture.ts';
import { fingerprint } from './fingerprint.ts';
import { wordSet } from './words.ts';

/** What of a message is compared word by word, in characters. */
const COMPARED = 2_000;
/**
 * The share of words that two readings of one answer have in common at least. What a user wrote has no marks to differ
 * by.
 */
const SHARED = 0.85;

/** What two readings of one message agree on, however each writes its marks, links and white space. */
export function lettersKey({ role, text }: Pick<CapturedMessage, 'role' | 'text'>): string {
  return fingerprint(`${role}\u0000${text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '')}`);
}

/** Whether two answers are most likely one, read in two ways: from the page, and from the site's own record. */
export function alike(a: CapturedMessage, b: CapturedMessage): boolean {
  if (a.role !== b.role || a.role === 'user') return false;
  const [wordsA, wordsB] = [wordSet(a.text.slice(0, COMPARED)), wordSet(b.text.slice(0, COMPARED))];
  const shared = [...wordsA].filter((word) => wordsB.has(word)).length;
  return shared > 0 && shared >= SHARED * Math.min(wordsA.size, wordsB.size);
}
