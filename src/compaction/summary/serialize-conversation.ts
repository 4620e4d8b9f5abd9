import type { Message } from '../../core/message.ts';
import { estimateTokens } from '../../core/tokens.ts';
import { neutralise } from './neutralise.ts';
import { fenced, TAGS } from './tags.ts';

/** A message as a prompt shows it. */
export interface Block {
  readonly message: Message;
  /** Its place in the conversation; 1 is the first. */
  readonly number: number;
  readonly text: string;
  /** Estimated tokens of `text` and of the gap behind it. */
  readonly tokens: number;
}

const GAP = 2;

export interface Serialization {
  /** Number of the first message. */
  readonly from?: number;
  readonly nonce: string;
}

/**
 * Messages as numbered blocks within one fence that no text in them can close: `[#12 user]`, what is attached, the text.
 * Roles come from our capture alone; nothing is shortened.
 */
export function serializeConversation(messages: readonly Message[], { from = 1, nonce }: Serialization): string {
  return fenced(TAGS.conversation, nonce, joinBlocks(blocksOf(messages, from)));
}

/** One block for each message, headed `[#number role]`; the first message has the number `from`. */
export function blocksOf(messages: readonly Message[], from: number): readonly Block[] {
  return messages.map((message, index) => blockOf(message, from + index));
}

/** Blocks as the conversation holds them: an empty line between two. */
export function joinBlocks(blocks: readonly Block[]): string {
  return blocks.map(({ text }) => text).join('\n\n');
}

function blockOf(message: Message, number: number): Block {
  const attached = message.attachments.map(({ kind, name }) => `(attached ${kind}: ${neutralise(name) || 'no name'})`);
  const text = [`[#${number} ${message.role}]`, ...attached, neutralise(message.text)].join('\n');
  return { message, number, text, tokens: estimateTokens(text) + GAP };
}
