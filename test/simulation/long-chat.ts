import { expect } from 'vitest';
import { stillTrue } from '../../src/core/checkpoint.ts';
import { restoreCheckpoint } from '../../src/store/checkpoints.ts';
import { readCheckpoints, readSummarised } from '../../src/store/read.ts';
import { compact } from '../../src/worker/compact.ts';
import { record } from '../../src/worker/record.ts';
import { type Chat, captureOf, inventedChat, KEY } from './chat.ts';
import { between, type Dice, dice } from './dice.ts';
import { expectSoundPreamble, expectSoundPrompts, expectSoundStore } from './sound.ts';
import { differing, everything } from './store-state.ts';
import { type Asked, honest, KINDS, modelOf, REFUSED } from './summarizers.ts';
import { type Seen, userWishes, type Wishes } from './user-edits.ts';

export const MOST_TOKENS = 7_000;
const MESSAGES = 3_000;

/** One chat, its user and its summarizer. */
export interface Life {
  readonly chat: Chat;
  readonly wishes: Wishes;
  readonly asked: Asked;
  readonly roll: Dice;
  readonly tick: () => number;
  /** Whether the summarizer throws at times, so that a fold may not come about. */
  readonly mayFail: boolean;
}

export function lifeOf(name: keyof typeof KINDS, language: string, withIds: boolean): Life {
  const roll = dice(`${name} ${language}`);
  let time = 0;
  const tick = (): number => ++time;
  const chat = inventedChat(language, roll, { withIds });
  const wishes = userWishes(roll);
  // what is refused costs a digest of the whole chat: it is folded less often
  const budget = { keep: 1_500, due: REFUSED.has(name) ? 20_000 : 9_000 };
  const limits = { budget, maxPromptTokens: MOST_TOKENS };
  const kind = name === 'slow' ? meanwhile(chat, wishes, tick, limits) : KINDS[name];
  const mayFail = name === 'throwing' || name === 'fickle';
  return { chat, wishes, asked: modelOf(kind, roll, limits), roll, tick, mayFail };
}

/** Slow: while it answers the chat goes on, its summary is edited, and now and then another fold comes in between. */
function meanwhile(
  chat: Chat,
  wishes: Wishes,
  tick: () => number,
  limits: Parameters<typeof modelOf>[2],
): typeof honest {
  return async (prompt, roll) => {
    if (roll() < 0.4) {
      chat.grow(2);
      await record(captureOf(chat.messages()), tick());
    }
    if (roll() < 0.2) await wishes.act(tick(), { lines: [], messages: [] });
    if (roll() < 0.2) await compact(KEY, stampOf(tick), modelOf(honest, roll, limits).model);
    return honest(prompt, roll);
  };
}

export const stampOf = (tick: () => number) => () => {
  const at = tick();
  return { id: `checkpoint-${at}`, at };
};

/** Lives the chat through to its 3,000th message; after each step everything is sound. */
export async function live(life: Life): Promise<void> {
  const { chat, roll, tick, wishes } = life;
  let seen: Seen = { lines: [], messages: [] };
  for (let round = 0; chat.messages().length < MESSAGES; round++) {
    if (round > 1) await change(life);
    chat.grow(between(roll, 380, 460) & ~1);
    await record(captureOf(chat.messages()), tick());
    for (let edits = between(roll, 0, 2); edits > 0; edits--) await wishes.act(tick(), seen);
    seen = await foldAndCheck(life);
    if (round === 4) await restoreEarlier(life);
  }
  await expectSoundPreamble(wishes);
}

/** What people do to a chat that is not only to go on. */
async function change(life: Life): Promise<void> {
  const { chat, roll, tick } = life;
  const what = roll();
  if (what < 0.25) chat.regenerate();
  if (what >= 0.25 && what < 0.5) chat.dropEnd(between(roll, 2, 40));
  if (what >= 0.5) chat.fork(between(roll, 10, 120));
  await record(captureOf(chat.messages()), tick());
  if (what < 0.8) return;
  await foldAndCheck(life);
  chat.switchBack();
  await record(captureOf(chat.messages()), tick());
}

async function restoreEarlier(life: Life): Promise<void> {
  const { conversation, written } = (await readSummarised(KEY)) ?? {};
  const messages = conversation?.messages ?? [];
  const chain = await readCheckpoints(KEY);
  const earlier = chain.find((checkpoint) => checkpoint.id !== written?.id && stillTrue(checkpoint, messages));
  if (earlier === undefined) return;
  await restoreCheckpoint(KEY, earlier.id, stampOf(life.tick)());
  expect((await readSummarised(KEY))?.written).toMatchObject({ lines: earlier.lines, base: earlier.id });
  await foldAndCheck(life);
}

/** One fold, and the same fold once more, which has nothing to do. */
async function foldAndCheck({ asked, chat, mayFail, tick, wishes }: Life): Promise<Seen> {
  const calls = asked.prompts.length;
  const before = mayFail ? await everything() : undefined;
  const outcome = await compact(KEY, stampOf(tick), asked.model).catch((error: unknown) => error);
  const hasFailed = typeof outcome !== 'boolean';
  if (hasFailed) expect([mayFail, outcome]).toEqual([true, expect.objectContaining({ name: 'CompactionError' })]);
  const prompts = asked.prompts.slice(calls);
  expectSoundPrompts(prompts, chat.secrets(), MOST_TOKENS);
  const seen = await expectSoundStore(chat, wishes);
  if (outcome === true && prompts.length === 0) return seen;
  const after = await everything();
  if (before !== undefined && hasFailed)
    expect(differing(before, after).filter((table) => table !== 'chunks')).toEqual([]);
  if (hasFailed) return seen;
  await expectSoundPreamble(wishes);
  expect(await compact(KEY, stampOf(tick), asked.model)).toBe(true);
  expect(asked.prompts).toHaveLength(calls + prompts.length);
  expect(differing(after, await everything())).toEqual([]);
  return seen;
}
