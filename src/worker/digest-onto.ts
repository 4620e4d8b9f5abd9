import type { Checkpoint } from '../core/checkpoint.ts';
import type { Message } from '../core/message.ts';
import { type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import { estimateTokens } from '../core/tokens.ts';
import { saysTheSame } from '../core/words.ts';
import { digest } from '../digest/digest.ts';

/** Of the room for a summary, what the digest always has, however long the lines are that it adds to. */
const LEAST_SHARE = 1 / 4;

/**
 * The digest of messages. On a base, its lines stay as they are, and of the digest only those are added that rest on
 * what was said after it. Every message is read anew: a digest is never a summary of a summary.
 */
export function digestOnto(
  base: Checkpoint | undefined,
  covered: readonly Message[],
  summaryTokens: number,
): readonly SummaryLine[] {
  if (base === undefined) return digest(covered, summaryTokens);
  const left = summaryTokens - estimateTokens(summaryMarkdown(base.lines));
  const later = digest(covered, Math.max(left, Math.floor(summaryTokens * LEAST_SHARE)), base.count + 1);
  const added = later.filter(({ text }) => !base.lines.some((line) => saysTheSame(line.text, text)));
  return [...base.lines, ...added];
}

/** What the digest adds to: the checkpoint before, where a model wrote it, or its own base. */
export function baseOf(previous: Checkpoint | undefined, chain: readonly Checkpoint[]): Checkpoint | undefined {
  const id = previous?.engine === 'model' ? previous.id : previous?.base;
  return chain.find((checkpoint) => checkpoint.id === id);
}
