import { type Checkpoint, newestTrue, stillTrue } from '../core/checkpoint.ts';
import { Failure } from '../core/failure.ts';
import type { Message } from '../core/message.ts';
import { databaseFor } from './database-for.ts';
import { readCheckpoints, readConversation } from './read.ts';

/**
 * Appends a checkpoint if it is still true of its conversation and its parent is still the one that counts; false, and
 * nothing written, where either has changed while it was being made. With it go the chunks it was made from.
 */
export async function appendCheckpoint(checkpoint: Checkpoint): Promise<boolean> {
  return changeChain(checkpoint.conversation, async (messages, current) => {
    if (messages === undefined || current?.id !== checkpoint.parent || !stillTrue(checkpoint, messages)) return false;
    await append(checkpoint, current);
    await databaseFor(checkpoint.conversation).chunks.where('conversation').equals(checkpoint.conversation).delete();
    return true;
  });
}

/**
 * Brings an earlier checkpoint back: appends a copy of it. Nothing is done where it counts already. Throws Failure
 * `unknown-conversation`, and `checkpoint-outdated` where there is none of that id that is true of the conversation.
 */
export async function restoreCheckpoint(
  conversation: string,
  id: string,
  stamp: Pick<Checkpoint, 'id' | 'at'>,
): Promise<void> {
  await changeChain(conversation, async (messages, current) => {
    if (messages === undefined) throw new Failure('unknown-conversation');
    const earlier = await databaseFor(conversation).checkpoints.get(id);
    if (earlier?.conversation !== conversation || !stillTrue(earlier, messages))
      throw new Failure('checkpoint-outdated');
    if (current === undefined || current.id === id) return;
    await append({ ...earlier, ...stamp, parent: current.id, base: id }, current);
  });
}

type Step<T> = (messages: readonly Message[] | undefined, current: Checkpoint | undefined) => Promise<T>;

/** One step on the chain of a conversation's checkpoints, told the one that counts now. */
async function changeChain<T>(key: string, step: Step<T>): Promise<T> {
  const db = databaseFor(key);
  return db.transaction('rw', db.conversations, db.messages, db.checkpoints, db.chunks, async () => {
    const messages = (await readConversation(key))?.messages;
    return step(messages, newestTrue(await readCheckpoints(key), messages ?? []));
  });
}

/** The newest is told by its time, so that time never stands still or goes back along the chain. */
async function append(checkpoint: Checkpoint, current: Checkpoint | undefined): Promise<void> {
  await databaseFor(checkpoint.conversation).checkpoints.add({
    ...checkpoint,
    at: Math.max(checkpoint.at, (current?.at ?? 0) + 1),
  });
}
