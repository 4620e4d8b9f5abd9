import type { Checkpoint } from './checkpoint.ts';
import type { Conversation } from './conversation.ts';
import type { Edit } from './edit.ts';
import type { SummaryLine } from './summary.ts';

/** A conversation, and the checkpoint that counts now. */
export interface Summarised {
  readonly conversation: Conversation;
  /** Its lines are as the user's edits leave them. */
  readonly checkpoint?: Checkpoint;
  /** The same checkpoint as its engine wrote it. */
  readonly written?: Checkpoint;
  readonly edits?: readonly Edit[];
  /** What the user wrote and pinned, where there is no checkpoint to hold it. */
  readonly own?: readonly SummaryLine[];
  /** Pins that are left out because all together are over their budget. */
  readonly droppedPins?: readonly string[];
}
