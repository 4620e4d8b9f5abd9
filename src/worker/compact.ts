import { type FoldBudget, type FoldPlan, planFold } from '../compaction/plan-fold.ts';
import { applyEdits } from '../core/apply-edits.ts';
import { type Checkpoint, newestTrue, prefixHash } from '../core/checkpoint.ts';
import type { Edit } from '../core/edit.ts';
import { Failure } from '../core/failure.ts';
import type { Message } from '../core/message.ts';
import type { Summarised } from '../core/summarised.ts';
import { summaryMarkdown } from '../core/summary.ts';
import { estimateTokens, tokensOf } from '../core/tokens.ts';
import { appendCheckpoint } from '../store/checkpoints.ts';
import { readCheckpoints, readSummarised } from '../store/read.ts';
import { byDigest, byModel, type Draft, type Model } from './draft.ts';

/** What a checkpoint needs besides its plan. */
export interface Stamp {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The digest costs nothing, so it keeps no turn back: what the person sees is a summary of the whole chat. */
const DIGEST_BUDGET: FoldBudget = { keep: 0 };

/**
 * Brings the summary of a conversation up to date, with a model where one is given, else with the digest; does nothing
 * where nothing is due. A model reads all that no model has read, also what a digest covers. False where the
 * conversation or its summary changed meanwhile, and the result was dropped.
 * Throws Failure `unknown-conversation`, and `CompactionError` from a model; then nothing has been written.
 */
export async function compact(key: string, stamp: () => Stamp, model?: Model): Promise<boolean> {
  const known = await readSummarised(key);
  if (known === undefined) throw new Failure('unknown-conversation');
  const { messages } = known.conversation;
  const from = model === undefined ? known.checkpoint : await readByModel(known);
  const plan = planFold(messages, from, model?.budget ?? DIGEST_BUDGET);
  if (plan === undefined || stoodInFor(model, known.checkpoint, plan)) return true;
  const { id, at } = stamp();
  const draft = model === undefined ? await byDigest(known, plan) : await byModel(known, plan, model, at);
  return appendCheckpoint(checkpointOf(key, known.checkpoint, plan, draft, { id, at }));
}

/** The newest summary that still counts and that a model wrote or the user brought back, with the user's edits. */
async function readByModel({
  conversation: { key, messages },
  edits = [],
}: Summarised): Promise<Checkpoint | undefined> {
  const chain = await readCheckpoints(key);
  const found = newestTrue(
    chain.filter((checkpoint) => checkpoint.engine === 'model' || wasRestored(checkpoint, chain)),
    messages,
  );
  return found && { ...found, ...linesAsEdited(found, edits, messages) };
}

function linesAsEdited(
  { lines, language }: Checkpoint,
  edits: readonly Edit[],
  messages: readonly Message[],
): Pick<Checkpoint, 'lines' | 'summary'> {
  const edited = applyEdits(lines, edits, messages).lines;
  return { lines: edited, summary: summaryMarkdown(edited, language) };
}

/** A copy of an earlier one covers what that covers; what a digest added to its base covers more. */
function wasRestored({ base, count }: Checkpoint, chain: readonly Checkpoint[]): boolean {
  return base !== undefined && chain.some((checkpoint) => checkpoint.id === base && checkpoint.count === count);
}

/** Whether the digest stands there because this model's summary of these very messages was not accepted. */
function stoodInFor(model: Model | undefined, current: Checkpoint | undefined, { covered }: FoldPlan): boolean {
  if (current?.refusals === undefined || current.count < covered.length) return false;
  return model === undefined || (current.refused ?? model.name) === model.name;
}

/** Its parent is the one that counted when the work began, also where a model went on from an earlier one. */
function checkpointOf(
  conversation: string,
  parent: Checkpoint | undefined,
  { covered }: FoldPlan,
  draft: Draft,
  stamp: Stamp,
): Checkpoint {
  const summary = summaryMarkdown(draft.lines, draft.language);
  const last = covered.at(-1);
  if (last === undefined) throw new Error('a plan covers something');
  return {
    ...stamp,
    ...draft,
    conversation,
    ...(parent === undefined ? {} : { parent: parent.id }),
    throughMessageId: last.id,
    count: covered.length,
    prefixHash: prefixHash(covered),
    summary,
    tokensIn: tokensOf(covered),
    tokensOut: estimateTokens(summary),
  };
}
