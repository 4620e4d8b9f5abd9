import { beforeEach, describe, expect, test } from 'vitest';
import type { Change } from '../src/core/edit.ts';
import { restoreCheckpoint } from '../src/store/checkpoints.ts';
import { db } from '../src/store/db.ts';
import { readCheckpoints, readSummarised } from '../src/store/read.ts';
import { edit } from '../src/worker/edit.ts';
import { record } from '../src/worker/record.ts';
import { addEarlier, editFirstMessage } from './simulation/changes.ts';
import { captureOf, inventedChat, KEY } from './simulation/chat.ts';
import { dice } from './simulation/dice.ts';
import { atMoment, killedAt, momentsOf } from './simulation/kill.ts';
import { expectAllOrNothing, expectGoesThrough, expectRightChunks } from './simulation/kill-checks.ts';
import { foldWith, fresh, stageOf } from './simulation/kill-stages.ts';
import { slowFold } from './simulation/later.ts';
import { lifeOf, live } from './simulation/long-chat.ts';
import { differing, emptyStore, everything, putBack } from './simulation/store-state.ts';
import { honest, NAMES } from './simulation/summarizers.ts';
import { WORDS } from './simulation/words.ts';

/**
 * Long invented chats, in several languages, with edits and branches in between, folded again and again by summarizers
 * of every kind, killed and cut off wherever they may be. Whatever happens, what is stored is sound.
 */

const LANGUAGES = Object.keys(WORDS);
const LONG = { timeout: 300_000 };
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index + 1);

beforeEach(emptyStore);

describe('a chat of 3,000 messages', () => {
  const lives = NAMES.map((name, index) => ({ name, language: LANGUAGES[index % LANGUAGES.length] ?? 'en', index }));
  test.each(lives)(
    'in $language, with a summarizer that is $name, stays sound',
    LONG,
    async ({ name, language, index }) => {
      const life = lifeOf(name, language, index % 2 === 0);
      await live(life);
      expect((await readCheckpoints(KEY)).length).toBeGreaterThan(name === 'throwing' ? -1 : 1);
      expect(life.asked.prompts.length).toBeGreaterThan(4);
    },
  );
});

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
