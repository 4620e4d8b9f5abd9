import { FOLD_VERSION, type Folded, type FoldOptions, fold } from '../compaction/fold.ts';
import { type FoldBudget, type FoldPlan, planFold } from '../compaction/plan-fold.ts';
import { applyEdits } from '../core/apply-edits.ts';
import { type Checkpoint, prefixHash } from '../core/checkpoint.ts';
import { Failure } from '../core/failure.ts';
import { type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import { estimateTokens, tokensOf } from '../core/tokens.ts';
import { DIGEST_VERSION, digest } from '../digest/digest.ts';
import { readEdits, readSettings, readSummarised, type Summarised } from '../store/read.ts';
import { appendCheckpoint } from '../store/write.ts';
import { masked, vaultOf } from './masked.ts';

/** What a checkpoint needs besides its plan. */
export interface Stamp {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A model to write summaries with. */
export interface Model extends Omit<FoldOptions, 'standIn' | 'edits' | 'summaryTokens' | 'title'> {
  readonly name: string;
  /** Estimated tokens: when a fold is due, and what it leaves out. */
  readonly budget: FoldBudget;
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
  const draft = model === undefined ? await byDigest(key, plan) : await byModel(known, plan, model);
  return appendCheckpoint(checkpointOf(key, plan, draft, stamp()));
}

type Draft = Pick<Checkpoint, 'engine' | 'model' | 'promptVersion' | 'lines'>;

/** Every message is read anew: a rolling digest is never a summary of a summary. */
async function byDigest(key: string, { covered }: FoldPlan): Promise<Draft> {
  const { summaryTokens } = await readSettings();
  const { lines } = applyEdits(digest(covered, summaryTokens), await readEdits(key));
  return { engine: 'digest', promptVersion: DIGEST_VERSION, lines };
}

async function byModel({ conversation }: Summarised, plan: FoldPlan, model: Model): Promise<Draft> {
  const { summaryTokens } = await readSettings();
  const folded: Folded = await fold(plan, {
    title: conversation.title,
    summaryTokens,
    standIn: (covered): readonly SummaryLine[] => digest(covered, summaryTokens),
    edits: await readEdits(conversation.key),
    ...model,
    summarize: masked(model.summarize, vaultOf(plan.covered)),
  });
  if (folded.engine === 'digest') return { engine: 'digest', promptVersion: DIGEST_VERSION, lines: folded.lines };
  return { engine: 'model', model: model.name, promptVersion: FOLD_VERSION, lines: folded.lines };
}

function checkpointOf(conversation: string, { previous, covered }: FoldPlan, draft: Draft, stamp: Stamp): Checkpoint {
  const summary = summaryMarkdown(draft.lines);
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
