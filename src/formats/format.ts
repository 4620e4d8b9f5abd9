import type { Checkpoint } from '../core/checkpoint.ts';
import type { Conversation } from '../core/conversation.ts';
import type { Edit } from '../core/edit.ts';

/** What goes into a file. */
export interface Export {
  readonly conversation: Conversation;
  readonly checkpoint?: Checkpoint;
  /** The checkpoint as its engine wrote it, before the user's edits. */
  readonly written?: Checkpoint;
  readonly edits?: readonly Edit[];
  /** The text that opens a fresh chat, as it would be inserted. */
  readonly preamble?: string;
  /** ISO 8601. */
  readonly exportedAt: string;
}

/** A kind of file that a conversation can be saved as. */
export interface Format {
  /** The name of its file. */
  readonly id: string;
  /** As a person calls it. */
  readonly name: string;
  /** Without the dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** The whole file. */
  readonly render: (exported: Export) => string;
}
