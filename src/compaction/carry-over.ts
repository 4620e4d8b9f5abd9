import type { Message } from '../core/message.ts';
import { type Section, type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import { estimateTokens } from '../core/tokens.ts';
import { saysTheSame } from '../core/words.ts';
import { restsOnUser } from './rests-on-user.ts';

export interface CarriedOver {
  readonly lines: readonly SummaryLine[];
  /** How many lines of the summary before were put back. */
  readonly count: number;
}

export interface CarryRules {
  /** Estimated tokens for what is put back beside the open requests. */
  readonly room: number;
  /** Lines of the summary before that the model was not shown, for want of room: it cannot have weighed them. */
  readonly unseen?: readonly SummaryLine[];
}

/** What of the summary before may not get lost, beside the open requests. */
const LASTING: readonly Section[] = ['constraints', 'decisions'];
/** Sections that are looked through whether the model was shown them or not. */
const ALWAYS: readonly Section[] = [...LASTING, 'open'];
/** Where a request may be when it is no longer open. */
const SETTLED: readonly Section[] = ['done', 'decisions'];

/**
 * Puts back what a forgetful model left out of the summary before, as it was. A request leaves the open ones only for
 * the done ones or the decisions, with a message newer than its own; so all that are missing come back. Constraints and
 * decisions come back where no line cites their messages any more: what the user said first, as far as
 * there is room; and so do lines that the model was not shown.
 */
export function carryOver(
  written: readonly SummaryLine[],
  before: readonly SummaryLine[],
  covered: readonly Message[],
  { room, unseen = [] }: CarryRules,
): CarriedOver {
  const open = before.filter((line) => line.section === 'open' && !isStillKnown(line, written, before));
  const lasting = before.filter((line) => LASTING.includes(line.section) && !isCited(line, written));
  const others = unseen.filter((line) => !ALWAYS.includes(line.section) && !isCited(line, written));
  const ranked = [...lasting, ...others].toSorted(
    (a, b) => Number(restsOnUser(b, covered)) - Number(restsOnUser(a, covered)),
  );
  const back = [...open, ...withinRoom(ranked, room)];
  return { lines: [...written, ...back], count: back.length };
}

function isStillKnown(request: SummaryLine, written: readonly SummaryLine[], before: readonly SummaryLine[]): boolean {
  const others = before.filter((line) => line.section === 'open' && line !== request);
  const standsForOther = (line: SummaryLine) => others.some((other) => saysTheSame(other.text, line.text));
  const isItself = (line: SummaryLine) =>
    saysTheSame(line.text, request.text) || (keepsEvidence(line, request) && !standsForOther(line));
  return written.some(
    (line) =>
      (line.section === 'open' && isItself(line)) || (SETTLED.includes(line.section) && isSettledBy(line, request)),
  );
}

function keepsEvidence(line: SummaryLine, { evidence }: SummaryLine): boolean {
  return evidence.length > 0 && evidence.every((number) => line.evidence.includes(number));
}

function isSettledBy(line: SummaryLine, request: SummaryLine): boolean {
  const isAbout = saysTheSame(line.text, request.text) || sharesEvidence(line, request);
  return isAbout && Math.max(0, ...line.evidence) > Math.max(0, ...request.evidence);
}

function isCited(line: SummaryLine, written: readonly SummaryLine[]): boolean {
  return written.some((each) => sharesEvidence(each, line) || saysTheSame(each.text, line.text));
}

function sharesEvidence(a: SummaryLine, b: SummaryLine): boolean {
  return a.evidence.some((number) => b.evidence.includes(number));
}

function withinRoom(lines: readonly SummaryLine[], room: number): readonly SummaryLine[] {
  let left = room;
  return lines.filter((line) => {
    const tokens = estimateTokens(summaryMarkdown([line]));
    if (tokens > left) return false;
    left -= tokens;
    return true;
  });
}
