import { Dexie, type EntityTable, type Table } from 'dexie';
import type { Carry } from '../core/carry.ts';
import type { Checkpoint } from '../core/checkpoint.ts';
import type { Conversation } from '../core/conversation.ts';
import type { Edit } from '../core/edit.ts';
import type { Message } from '../core/message.ts';
import type { Settings } from '../core/settings.ts';

/** A conversation without its messages, which have a table of their own: `path` names them in order. */
export type ConversationRow = Omit<Conversation, 'messages'> & { readonly path: readonly string[] };

/** Messages that left the path (an edit, another branch) stay. */
export type MessageRow = Message & { readonly conversation: string };

/** What a model wrote of one part of a long conversation: a fold that was cut off goes on behind it. */
export interface ChunkRow {
  readonly conversation: string;
  /** Name of the model that wrote it. */
  readonly model: string;
  /** A hash over all that was asked. */
  readonly hash: string;
  readonly text: string;
  /** Numbers of the first and the last message it read. */
  readonly from: number;
  readonly through: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type SettingsRow = Settings & { readonly id: 'settings' };

export type Database = Dexie & {
  conversations: EntityTable<ConversationRow, 'key'>;
  messages: Table<MessageRow, [conversation: string, id: string]>;
  checkpoints: EntityTable<Checkpoint, 'id'>;
  edits: EntityTable<Edit, 'id'>;
  settings: EntityTable<SettingsRow, 'id'>;
  carries: EntityTable<Carry, 'id'>;
  chunks: Table<ChunkRow, [conversation: string, model: string, hash: string]>;
};

/** Gives a database its tables. Each version names only those it changes. */
export function withTables(dexie: Dexie): Database {
  dexie.version(1).stores({
    conversations: 'key, seenAt',
    messages: '[conversation+id], conversation',
    checkpoints: 'id, conversation',
    edits: 'id, conversation',
    settings: 'id',
    carries: 'id, tabId, at',
  });
  dexie.version(2).stores({ chunks: '[conversation+model+hash], conversation, at' });
  return dexie as Database;
}

/** What is on the user's disk. */
export const db = withTables(new Dexie('baton'));
