import type { Checkpoint } from '../core/checkpoint.ts';
import type { Conversation } from '../core/conversation.ts';
import type { Settings } from '../core/settings.ts';

/** What a preamble is made from. */
export interface PreambleSource {
  readonly conversation: Conversation;
  /** The checkpoint that is true of the conversation. */
  readonly checkpoint?: Checkpoint;
  readonly settings: Settings;
  /** The name of the site the conversation is from. */
  readonly siteName: string;
  /** The longest preamble the target takes, in UTF-16 units. */
  readonly limit?: number;
}
