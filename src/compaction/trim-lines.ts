import type { Message } from '../core/message.ts';
import { type Section, type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import { estimateTokens } from '../core/tokens.ts';
import { restsOnUser } from './rests-on-user.ts';

/** What goes first; open requests never go. */
const FIRST_TO_GO: readonly (readonly Section[])[] = [
  ['facts'],
  ['done', 'next'],
  ['decisions'],
  ['constraints', 'goal'],
];

/**
 * The lines of a summary that fit `most` estimated tokens: facts go first, oldest first, those that rest on what the
 * user said after the others. Open requests stay.
 */
export function trimLines(
  lines: readonly SummaryLine[],
  most: number,
  messages: readonly Message[],
): readonly SummaryLine[] {
  const fits = (some: readonly SummaryLine[]) => estimateTokens(summaryMarkdown(some)) <= most;
  if (fits(lines)) return lines;
  const going = inOrderOfGoing(lines, messages);
  const without = (count: number) => {
    const gone = new Set(going.slice(0, count));
    return lines.filter((line) => !gone.has(line));
  };
  let [tooFew, enough] = [0, going.length];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    [tooFew, enough] = fits(without(middle)) ? [tooFew, middle] : [middle, enough];
  }
  return without(enough);
}

function inOrderOfGoing(lines: readonly SummaryLine[], messages: readonly Message[]): readonly SummaryLine[] {
  return FIRST_TO_GO.flatMap((sections) => {
    const these = lines.filter(({ section }) => sections.includes(section)).toSorted((a, b) => newest(a) - newest(b));
    const byUser = these.filter((line) => restsOnUser(line, messages));
    return [...these.filter((line) => !byUser.includes(line)), ...byUser];
  });
}

function newest({ evidence }: SummaryLine): number {
  return Math.max(0, ...evidence);
}
