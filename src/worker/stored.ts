import { Failure } from '../core/failure.ts';
import { isInMemoryOnly } from '../core/memory-key.ts';
import type { LastingMemory } from './lasting-memory.ts';

/**
 * Works with the store, once the memory is there. A native promise, whose faults are those of the store: full disk,
 * broken database.
 */
export async function stored<T>({ ready }: Pick<LastingMemory, 'ready'>, work: () => Promise<T>): Promise<T> {
  try {
    await ready;
    return await work();
  } catch (error) {
    if (error instanceof Failure || !(error instanceof Error)) throw error;
    throw new Failure('store-failed', error.message);
  }
}

/** Works on one conversation. Throws Failure `forgotten` where it was kept in memory only, and is there no more. */
export async function ofConversation<T>(
  memory: Pick<LastingMemory, 'ready'>,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await stored(memory, work);
  } catch (error) {
    const isLost = error instanceof Failure && error.code === 'unknown-conversation' && isInMemoryOnly(key);
    throw isLost ? new Failure('forgotten') : error;
  }
}
