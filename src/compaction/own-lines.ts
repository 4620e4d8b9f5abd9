import type { SummaryLine } from '../core/summary.ts';
import { parseSummary } from './summary/parse-summary.ts';

/** What is left of the user's line in a model's answer, when its marks have been read as evidence. */
interface OwnLine {
  readonly text: string;
  readonly read: string;
  /** Numbers that stand in it, and are no evidence. */
  readonly numbers: readonly number[];
}

function ownLine(text: string): OwnLine {
  const [first, ...others] = parseSummary(`- ${text}`);
  if (first === undefined || others.length > 0) return { text, read: text, numbers: [] };
  return { text, read: first.text, numbers: first.evidence };
}

/** Whether a line of a model's answer, with or without its bullet, is one of the user's own. */
export function isOwnLine(own: readonly string[]): (line: string) => boolean {
  const known = new Set(own.flatMap((text) => [...keysOf(ownLine(text)), lettersOf(text)]));
  return (line) => known.has(lettersOf(line)) || known.has(lettersOf(ownLine(line).read));
}

/** The user's own lines among a model's, as the user wrote them: a number in square brackets in one is no evidence. */
export function withOwnLines(lines: readonly SummaryLine[], own: readonly string[]): readonly SummaryLine[] {
  const known = new Map(own.map(ownLine).flatMap((mine) => keysOf(mine).map((key) => [key, mine] as const)));
  return lines.map((line) => {
    const mine = known.get(lettersOf(line.text));
    if (mine === undefined) return line;
    return { ...line, text: mine.text, evidence: line.evidence.filter((number) => !mine.numbers.includes(number)) };
  });
}

/** With what looks like markup in it, and without: answers are cleaned of it. */
function keysOf({ read }: OwnLine): readonly string[] {
  return [lettersOf(read), lettersOf(read.replace(/<[^<>]*>/g, ''))];
}

/** Brackets and marks are changed on the way into a prompt and out of it. A text of signs alone is itself. */
function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '') || text.trim();
}
