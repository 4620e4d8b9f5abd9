import { applyEdits } from '../core/apply-edits.ts';
import type { Carry } from '../core/carry.ts';
import type { Checkpoint } from '../core/checkpoint.ts';
import { newestTrue } from '../core/checkpoint.ts';
import type { Conversation } from '../core/conversation.ts';
import type { Edit } from '../core/edit.ts';
import type { Message } from '../core/message.ts';
import { DEFAULT_SETTINGS, type Settings } from '../core/settings.ts';
import { type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import { db, type MessageRow } from './db.ts';

/** A conversation as it stood at one moment: its row and its messages are read in one transaction. */
export async function readConversation(key: string): Promise<Conversation | undefined> {
  return db.transaction('r', db.conversations, db.messages, () => conversationAt(key));
}

async function conversationAt(key: string): Promise<Conversation | undefined> {
  const row = await db.conversations.get(key);
  if (row === undefined) return undefined;
  const { path, ...rest } = row;
  const rows = await db.messages.bulkGet(path.map((id): [string, string] => [key, id]));
  return { ...rest, messages: rows.filter((found) => found !== undefined).map(messageOf) };
}

export async function readCheckpoints(conversation: string): Promise<readonly Checkpoint[]> {
  return db.checkpoints.where('conversation').equals(conversation).toArray();
}

export async function readEdits(conversation: string): Promise<readonly Edit[]> {
  return db.edits.where('conversation').equals(conversation).sortBy('at');
}

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

export async function readSummarised(key: string): Promise<Summarised | undefined> {
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

/** The keys of all conversations. */
export async function readKeys(): Promise<readonly string[]> {
  return db.conversations.toCollection().primaryKeys();
}

export async function readSettings(): Promise<Settings> {
  return { ...DEFAULT_SETTINGS, ...(await db.settings.get('settings')) };
}

/** The latest carry into a tab. */
export async function readCarry(tabId: number): Promise<Carry | undefined> {
  const carries = await db.carries.where('tabId').equals(tabId).sortBy('at');
  return carries.at(-1);
}

function messageOf({ conversation: _, ...message }: MessageRow): Message {
  return message;
}
