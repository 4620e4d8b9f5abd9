import { type FoldBudget, type FoldPlan, planFold } from '../compaction/plan-fold.ts';
import { type Checkpoint, prefixHash } from '../core/checkpoint.ts';
import { Failure } from '../core/failure.ts';
import { summaryMarkdown } from '../core/summary.ts';
import { estimateTokens, tokensOf } from '../core/tokens.ts';
import { appendCheckpoint } from '../store/checkpoints.ts';
import { readSummarised } from '../store/read.ts';
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
 * where nothing is due. False where the conversation or its summary changed meanwhile, and the result was dropped.
 * Throws Failure `unknown-conversation`, and `CompactionError` from a model; then nothing has been written.
 */
export async function compact(key: string, stamp: () => Stamp, model?: Model): Promise<boolean> {
  const known = await readSummarised(key);
  if (known === undefined) throw new Failure('unknown-conversation');
  const plan = planFold(known.conversation.messages, known.checkpoint, model?.budget ?? DIGEST_BUDGET);
  if (plan === undefined) return true;
  const { id, at } = stamp();
  const draft = model === undefined ? await byDigest(known, plan) : await byModel(known, plan, model, at);
  return appendCheckpoint(checkpointOf(key, plan, draft, { id, at }));
}

function checkpointOf(conversation: string, { previous, covered }: FoldPlan, draft: Draft, stamp: Stamp): Checkpoint {
  const summary = summaryMarkdown(draft.lines, draft.language);
  const last = covered.at(-1);
  if (last === undefined) throw new Error('a plan covers something');
  return {
    ...stamp,
    ...draft,
    conversation,
    ...(previous === undefined ? {} : { parent: previous.id }),
    throughMessageId: last.id,
    count: covered.length,
    prefixHash: prefixHash(covered),
    summary,
    tokensIn: tokensOf(covered),
    tokensOut: estimateTokens(summary),
  };
}
