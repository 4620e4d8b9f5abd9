import { sectionIn, sectionNamed, sectionsByKey } from '../../core/section-named.ts';
import type { Section } from '../../core/summary.ts';
import { TRANSLATED_HEADINGS } from './translated-headings.ts';

const HASHED = /^ {0,3}(#{1,6})(\s?)(.*)$/;
const BOLD = /^(?:\*\*|__)(.+)(?:\*\*|__)[ \t]?[:：]?$/;
const LABEL = /^(?:(?:[-*+•]|\d{1,4}[.)])\s{1,4})?(?:\*\*|__)([^*_\n]{1,80})(?:\*\*|__)(.*)$/;
const MARKER = /^\s*(?:[-*+•]|\d{1,4}[.)])\s/;
/** A heading in bold counts as one of the level that is asked for. */
const ASKED_LEVEL = 2;

export interface SummaryHeading {
  readonly words: string;
  readonly level: number;
  /** Undefined where it names none. */
  readonly section: Section | undefined;
}

/** The section that a heading names, in English or in any other language of `HEADINGS`. */
export function sectionOf(heading: string): Section | undefined {
  return sectionNamed(heading) ?? sectionIn(TRANSLATED, heading);
}

const TRANSLATED = sectionsByKey(TRANSLATED_HEADINGS);

/** The heading a line is. Without a space behind its hashes, and in bold, it is one only where it names a section. */
export function headingOf(line: string): SummaryHeading | undefined {
  if (!/[#*_]/.test(line)) return undefined;
  const [, hashes, space, behind] = HASHED.exec(line) ?? [];
  if (hashes !== undefined && behind !== undefined) return hashedHeading(hashes, space !== '', withoutHashes(behind));
  const [, bold] = MARKER.test(line) ? [] : (BOLD.exec(line.trim()) ?? []);
  const section = bold === undefined ? undefined : sectionOf(bold);
  return bold === undefined || section === undefined ? undefined : { words: bold, level: ASKED_LEVEL, section };
}

function hashedHeading(hashes: string, isSpaced: boolean, words: string): SummaryHeading | undefined {
  if (words === '') return undefined;
  const section = sectionOf(words);
  const isHeading = isSpaced || (section !== undefined && hashes.length >= ASKED_LEVEL);
  return isHeading ? { words, level: hashes.length, section } : undefined;
}

/** Without the hashes that may close a heading. */
function withoutHashes(words: string): string {
  let end = words.length;
  while (end > 0 && /[#\s]/.test(words[end - 1] ?? '')) end--;
  return words.slice(0, end).trim();
}

/** The section named in bold at the start of a line, a bullet perhaps, and what stands behind the name. */
export function labelOf(line: string): { readonly section: Section; readonly rest: string } | undefined {
  const [, name = '', behind = ''] = LABEL.exec(line.trim()) ?? [];
  const rest = behind.trim();
  const isNamed = rest === '' || /[:：]\s*$/.test(name) || /^[:：]/.test(rest);
  const section = name !== '' && isNamed ? sectionOf(name) : undefined;
  return section && { section, rest: rest.replace(/^[:：]\s*/, '') };
}
