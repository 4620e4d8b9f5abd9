import type { Checkpoint } from '../../src/core/checkpoint.ts';
import type { ChunkRow } from '../../src/store/db.ts';
import { db } from '../../src/store/db.ts';
import { readSummarised } from '../../src/store/read.ts';
import { compact, type Stamp } from '../../src/worker/compact.ts';
import type { Model } from '../../src/worker/draft.ts';
import { record } from '../../src/worker/record.ts';
import { captureOf, inventedChat, KEY } from './chat.ts';
import { dice } from './dice.ts';
import { killedAt, momentsOf } from './kill.ts';
import { emptyStore, everything, putBack, type StoreState } from './store-state.ts';
import { type Asked, honest, type Kind, modelOf } from './summarizers.ts';
import { userWishes } from './user-edits.ts';

export const LIMITS = { budget: { keep: 150, due: 300 }, maxPromptTokens: 1_800 };
const FIRST: Stamp = { id: 'first', at: 1_000 };
export const STAMP: Stamp = { id: 'second', at: 2_000 };

export const fresh = (kind: Kind = honest): Asked => modelOf(kind, dice('killed'), LIMITS);
export const foldWith = (model?: Model): Promise<boolean> => compact(KEY, () => STAMP, model);

/** A chat with a summary and edits, at which a second fold in several parts is due; and how that goes undisturbed. */
export interface Stage {
  readonly before: StoreState;
  readonly after: StoreState;
  readonly checkpoint: Checkpoint;
  /** How many calls of a model it takes, and how many moments it has. */
  readonly calls: number;
  readonly moments: number;
  /** The chunks as they are stored when the last part is read, in the order of the parts. */
  readonly chunks: readonly ChunkRow[];
  readonly answers: readonly string[];
}

export async function stageOf(language: string, withModel = true): Promise<Stage> {
  const name = `${language} ${withModel}`;
  const stage = built.get(name) ?? (await build(language, withModel));
  built.set(name, stage);
  await putBack(stage.before);
  return stage;
}

const built = new Map<string, Stage>();

async function build(language: string, withModel: boolean): Promise<Stage> {
  await emptyStore();
  const roll = dice(`killed ${language}`);
  const chat = inventedChat(language, roll);
  const wishes = userWishes(roll);
  chat.grow(20);
  await record(captureOf(chat.messages()), 1);
  await compact(KEY, () => FIRST, withModel ? fresh().model : undefined);
  const { checkpoint, conversation } = (await readSummarised(KEY)) ?? {};
  const seen = {
    lines: checkpoint?.lines.map(({ text }) => text) ?? [],
    messages: conversation?.messages.map(({ id }) => id) ?? [],
  };
  for (let at = 2; at < 7; at++) await wishes.act(at, seen);
  chat.grow(50);
  await record(captureOf(chat.messages()), 8);
  return undisturbed(withModel);
}

async function undisturbed(withModel: boolean): Promise<Stage> {
  const before = await everything();
  const asked = fresh();
  const work = () => foldWith(withModel ? asked.model : undefined);
  const moments = await momentsOf(work);
  const after = await everything();
  const checkpoint = await db.checkpoints.get(STAMP.id);
  if (checkpoint === undefined) throw new Error('nothing was folded');
  await putBack(before);
  await killedAt(moments, () => foldWith(withModel ? fresh().model : undefined));
  const chunks = (await db.chunks.toArray()).toSorted((a, b) => a.from - b.from);
  return { before, after, checkpoint, calls: asked.prompts.length, moments, chunks, answers: asked.answers };
}
