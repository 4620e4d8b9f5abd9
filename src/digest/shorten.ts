import { clausesOf, joinClauses } from './clauses.ts';
import { cuesOf } from './cues.ts';
import { detailsOf } from './details.ts';
import { termsOf, wordsOf } from './words.ts';

/** How much must stay of a sentence, in things spoken of, for a clause to be taken off it. */
const ENOUGH = 4;
const EDGE = /[\s,;:—–，；：、،؛-]+$/;

/**
 * A sentence without the politeness at its ends ("…, can you help me with that?") and within `limit` characters.
 * What is left stands in one piece in the sentence; a cut in the middle of it is shown by an ellipsis.
 */
export function shorten(text: string, limit: number): string {
  return cut(withoutEdges(text), limit);
}

function withoutEdges(text: string): string {
  const clauses = [...clausesOf(text)];
  while (clauses.length > 1 && isAside(clauses.at(-1) ?? '') && saysEnough(clauses.slice(0, -1))) clauses.pop();
  while (clauses.length > 1 && isOpening(clauses[0] ?? '')) clauses.shift();
  const kept = joinClauses(clauses);
  return text.endsWith(kept) && !/[,;，；、،؛]$/.test(kept) ? kept : kept.replace(EDGE, '');
}

function saysEnough(clauses: readonly string[]): boolean {
  return termsOf(wordsOf(joinClauses(clauses))).size >= ENOUGH;
}

/** A request or a courtesy without anything exact in it. */
function isAside(clause: string): boolean {
  const words = wordsOf(clause);
  if (/\p{N}/u.test(clause) || detailsOf(clause).size > 0) return false;
  if (words.slice(1).some((word) => /^\p{Lu}[\p{L}]/u.test(word) && !/^I'/.test(word))) return false;
  const cues = cuesOf(words, clause);
  return cues.has('request') || cues.has('boilerplate') || (cues.has('praise') && words.length <= 6);
}

/** "Thanks," or "okay so," before what is meant. */
function isOpening(clause: string): boolean {
  const words = wordsOf(clause);
  if (words.length > 4 || /\p{N}/u.test(clause)) return false;
  const cues = cuesOf(words, clause);
  return termsOf(words).size <= 2 && (cues.has('praise') || cues.has('greeting') || cues.has('assent'));
}

/** The beginning of a text that fits `limit` characters, cut between words where there is a space. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, Math.max(1, limit - 2));
  const space = head.lastIndexOf(' ');
  const whole = space >= limit / 3 ? head.slice(0, space) : head.replace(/[\ud800-\udbff]$/, '');
  const even = whole.split('`').length % 2 === 1 ? whole : whole.slice(0, whole.lastIndexOf('`'));
  return `${(even.trim() === '' ? whole.replaceAll('`', '') : even).replace(EDGE, '')} …`;
}
