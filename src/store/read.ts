import { applyEdits } from '../core/apply-edits.ts';
import type { Carry } from '../core/carry.ts';
import { type Checkpoint, newestTrue } from '../core/checkpoint.ts';
import type { Conversation } from '../core/conversation.ts';
import type { Edit } from '../core/edit.ts';
import type { Message } from '../core/message.ts';
import { DEFAULT_SETTINGS, type Settings } from '../core/settings.ts';
import type { Summarised } from '../core/summarised.ts';
import { summaryMarkdown } from '../core/summary.ts';
import { databaseFor, databases } from './database-for.ts';
import { type Database, db, type MessageRow } from './db.ts';

/** A conversation as it stood at one moment: its row and its messages are read in one transaction. */
export async function readConversation(key: string): Promise<Conversation | undefined> {
  const db = databaseFor(key);
  return db.transaction('r', db.conversations, db.messages, () => conversationAt(key));
}

async function conversationAt(key: string): Promise<Conversation | undefined> {
  const db = databaseFor(key);
  const row = await db.conversations.get(key);
  if (row === undefined) return undefined;
  const { path, ...rest } = row;
  const rows = await db.messages.bulkGet(path.map((id): [string, string] => [key, id]));
  return { ...rest, messages: rows.filter((found) => found !== undefined).map(messageOf) };
}

export async function readCheckpoints(conversation: string): Promise<readonly Checkpoint[]> {
  return databaseFor(conversation).checkpoints.where('conversation').equals(conversation).toArray();
}

export async function readEdits(conversation: string): Promise<readonly Edit[]> {
  return databaseFor(conversation).edits.where('conversation').equals(conversation).sortBy('at');
}

export async function readSummarised(key: string): Promise<Summarised | undefined> {
  const db = databaseFor(key);
  return db.transaction('r', db.conversations, db.messages, db.checkpoints, db.edits, () => summarisedAt(key));
}

async function summarisedAt(key: string): Promise<Summarised | undefined> {
  const conversation = await conversationAt(key);
  if (conversation === undefined) return undefined;
  const edits = await readEdits(key);
  const written = newestTrue(await readCheckpoints(key), conversation.messages);
  if (written === undefined) return { conversation, edits, own: applyEdits([], edits, conversation.messages).lines };
  const { lines, droppedPins } = applyEdits(written.lines, edits, conversation.messages);
  const checkpoint = { ...written, lines, summary: summaryMarkdown(lines, written.language) };
  return { conversation, checkpoint, written, edits, droppedPins };
}

/** The keys of all conversations that are stored; none of those that are kept in memory only. */
export async function readKeys(): Promise<readonly string[]> {
  return db.conversations.toCollection().primaryKeys();
}

export async function readSettings(): Promise<Settings> {
  return { ...DEFAULT_SETTINGS, ...(await db.settings.get('settings')) };
}

/** The latest carry into a tab. */
export async function readCarry(tabId: number): Promise<Carry | undefined> {
  const found = await Promise.all(databases().map((database) => latestCarryIn(database, tabId)));
  return found.reduce((one, other) => ((other?.at ?? -1) > (one?.at ?? -1) ? other : one), undefined);
}

/** The latest carry into a tab that a database has. */
export async function latestCarryIn({ carries }: Database, tabId: number): Promise<Carry | undefined> {
  return (await carries.where('tabId').equals(tabId).sortBy('at')).at(-1);
}

function messageOf({ conversation: _, ...message }: MessageRow): Message {
  return message;
}
