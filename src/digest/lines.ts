import { evidenceMarks, SECTION_HEADINGS, type Section, type SummaryLine } from '../core/summary.ts';
import { estimateTokens } from '../core/tokens.ts';
import type { Note } from './corrections.ts';
import type { Placed } from './placed.ts';
import type { Candidate } from './pool.ts';
import { shorten } from './shorten.ts';

/** Longest line, in characters. */
export const LONGEST_LINE = 240;

/** A candidate as it would be written. */
export interface Draft {
  readonly candidate: Candidate;
  readonly line: SummaryLine;
  /** Estimated tokens of its bullet with evidence and line break. */
  readonly tokens: number;
  /** The same without the sentence it points back at, for where that one is a line itself. */
  readonly bare?: Draft;
}

/** A line of the digest with its cost in tokens; `note` is what a later message corrected in it. */
export function toDraft({ candidate, section }: Placed, note: Note | undefined): Draft {
  const { context, evidence } = candidate.unit;
  const text = candidate.unit.text.replace(/\s?[:：]$/, '');
  const suffix = `${note === undefined ? '' : ` ${note.text}`}${saidOn(candidate)}`;
  const draftOf = (said: string): Draft => {
    const line: SummaryLine = {
      section,
      text: `${shorten(said, LONGEST_LINE - suffix.length)}${suffix}`,
      evidence: rising([...evidence, ...(note?.evidence ?? [])]),
      author: 'digest',
    };
    return { candidate, line, tokens: bulletTokens(line) };
  };
  return context === '' ? draftOf(text) : { ...draftOf(`${context} ${text}`), bare: draftOf(text) };
}

/** Estimated tokens of a bullet with evidence and line break. */
export function bulletTokens({ text, evidence }: SummaryLine): number {
  return estimateTokens(`- ${text} ${evidenceMarks(evidence)}\n`);
}

/** Estimated tokens of a section's heading with the empty lines around it. */
export function headingTokens(section: Section): number {
  return estimateTokens(`\n\n## ${SECTION_HEADINGS[section]}\n`);
}

function rising(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** "yesterday" means nothing a week later, unless one knows when it was said. */
function saidOn({ unit, traits }: Candidate): string {
  if (unit.at === undefined || !traits.cues.has('relative') || traits.details.has('date')) return '';
  const date = new Date(unit.at);
  return Number.isNaN(date.getTime()) ? '' : ` (${date.toISOString().slice(0, 10)})`;
}
