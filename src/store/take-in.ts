import { captureOf } from '../core/capture-of.ts';
import { type Checkpoint, stillTrue } from '../core/checkpoint.ts';
import type { Conversation } from '../core/conversation.ts';
import type { Edit } from '../core/edit.ts';
import { merge } from '../core/merge.ts';
import { db } from './db.ts';
import { readConversation } from './read.ts';
import { changeConversation } from './write.ts';

/** What an export holds of a conversation. */
export interface TakenIn {
  readonly conversation: Conversation;
  /** Its checkpoint, before the user's edits. */
  readonly written?: Checkpoint;
  readonly edits: readonly Edit[];
}

/**
 * Takes an export into the store, as one step. A conversation that is known already is merged with it, so that neither
 * loses a message; edits that are known already count once; its checkpoint joins the chain if it is true of the whole.
 */
export async function takeIn({ conversation, written, edits }: TakenIn): Promise<void> {
  const { key, seenAt } = conversation;
  const tables = [db.conversations, db.messages, db.checkpoints, db.edits];
  await db.transaction('rw', tables, async () => {
    await changeConversation(key, (known) =>
      known === undefined ? conversation : merge(known, captureOf(conversation), seenAt),
    );
    const messages = (await readConversation(key))?.messages ?? [];
    if (written !== undefined && stillTrue(written, messages)) await db.checkpoints.put(written);
    await db.edits.bulkPut(edits);
  });
}
