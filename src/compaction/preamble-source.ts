import type { Checkpoint } from '../core/checkpoint.ts';
import type { Conversation } from '../core/conversation.ts';
import type { Settings } from '../core/settings.ts';
import type { SummaryLine } from '../core/summary.ts';

/** What a preamble is made from. */
export interface PreambleSource {
  readonly conversation: Conversation;
  /** The checkpoint that is true of the conversation. */
  readonly checkpoint?: Checkpoint;
  /** What the user wrote or pinned, where there is no such checkpoint whose lines would hold it. */
  readonly own?: readonly SummaryLine[];
  readonly settings: Settings;
  /** The name of the site the conversation is from. */
  readonly siteName: string;
  /** The longest preamble the target takes, in UTF-16 units; `LEAST_LIMIT` or more. */
  readonly limit?: number;
  /** The most estimated tokens it may have; `LEAST_LIMIT` or more. Undefined is no limit of tokens. */
  readonly limitTokens?: number;
}
