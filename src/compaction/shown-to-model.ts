import type { SummaryLine } from '../core/summary.ts';
import { estimateTokens } from '../core/tokens.ts';
import type { FoldPlan } from './plan-fold.ts';
import { trimLines } from './trim-lines.ts';

/** Shares of a prompt: the chat needs room too, and no line may keep a summary from being written. */
const FOR_PREVIOUS = 1 / 3;
const FOR_OWN = 1 / 3;

/**
 * What a model is shown of the summary before. Lines, and not its Markdown: it is given the headings it is asked for, in
 * whatever language they are shown. The user's own lines it is given apart.
 */
export function shownBefore(
  { previous, covered }: FoldPlan,
  own: readonly string[],
  maxPromptTokens = Number.POSITIVE_INFINITY,
): readonly SummaryLine[] {
  const others = previous?.lines.filter(({ text }) => !own.includes(text)) ?? [];
  return trimLines(others, maxPromptTokens * FOR_PREVIOUS, covered);
}

/**
 * The newest of the user's own lines that fit, in their order. They are in the summary whether a model sees them or
 * not.
 */
export function shownOwn(own: readonly string[], maxPromptTokens = Number.POSITIVE_INFINITY): readonly string[] {
  let left = maxPromptTokens * FOR_OWN;
  const fitting = own.toReversed().filter((text) => {
    const tokens = estimateTokens(`- ${text}\n`);
    if (tokens > left) return false;
    left -= tokens;
    return true;
  });
  return fitting.toReversed();
}
