import { beforeEach, describe, expect, test } from 'vitest';
import { restoreCheckpoint } from '../../src/store/checkpoints.ts';
import { db } from '../../src/store/db.ts';
import { readCheckpoints, readSummarised } from '../../src/store/read.ts';
import { edit } from '../../src/worker/edit.ts';
import { addEarlier, editFirstMessage } from './changes.ts';
import { KEY } from './chat.ts';
import { atMoment } from './kill.ts';
import { expectAllOrNothing, expectGoesThrough } from './kill-checks.ts';
import { foldWith, fresh, stageOf } from './kill-stages.ts';
import { slowFold } from './later.ts';
import { differing, emptyStore, everything } from './store-state.ts';
import { honest } from './summarizers.ts';

/** Folds that are cut off, and that end after something else happened. */

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
const LONG = { timeout: 300_000 };

beforeEach(emptyStore);

describe('a fold that is aborted', () => {
  test('at any operation on the store leaves all or nothing, and the next one goes on behind it', LONG, async () => {
    const stage = await stageOf('ja');
    for (const moment of range(stage.moments)) {
      const ended = new AbortController();
      const work = () => foldWith({ ...fresh().model, signal: ended.signal });
      const outcome = await atMoment(moment, () => ended.abort(), work).catch((error: unknown) => error);
      if (outcome !== true) expect(outcome).toMatchObject({ name: 'CompactionError', code: 'aborted' });
      await expectGoesThrough(stage, await expectAllOrNothing(stage));
    }
  });

  test.each(['and the model answers all the same', 'and the model ends'])(
    'at any call, %s, is not stored',
    async (how) => {
      const stage = await stageOf('ja');
      for (const call of range(stage.calls)) {
        const ended = new AbortController();
        let calls = 0;
        const stopping = fresh((prompt, roll) => {
          if (++calls < call) return honest(prompt, roll);
          ended.abort();
          if (how === 'and the model ends') throw new DOMException('', 'AbortError');
          return honest(prompt, roll);
        });
        const work = foldWith({ ...stopping.model, signal: ended.signal });
        await expect(work).rejects.toMatchObject({ code: 'aborted' });
        const kept = await expectAllOrNothing(stage);
        expect(kept).toHaveLength(call - 1);
        await expectGoesThrough(stage, kept);
      }
    },
  );
});

describe('a fold by a slow summarizer', () => {
  test('is of what was there when it began, and takes in what was pinned meanwhile', async () => {
    await stageOf('en');
    const slow = slowFold('slow', 5_000);
    await slow.waiting();
    await edit(KEY, { kind: 'pin', section: 'goal', text: 'Pin 9: stay', messages: [] }, { id: 'late', at: 5_001 });
    slow.letAll();
    expect(await slow.ended).toBe(true);
    expect((await readSummarised(KEY))?.checkpoint?.lines.map(({ text }) => text)).toContain('Pin 9: stay');
  });

  test.each(['slow', 'quick'])(
    'and another one of the same chat: the %s one ends first, the other is dropped',
    async (first) => {
      await stageOf('en');
      const folds = { slow: slowFold('slow', 5_000), quick: slowFold('quick', 5_001) };
      await Promise.all([folds.slow.waiting(), folds.quick.waiting()]);
      const [winner, loser] = first === 'slow' ? [folds.slow, folds.quick] : [folds.quick, folds.slow];
      loser.letOne();
      await loser.waiting();
      winner.letAll();
      expect(await winner.ended).toBe(true);
      loser.letAll();
      expect(await loser.ended).toBe(false);
      expect((await readCheckpoints(KEY)).map(({ id }) => id).toSorted()).toEqual(['first', first].toSorted());
      expect(await foldWith(fresh().model)).toBe(true);
      expect(await db.checkpoints.count()).toBe(2);
    },
  );

  const changes: readonly (readonly [string, () => Promise<void>])[] = [
    ['a message it read was edited', editFirstMessage],
    ['an earlier summary was brought back', () => restoreCheckpoint(KEY, 'zero', { id: 'restored', at: 4_000 })],
  ];
  test.each(changes)('is dropped where meanwhile %s', async (_, change) => {
    await stageOf('en');
    await addEarlier();
    const slow = slowFold('slow', 5_000);
    await slow.waiting();
    await change();
    const meanwhile = await everything();
    slow.letAll();
    expect(await slow.ended).toBe(false);
    expect(differing(meanwhile, await everything()).filter((table) => table !== 'chunks')).toEqual([]);
  });
});
