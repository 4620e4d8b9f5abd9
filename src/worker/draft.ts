import { detailsWorthKeeping } from '../compaction/details-to-keep.ts';
import { type DetailCoverage, detailCoverage } from '../compaction/exact-details/missing-details.ts';
import { FOLD_VERSION, type FoldOptions, fold } from '../compaction/fold.ts';
import type { FoldBudget, FoldPlan } from '../compaction/plan-fold.ts';
import type { Checkpoint, DetailsHeld } from '../core/checkpoint.ts';
import { languageOfChat } from '../core/language.ts';
import type { Summarised } from '../core/summarised.ts';
import { type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import { DIGEST_VERSION } from '../digest/digest.ts';
import { createVault } from '../redaction/vault.ts';
import { keepChunk, readChunks } from '../store/chunks.ts';
import { readCheckpoints, readEdits, readSettings } from '../store/read.ts';
import { baseOf, digestOnto } from './digest-onto.ts';
import { masked, secretsIn } from './masked.ts';

/** A model to write summaries with. */
export interface Model
  extends Omit<FoldOptions, 'standIn' | 'edits' | 'summaryTokens' | 'title' | 'secrets' | 'resume' | 'onChunk'> {
  readonly name: string;
  /** Estimated tokens: when a fold is due, and what it leaves out. */
  readonly budget: FoldBudget;
}

/** What a checkpoint takes from whoever wrote it. Its lines are as they were written, without the user's edits. */
export type Draft = Pick<
  Checkpoint,
  'engine' | 'model' | 'promptVersion' | 'lines' | 'language' | 'details' | 'base' | 'refusals' | 'refused'
>;

/** Written by the digest; on the lines of a model or of what the user brought back, where there are such. */
export async function byDigest({ conversation }: Summarised, plan: FoldPlan): Promise<Draft> {
  const { summaryTokens } = await readSettings();
  const base = baseOf(plan.previous, await readCheckpoints(conversation.key));
  return digestDraft(digestOnto(base, plan.covered, summaryTokens), plan, base);
}

/** Written by a model, part by part where it is long; each part is kept, so that a killed worker goes on behind it. */
export async function byModel(
  { conversation: { key, title } }: Summarised,
  plan: FoldPlan,
  model: Model,
  at: number,
): Promise<Draft> {
  const { summaryTokens, prompts } = await readSettings();
  const base = baseOf(plan.previous, await readCheckpoints(key));
  const folded = await fold(plan, {
    title,
    summaryTokens,
    prompts,
    standIn: (covered): readonly SummaryLine[] => digestOnto(base, covered, summaryTokens),
    edits: await readEdits(key),
    resume: await readChunks(key, model.name),
    onChunk: (chunk) => keepChunk({ ...chunk, conversation: key, model: model.name, at }),
    ...model,
    secrets: secretsIn(plan.covered),
    summarize: masked(model.summarize, createVault()),
  });
  const refusals = folded.refusals.map(({ reason }) => reason);
  const refused = refusals.length === 0 ? {} : { refusals, refused: model.name };
  if (folded.engine === 'digest') return { ...digestDraft(folded.lines, plan, base), ...refused };
  const { lines, language, details } = folded;
  return {
    engine: 'model',
    model: model.name,
    promptVersion: prompts === undefined ? FOLD_VERSION : `${FOLD_VERSION} with own prompts`,
    lines,
    ...(language === undefined ? {} : { language }),
    details: detailsHeld(details),
    ...refused,
  };
}

function digestDraft(lines: readonly SummaryLine[], { covered }: FoldPlan, base: Checkpoint | undefined): Draft {
  const language = languageOfChat(covered)?.code;
  return {
    engine: 'digest',
    promptVersion: DIGEST_VERSION,
    lines,
    ...(language === undefined ? {} : { language }),
    details: detailsHeld(detailCoverage(detailsWorthKeeping(covered), summaryMarkdown(lines))),
    ...(base === undefined ? {} : { base: base.id }),
    ...(base?.model === undefined ? {} : { model: base.model }),
  };
}

/** The missing ones that a person is told by name. */
const MOST_NAMED = 20;

function detailsHeld({ held, all, missing }: DetailCoverage): DetailsHeld {
  return { held, all, missing: missing.slice(0, MOST_NAMED).map(({ text }) => text) };
}
