import { beforeEach, describe, expect, test } from 'vitest';
import type { Change } from '../../src/core/edit.ts';
import { restoreCheckpoint } from '../../src/store/checkpoints.ts';
import { edit } from '../../src/worker/edit.ts';
import { record } from '../../src/worker/record.ts';
import { captureOf, inventedChat, KEY } from './chat.ts';
import { dice } from './dice.ts';
import { killedAt, momentsOf } from './kill.ts';
import { expectAllOrNothing, expectGoesThrough, expectRightChunks } from './kill-checks.ts';
import { foldWith, fresh, stageOf } from './kill-stages.ts';
import { differing, emptyStore, everything, putBack } from './store-state.ts';
import { honest } from './summarizers.ts';

/** Work on the store, killed wherever it may be: what is stored is all or nothing. */

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);
const LONG = { timeout: 300_000 };

beforeEach(emptyStore);

describe('a fold whose worker is killed', () => {
  test('at any operation on the store leaves all or nothing, and the next worker goes on behind it', LONG, async () => {
    const stage = await stageOf('en');
    expect(stage.calls).toBeGreaterThan(2);
    expectRightChunks(stage);
    for (const moment of range(stage.moments)) {
      await killedAt(moment, () => foldWith(fresh().model));
      await expectGoesThrough(stage, await expectAllOrNothing(stage));
    }
  });

  test('while the model answers leaves the parts that are read, and the next worker goes on behind them', async () => {
    const stage = await stageOf('ja');
    for (const call of range(stage.calls)) {
      let calls = 0;
      await new Promise<void>((begun) => {
        const silent = fresh((prompt, roll) => {
          if (++calls < call) return honest(prompt, roll);
          begun();
          return new Promise(() => {});
        });
        void foldWith(silent.model);
      });
      const kept = await expectAllOrNothing(stage);
      expect(kept).toHaveLength(call - 1);
      await expectGoesThrough(stage, kept);
    }
  });

  test('by the digest alone leaves all or nothing', async () => {
    const stage = { ...(await stageOf('de', false)), calls: 0 };
    for (const moment of range(stage.moments)) {
      await killedAt(moment, () => foldWith());
      expect(await expectAllOrNothing(stage)).toEqual([]);
      await expectGoesThrough(stage, []);
    }
  });
});

describe('what a killed worker was about to store', () => {
  const chat = inventedChat('en', dice('stored'));
  chat.grow(170);
  const line: Change = { kind: 'pin', section: 'facts', text: 'Pin 1: as  it is', messages: [] };
  const works: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a capture', () => record(captureOf([...chat.messages().slice(0, 30), ...chat.messages().slice(160)]), 3_000)],
    ['an edit', () => edit(KEY, line, { id: 'killed', at: 3_000 })],
    ['an earlier summary brought back', () => restoreCheckpoint(KEY, 'first', { id: 'restored', at: 3_000 })],
  ];

  test.each(works)('is there wholly or not at all: %s', async (_, work) => {
    await putBack((await stageOf('en')).after);
    const before = await everything();
    const moments = await momentsOf(work);
    const after = await everything();
    expect(differing(before, after)).not.toEqual([]);
    for (const moment of range(moments)) {
      await putBack(before);
      await killedAt(moment, work);
      const now = await everything();
      if (differing(after, now).length > 0) expect(differing(before, now)).toEqual([]);
    }
  });
});
