import type { Message } from '../../core/message.ts';
import { estimateTokens } from '../../core/tokens.ts';
import { neutralise } from './neutralise.ts';
import type { Block } from './serialize-conversation.ts';
import { truncateForSummaryBudget } from './truncate-for-summary-budget.ts';

/** Estimated tokens of one request in the list; its whole text stands in the conversation. */
const PER_REQUEST = 60;
const FOR_NOTE = 16;

/**
 * What the user asked for, oldest first, a line each with its message number: an index for a model that has to say
 * which requests are still open. Over the budget (estimated tokens) the oldest are only counted. Undefined where the
 * user said nothing.
 */
export function userRequestCandidatesBlock(
  blocks: readonly Block[],
  budgetTokens: number,
  isRequest: (message: Message) => boolean = () => true,
): string | undefined {
  const asked = blocks.filter(
    ({ message }) => message.role === 'user' && message.text.trim() !== '' && isRequest(message),
  );
  const lines = newestWithin(asked, budgetTokens - FOR_NOTE);
  if (lines.length === 0) return undefined;
  const older = asked.length - lines.length;
  return (older === 0 ? lines : [`(${older} older ones stand in the conversation only)`, ...lines]).join('\n');
}

function newestWithin(asked: readonly Block[], budgetTokens: number): readonly string[] {
  const lines: string[] = [];
  let tokens = 0;
  for (const block of asked.toReversed()) {
    const line = lineOf(block);
    tokens += estimateTokens(line) + 1;
    if (tokens > budgetTokens) break;
    lines.unshift(line);
  }
  return lines;
}

function lineOf({ message, number }: Block): string {
  const flat = neutralise(message.text).replace(/\s+/g, ' ').trim();
  return `- [#${number}] ${truncateForSummaryBudget(flat, PER_REQUEST)}`;
}
