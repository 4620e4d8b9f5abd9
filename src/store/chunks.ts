import { databaseFor } from './database-for.ts';
import type { ChunkRow } from './db.ts';

/** A fold that was cut off longer ago will not be gone on with. */
const CHUNK_LIFE_MS = 7 * 24 * 3_600_000;

/** Keeps what a model wrote of one part of a conversation, and forgets what is too old to go on from. */
export async function keepChunk(chunk: ChunkRow): Promise<void> {
  const db = databaseFor(chunk.conversation);
  await db.transaction('rw', db.chunks, async () => {
    await db.chunks
      .where('at')
      .below(chunk.at - CHUNK_LIFE_MS)
      .delete();
    await db.chunks.put(chunk);
  });
}

/** What a model wrote of parts of a conversation in a fold that has not ended. */
export async function readChunks(conversation: string, model: string): Promise<readonly ChunkRow[]> {
  const chunks = await databaseFor(conversation).chunks.where('conversation').equals(conversation).toArray();
  return chunks.filter((chunk) => chunk.model === model);
}
