import { Dexie, type Table } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Carry } from '../core/carry.ts';
import { keepInMemory } from './database-for.ts';
import { type Database, withTables } from './db.ts';

let started = 0;

/** The rows of every table of the memory, by the tables' names. */
export type MemoryRows = Readonly<Record<string, readonly unknown[]>>;

/** The memory of one run of the worker: the tables of the store, in the heap of this world and nowhere else. */
export interface Memory {
  readonly rows: () => Promise<MemoryRows>;
  /** Puts back what `rows` gave earlier. */
  readonly putBack: (rows: MemoryRows) => Promise<void>;
  /** The keys of its conversations. */
  readonly keys: () => Promise<readonly string[]>;
  /** Forgets conversations with all that was made of them; their carries are on their way and stay. */
  readonly forget: (keys: readonly string[]) => Promise<void>;
  /** Forgets those of the carries that a test says yes to. */
  readonly forgetCarries: (which: (carry: Carry) => boolean) => Promise<void>;
}

/**
 * Has this world keep in memory what is to be kept nowhere else. `onChange` is called after each change, also where it
 * was not made through what this gives.
 */
export function startMemory(onChange: () => void): Memory {
  // changes are told by the name, and what was there before is none of ours
  const name = `baton-memory-${++started}`;
  const database = withTables(new Dexie(name, { indexedDB: new IDBFactory(), IDBKeyRange }));
  keepInMemory(database);
  Dexie.on.storagemutated.subscribe((parts) => {
    if (Object.keys(parts).some((part) => part.startsWith(`idb://${name}/`))) onChange();
  });
  return {
    rows: () => rowsOf(database),
    putBack: (rows) => putBack(database, rows),
    keys: () => database.conversations.toCollection().primaryKeys(),
    forget: (keys) => forget(database, keys),
    forgetCarries: (which) => forgetCarries(database, which),
  };
}

async function rowsOf(database: Database): Promise<MemoryRows> {
  const read = async (table: Table) => [table.name, await table.toArray()] as const;
  return database.transaction('r', database.tables, async () =>
    Object.fromEntries(await Promise.all(database.tables.map(read))),
  );
}

async function putBack(database: Database, rows: MemoryRows): Promise<void> {
  await database.transaction('rw', database.tables, async () => {
    for (const table of database.tables) await table.bulkPut(rows[table.name] ?? []);
  });
}

async function forgetCarries({ carries }: Database, which: (carry: Carry) => boolean): Promise<void> {
  const gone = await carries.filter(which).primaryKeys();
  if (gone.length > 0) await carries.bulkDelete(gone);
}

async function forget({ conversations, messages, checkpoints, edits, chunks }: Database, keys: readonly string[]) {
  if (keys.length === 0) return;
  await conversations.bulkDelete([...keys]);
  for (const table of [messages, checkpoints, edits, chunks] as readonly Table[])
    await table.where('conversation').anyOf(keys).delete();
}
