import type { DetailKind } from './detail.ts';
import { type Folding, fold, foldingOf } from './fold.ts';

/** A text made ready to be asked for many details. */
export interface Folded {
  readonly exact: string;
  readonly words: string;
  readonly numbers: string;
}

const CASE_ENDING = /(?<=\p{sc=Cyrillic}{3})(?:ами|ями|ого|ему|ому|[оеая][мйхв]|[аеёиоуыэюяйьїіє]{1,2})$/u;

/** A text in all three forms, folded once for many details. A text of any length, in linear time. */
export function foldedText(text: string): Folded {
  return { exact: fold(text, 'exact'), words: fold(text, 'words'), numbers: fold(text, 'numbers') };
}

/** What two spellings of one detail have in common. */
export function detailKey(kind: DetailKind, text: string): string {
  const folded = bare(kind, fold(text, foldingOf(kind)));
  const key =
    kind === 'name'
      ? folded
          .split(' ')
          .map((word) => word.replace(CASE_ENDING, ''))
          .join(' ')
      : folded;
  return foldingOf(kind) === 'numbers' ? key.replaceAll(' ', '') : key;
}

/** Whether a text holds a detail: not as a part of a longer word or number. */
export function holds(text: Folded, kind: DetailKind, detail: string): boolean {
  const folding: Folding = foldingOf(kind);
  const wanted = bare(kind, fold(detail, folding));
  return wanted === '' || patternsOf(kind, wanted).some((pattern) => isFound(text[folding], pattern));
}

/** Without what may be left out in writing: the scheme, a closing slash, the `v` of a version. */
function bare(kind: DetailKind, folded: string): string {
  if (kind === 'address') return folded.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
  if (kind === 'path') return folded.replace(/(?<=.)[/\\]$/, '');
  if (kind === 'version') return folded.replace(/^v(?=\d)/, '');
  return folded.trim();
}

/** Literal beginnings with the expression that goes on from each: much faster than the expression alone. */
interface Pattern {
  readonly literal: string;
  /** Made only where the literal is found: making it costs more than looking for it. */
  readonly whole: () => RegExp;
}

function isFound(text: string, { literal, whole: expression }: Pattern): boolean {
  let at = text.indexOf(literal);
  if (at === -1) return false;
  for (const whole = expression(); at !== -1; at = text.indexOf(literal, at + 1)) {
    whole.lastIndex = at;
    if (whole.test(text)) return true;
  }
  return false;
}

function patternsOf(kind: DetailKind, wanted: string): readonly Pattern[] {
  const parts = pieces(kind, wanted);
  const [first, second, ...more] = parts;
  const isSum = kind === 'money' && first !== undefined && second !== undefined && more.length === 0;
  return isSum ? [pattern(kind, parts), pattern(kind, [second, first])] : [pattern(kind, parts)];
}

function pattern(kind: DetailKind, parts: readonly string[]): Pattern {
  const source = parts
    .map((part) => (kind === 'name' ? nameSource(part) : escaped(part)))
    .join(kind === 'name' ? ' ' : ' ?');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const literal = kind === 'name' ? stemOf(first) : first;
  return { literal, whole: () => new RegExp(`${before(kind, first)}${source}${after(kind, last)}`, 'uy') };
}

/** Where a space may stand or be missing: between a number and its unit. */
function pieces(kind: DetailKind, wanted: string): readonly string[] {
  if (kind === 'name') return wanted.split(' ');
  const isLoose = foldingOf(kind) === 'numbers' || kind === 'time' || kind === 'date';
  return isLoose ? wanted.split(/ |(?<=\d)(?=[^\d.,:/\s-])|(?<=[^\d.,:/\s-])(?=\d)/u) : [wanted];
}

/** Cyrillic names are declined. */
function stemOf(word: string): string {
  return word.replace(CASE_ENDING, '');
}

function nameSource(word: string): string {
  return /\p{sc=Cyrillic}/u.test(word) ? `${escaped(stemOf(word))}\\p{L}{0,3}` : escaped(word);
}

function before(kind: DetailKind, wanted: string): string {
  if (/^\d/.test(wanted)) return kind === 'version' ? '(?<![\\d]|\\d[.,])' : '(?<![\\p{Lu}\\p{Ll}\\d_]|\\d[.,:])';
  return /^[\p{Lu}\p{Ll}_]/u.test(wanted) ? '(?<![\\p{Lu}\\p{Ll}\\d_])' : '';
}

function after(kind: DetailKind, wanted: string): string {
  if (kind === 'path' || kind === 'address') return '(?![\\p{Lu}\\p{Ll}\\d_-]|[/\\\\.][\\p{L}\\d])';
  if (/\d$/.test(wanted)) return '(?![\\d\\p{Lu}\\p{Ll}_]|[.,:]\\d)';
  return /[\p{Lu}\p{Ll}_]$/u.test(wanted) ? '(?![\\p{Lu}\\p{Ll}\\d_])' : '';
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
