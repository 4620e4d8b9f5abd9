import type { Message } from '../core/message.ts';
import { SECTIONS, type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import { estimateTokens } from '../core/tokens.ts';
import { choose } from './choose.ts';
import { contenders } from './contenders.ts';
import { corrections } from './corrections.ts';
import { finished } from './finished.ts';
import { goalsOf } from './goal.ts';
import { type Draft, toDraft } from './lines.ts';
import { assured, mustHave, sharing } from './must-have.ts';
import type { Placed } from './placed.ts';
import { toPool } from './pool.ts';
import { type Place, sectionOf } from './sections.ts';
import { unanswered } from './unanswered.ts';
import { verbosityOf } from './verbosity.ts';
import { withdrawn } from './withdrawn.ts';

/** Goes into a checkpoint's `promptVersion`. */
export const DIGEST_VERSION = 'digest-1';

/** A digest of more than this share of its chat would be a copy; below the floor (in tokens) that does not matter. */
const LARGEST_SHARE = 0.6;
const SHARE_FLOOR = 240;
/** No message is counted beyond this many characters. */
const MOST_COUNTED = 50_000;

/**
 * The built-in summary of a chat, without a model: units → scored pool → choice within the budget → lines.
 * The same messages give the same lines. Rendered by `summaryMarkdown` they never take more than `budgetTokens`
 * (as `estimateTokens` counts). Evidence is 1-based in `messages`. Empty where nothing was said, or nothing fits.
 * `from`: only what rests on that message or a later one, among others, is taken up; all are read all the same.
 */
export function digest(messages: readonly Message[], budgetTokens: number, from = 1): readonly SummaryLine[] {
  const open = unanswered(messages);
  const pool = toPool(messages, open);
  const over = new Set([...withdrawn(pool), ...finished(pool)]);
  const set = goalsOf(pool, over);
  const { gone, notes, successors } = corrections(pool, set);
  const goals = new Set([...set].map((order) => successors.get(order) ?? order));
  const budget = Math.min(budgetTokens, Math.max(SHARE_FLOOR, shareOf(messages, budgetTokens)));
  const place: Place = { count: messages.length, unanswered: open, goals };
  const placed = pool
    .filter(({ order }) => !gone.has(order) && !over.has(order))
    .filter(({ unit }) => (unit.evidence.at(-1) ?? 0) >= from)
    .map((candidate) => ({ candidate, section: sectionOf(candidate, place) }));
  const draft = (one: Placed): Draft => toDraft(one, notes.get(one.candidate.order));
  const rest = contenders(placed, budget).map(draft);
  const needed = sharing(mustHave(placed, messages.length, budget).map(draft), budget);
  const first = [...needed, ...assured(rest, budget, verbosityOf(messages))];
  return filled(budget, (tokens) => inSections(choose(first, rest, messages.length, tokens)));
}

/** The largest share of the messages in tokens, or anything over `enough`: a long chat is not counted to its end. */
function shareOf(messages: readonly Message[], enough: number): number {
  let tokens = 0;
  for (const { text } of messages) {
    tokens += LARGEST_SHARE * estimateTokens(text.slice(0, MOST_COUNTED));
    if (tokens >= enough) return tokens;
  }
  return Math.floor(tokens);
}

/** Drafts are counted one by one and rounded up; what that leaves over is given out in a second round. */
function filled(budget: number, linesFor: (tokens: number) => readonly SummaryLine[]): readonly SummaryLine[] {
  const once = linesFor(budget);
  const twice = linesFor(2 * budget - tokensOfLines(once));
  return tokensOfLines(twice) <= budget ? twice : once;
}

function tokensOfLines(lines: readonly SummaryLine[]): number {
  return estimateTokens(summaryMarkdown(lines));
}

function inSections(drafts: readonly Draft[]): readonly SummaryLine[] {
  return SECTIONS.flatMap((section) => drafts.map(({ line }) => line).filter((line) => line.section === section));
}
