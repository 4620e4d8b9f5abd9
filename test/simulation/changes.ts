import { prefixHash } from '../../src/core/checkpoint.ts';
import { db } from '../../src/store/db.ts';
import { readSummarised } from '../../src/store/read.ts';
import { record } from '../../src/worker/record.ts';
import { captureOf, KEY } from './chat.ts';

/** The person writes the first message anew. */
export async function editFirstMessage(): Promise<void> {
  const { conversation } = (await readSummarised(KEY)) ?? {};
  const [first, ...rest] = conversation?.messages ?? [];
  if (first !== undefined) await record(captureOf([{ ...first, id: 'anew', text: 'Something else' }, ...rest]), 4_000);
}

/** A checkpoint from before the first one. */
export async function addEarlier(): Promise<void> {
  const { conversation, written } = (await readSummarised(KEY)) ?? {};
  const covered = conversation?.messages.slice(0, 4) ?? [];
  const throughMessageId = covered.at(-1)?.id ?? '';
  if (written !== undefined)
    await db.checkpoints.add({
      ...written,
      id: 'zero',
      at: 1,
      count: 4,
      throughMessageId,
      prefixHash: prefixHash(covered),
    });
}
