import { estimateTokens } from '../../core/tokens.ts';
import { chunkSummarizableMessages } from './chunk-summarizable-messages.ts';
import { CompactionError } from './compaction-error.ts';
import { type Block, joinBlocks } from './serialize-conversation.ts';
import { type Material, promptTokens, summaryPrompt } from './summary-prompt.ts';
import { truncateForSummaryBudget } from './truncate-for-summary-budget.ts';
import { userRequestCandidatesBlock } from './user-request-candidates.ts';

/** What stays the same over all the calls of a fold. */
export interface Frame {
  readonly material: Omit<Material, 'conversation' | 'requests' | 'previous' | 'words'>;
  /** The caller's list of requests; used only where the whole conversation fits into one call. */
  readonly requests?: string | undefined;
  readonly maxPromptTokens: number;
  /** As long as a nonce, and never estimated below one. */
  readonly placeholder: string;
}

/** One call: its material, and how many blocks it reads. */
export interface Part {
  readonly material: Material;
  readonly taken: number;
}

/** Share of a prompt's room that the list of requests may take: the conversation has them in full already. */
const FOR_REQUESTS = 0.12;
const LEAST_FOR_REQUESTS = 120;
/** Estimated tokens of conversation below which a call is not worth making. */
const LEAST_ROOM = 64;
const WORDS_PER_PROMPT_TOKEN = 0.15;
const LEAST_WORDS = 60;

/** All blocks in one call, where that fits the budget. */
export function wholePart(frame: Frame, blocks: readonly Block[], previous: string | undefined): Part | undefined {
  const conversation = joinBlocks(blocks);
  const budget = Math.max(LEAST_FOR_REQUESTS, estimateTokens(conversation) * FOR_REQUESTS);
  const requests = frame.requests ?? userRequestCandidatesBlock(blocks, budget);
  const material = { ...frame.material, previous, conversation, requests };
  return fits(frame, material) ? { material, taken: blocks.length } : undefined;
}

/**
 * As many blocks as fit the budget beside the previous summary; of a message that alone is over it, beginning and end.
 * Throws `too-small-budget` where rules, pins and previous summary leave no room.
 */
export function nextPart(frame: Frame, blocks: readonly Block[], previous: string | undefined): Part {
  const words = Math.max(LEAST_WORDS, Math.round(frame.maxPromptTokens * WORDS_PER_PROMPT_TOKEN));
  const base = { ...frame.material, previous, words };
  const needed = tokensOfPrompt(frame, { ...base, conversation: '', requests: '' });
  const room = frame.maxPromptTokens - needed;
  for (let share = room; share >= LEAST_ROOM; share = Math.floor(share * 0.9)) {
    const part = partWithin(frame, base, blocks, share);
    if (part !== undefined) return part;
  }
  throw new CompactionError(
    'too-small-budget',
    `${needed} of ${frame.maxPromptTokens} tokens are needed beside the chat`,
  );
}

function partWithin(
  frame: Frame,
  base: Omit<Material, 'conversation'>,
  blocks: readonly Block[],
  room: number,
): Part | undefined {
  const forRequests = Math.floor(room * FOR_REQUESTS);
  const forConversation = room - forRequests;
  const chunk = chunkSummarizableMessages(blocks, forConversation)[0] ?? [];
  const conversation = truncateForSummaryBudget(joinBlocks(chunk), forConversation);
  const requests = userRequestCandidatesBlock(chunk, forRequests);
  const material = [
    { ...base, conversation, requests },
    { ...base, conversation },
  ].find((one) => fits(frame, one));
  return material === undefined || conversation === '' ? undefined : { material, taken: chunk.length };
}

function fits(frame: Frame, material: Material): boolean {
  return tokensOfPrompt(frame, material) <= frame.maxPromptTokens;
}

function tokensOfPrompt({ placeholder }: Frame, material: Material): number {
  return promptTokens(summaryPrompt(material, placeholder));
}
