import { fitsAsPin } from '../core/apply-edits.ts';
import type { Change, Edit } from '../core/edit.ts';
import { Failure } from '../core/failure.ts';
import { databaseFor } from './database-for.ts';
import { readEdits } from './read.ts';

/**
 * Appends what the user did to a summary, behind all that was done before. Throws Failure `unknown-conversation`,
 * `line-empty` and `line-too-long`.
 */
export async function appendEdit(conversation: string, change: Change, stamp: Pick<Edit, 'id' | 'at'>): Promise<void> {
  refuseLine(change);
  const db = databaseFor(conversation);
  await db.transaction('rw', db.conversations, db.edits, async () => {
    if ((await db.conversations.get(conversation)) === undefined) throw new Failure('unknown-conversation');
    const last = (await readEdits(conversation)).at(-1)?.at ?? 0;
    await db.edits.add({ ...change, ...stamp, conversation, at: Math.max(stamp.at, last + 1) });
  });
}

function refuseLine(change: Change): void {
  if (change.kind === 'undo') return;
  if (change.text.trim() === '') throw new Failure('line-empty');
  if (change.kind !== 'remove' && !fitsAsPin(change.text)) throw new Failure('line-too-long');
}
