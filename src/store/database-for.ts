import { isInMemoryOnly } from '../core/memory-key.ts';
import { type Database, db } from './db.ts';

let memory: Database | undefined;

/** Gives conversations that are kept in memory only a database to be in. Without this, a world has no place for them. */
export function keepInMemory(database: Database): void {
  memory = database;
}

/**
 * The database that a conversation is in. Told by its key, so that nothing which is to be kept in memory only has a way to
 * the disk, whoever asks for what. Throws where this world has no memory.
 */
export function databaseFor(key: string): Database {
  if (!isInMemoryOnly(key)) return db;
  if (memory === undefined) throw new Error('a conversation of the memory, in a world without one');
  return memory;
}

/** The disk, and the memory where there is one. */
export function databases(): readonly Database[] {
  return memory === undefined ? [db] : [db, memory];
}
