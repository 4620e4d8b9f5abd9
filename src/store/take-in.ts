import { captureOf } from '../core/capture-of.ts';
import { type Checkpoint, newestTrue, stillTrue } from '../core/checkpoint.ts';
import type { Conversation } from '../core/conversation.ts';
import type { Edit } from '../core/edit.ts';
import { merge } from '../core/merge.ts';
import { databaseFor } from './database-for.ts';
import { readCheckpoints, readConversation } from './read.ts';
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
 * loses a message; edits that are known already stay as they are; its checkpoint joins the chain if it is true of the
 * whole, and counts only where it covers more than the one that counts now.
 */
export async function takeIn({ conversation, written, edits }: TakenIn): Promise<void> {
  const { key, seenAt } = conversation;
  const db = databaseFor(key);
  const tables = [db.conversations, db.messages, db.checkpoints, db.edits];
  await db.transaction('rw', tables, async () => {
    await changeConversation(key, (known) =>
      known === undefined ? conversation : merge(known, captureOf(conversation), seenAt),
    );
    if (written !== undefined) await takeInCheckpoint(written);
    await takeInEdits(key, edits);
  });
}

async function takeInCheckpoint(written: Checkpoint): Promise<void> {
  const db = databaseFor(written.conversation);
  const messages = (await readConversation(written.conversation))?.messages ?? [];
  const chain = await readCheckpoints(written.conversation);
  if (!stillTrue(written, messages) || chain.some(({ id }) => id === written.id)) return;
  const current = newestTrue(chain, messages);
  if (current === undefined) return void (await db.checkpoints.add(written));
  await db.checkpoints.add({ ...written, at: written.count > current.count ? current.at + 1 : current.at - 1 });
}

/** Ids are from a file: one that another edit has, of this chat or another, takes nothing from that one. */
async function takeInEdits(conversation: string, edits: readonly Edit[]): Promise<void> {
  const db = databaseFor(conversation);
  const there = await db.edits.bulkGet(edits.map(({ id }) => id));
  const foreign = new Set(
    there.filter((edit) => edit !== undefined && edit.conversation !== conversation).map((edit) => edit?.id),
  );
  const named = (id: string): string => (foreign.has(id) ? `${conversation} ${id}` : id);
  const own = edits.map((edit) => ({
    ...edit,
    id: named(edit.id),
    ...(edit.kind === 'undo' ? { edit: named(edit.edit) } : {}),
  }));
  const known = await db.edits.bulkGet(own.map(({ id }) => id));
  await db.edits.bulkAdd(own.filter((_, index) => known[index] === undefined));
}
