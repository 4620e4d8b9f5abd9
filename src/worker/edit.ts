import type { Change } from '../core/edit.ts';
import { appendEdit } from '../store/edits.ts';
import { readSummarised } from '../store/read.ts';
import type { Stamp } from './compact.ts';

/** What came of an edit. */
export interface EditEnd {
  /** To undo it by. */
  readonly id: string;
  /** Pins that are left out now because all together are over their budget, oldest first. */
  readonly droppedPins: readonly string[];
}

/** Does to a conversation's summary what the user wants. Throws as `appendEdit`. */
export async function edit(conversation: string, change: Change, stamp: Stamp): Promise<EditEnd> {
  await appendEdit(conversation, change, stamp);
  const known = await readSummarised(conversation);
  return { id: stamp.id, droppedPins: known?.droppedPins ?? [] };
}
