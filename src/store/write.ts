import type { Carry, CarryState } from '../core/carry.ts';
import type { Conversation } from '../core/conversation.ts';
import type { Message } from '../core/message.ts';
import { databaseFor, databases } from './database-for.ts';
import type { MessageRow } from './db.ts';
import { latestCarryIn, readCarry, readConversation } from './read.ts';

/**
 * Replaces a conversation by what `change` makes of it, as one step: either all of it is stored or nothing. Its key is the
 * given one, whatever `change` says: it tells where the conversation is kept.
 * Messages that are no longer on the path stay in the store, but for those that were never finished.
 */
export async function changeConversation(
  key: string,
  change: (known: Conversation | undefined) => Conversation,
): Promise<void> {
  const db = databaseFor(key);
  await db.transaction('rw', db.conversations, db.messages, async () => {
    const known = await readConversation(key);
    const { messages, ...rest } = change(known);
    const kept = new Set(known?.messages);
    const changed = messages.filter((message) => !kept.has(message));
    await db.messages.bulkPut(changed.map((message): MessageRow => ({ ...message, conversation: key })));
    await db.messages.bulkDelete(unfinishedLeavers(known, messages).map((id): [string, string] => [key, id]));
    await db.conversations.put({ ...rest, key, path: messages.map(({ id }) => id) });
  });
}

function unfinishedLeavers(known: Conversation | undefined, path: readonly Message[]): readonly string[] {
  const staying = new Set(path.map(({ id }) => id));
  const leavers = known?.messages.filter(({ id, complete }) => !complete && !staying.has(id)) ?? [];
  return leavers.map(({ id }) => id);
}

export async function addCarry(carry: Carry): Promise<void> {
  await databaseFor(carry.conversation).carries.add(carry);
}

/** The latest carry into a tab as it was; marked, where `mayTake` says yes to it, as taken now. One step. */
export async function takeLatestCarry(
  tabId: number,
  takenAt: number,
  mayTake: (carry: Carry) => boolean,
): Promise<Carry | undefined> {
  const latest = await readCarry(tabId);
  if (latest === undefined) return undefined;
  const db = databaseFor(latest.conversation);
  return db.transaction('rw', db.carries, async () => {
    const found = await latestCarryIn(db, tabId);
    if (found !== undefined && mayTake(found)) await db.carries.put({ ...found, takenAt });
    return found;
  });
}

/** How a carry ended, or that it waits again. Of one that has ended nothing more can be said. */
export async function setCarryState(id: string, state: CarryState): Promise<void> {
  for (const db of databases())
    await db.transaction('rw', db.carries, async () => {
      const found = await db.carries.get(id);
      if (found?.state !== 'waiting') return;
      const { takenAt: _, ...carry } = found;
      await db.carries.put({ ...carry, state });
    });
}

/** Forgets carries begun before a moment (milliseconds since 1970). */
export async function dropCarriesBefore(moment: number): Promise<void> {
  for (const { carries } of databases()) await carries.where('at').below(moment).delete();
}
