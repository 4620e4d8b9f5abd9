import { expect } from 'vitest';
import type { Checkpoint } from '../../src/core/checkpoint.ts';
import type { ChunkRow } from '../../src/store/db.ts';
import { db } from '../../src/store/db.ts';
import { foldWith, fresh, STAMP, type Stage } from './kill-stages.ts';
import { differing, everything, putBack } from './store-state.ts';

/** The store is as it was, but for whole chunks that are right; or it has moved on completely. Gives the chunks. */
export async function expectAllOrNothing({ before, after, chunks }: Stage): Promise<readonly ChunkRow[]> {
  const now = await everything();
  if (differing(after, now).length === 0) return [];
  expect(differing(before, now).filter((table) => table !== 'chunks')).toEqual([]);
  const kept = (await db.chunks.toArray()).toSorted((a, b) => a.from - b.from);
  expect(kept).toEqual(chunks.slice(0, kept.length));
  return kept;
}

/** Another worker does it again: it asks only for the parts that are not stored, and all ends as if nothing had been. */
export async function expectGoesThrough(stage: Stage, kept: readonly ChunkRow[]): Promise<void> {
  const isDone = (await db.checkpoints.get(STAMP.id)) !== undefined;
  const asked = fresh();
  expect(await foldWith(stage.calls === 0 ? undefined : asked.model)).toBe(true);
  expect(asked.prompts).toHaveLength(isDone ? 0 : stage.calls - kept.length);
  expect(await db.checkpoints.get(STAMP.id)).toEqual(stage.checkpoint);
  expect(differing(stage.after, await everything())).toEqual([]);
  await putBack(stage.before);
}

const PLACEHOLDER = /\[REDACTED:[^\]]+\]/;

/** A chunk is what the model answered, with the secrets put back; together they are all that was to be read. */
export function expectRightChunks({ before, chunks, answers, checkpoint }: Stage): void {
  expect(chunks).toHaveLength(answers.length);
  chunks.forEach(({ text }, index) => {
    const pieces = answers[index]?.split(PLACEHOLDER) ?? [];
    expect(pieces.filter((piece) => !text.includes(piece))).toEqual([]);
    expect(text).not.toMatch(PLACEHOLDER);
  });
  const read = (before.checkpoints as readonly Checkpoint[]).find(({ id }) => id === checkpoint.parent)?.count ?? 0;
  const ends = [read, ...chunks.map(({ through }) => through)];
  expect(chunks.map(({ from }) => from - 1)).toEqual(ends.slice(0, -1));
  expect(ends.at(-1)).toBe(checkpoint.count);
}
