import { type FoldPlan, planFold } from '../compaction/plan-fold.ts';
import { type Checkpoint, prefixHash } from '../core/checkpoint.ts';
import { Failure } from '../core/failure.ts';
import { summaryMarkdown } from '../core/summary.ts';
import { estimateTokens, tokensOf } from '../core/tokens.ts';
import { DIGEST_VERSION, digest } from '../digest/digest.ts';
import { readSettings, readSummarised } from '../store/read.ts';
import { appendCheckpoint } from '../store/write.ts';

/** The digest costs nothing, so it keeps no turn back: what the person sees is a summary of the whole chat. */
const DIGEST_BUDGET = { keep: 0 };

/** What a checkpoint needs besides its plan. */
export interface Stamp {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Brings the summary of a conversation up to date; does nothing where it is. Throws Failure `unknown-conversation`. */
export async function compact(key: string, stamp: () => Stamp): Promise<void> {
  const known = await readSummarised(key);
  if (known === undefined) throw new Failure('unknown-conversation');
  const plan = planFold(known.conversation.messages, known.checkpoint, DIGEST_BUDGET);
  if (plan === undefined) return;
  const { summaryTokens } = await readSettings();
  await appendCheckpoint(fold(key, plan, summaryTokens, stamp()));
}

/** Every message is read anew: a rolling digest is never a summary of a summary. */
function fold(conversation: string, { previous, covered }: FoldPlan, budget: number, { id, at }: Stamp): Checkpoint {
  const lines = digest(covered, budget);
  const summary = summaryMarkdown(lines);
  const last = covered.at(-1);
  if (last === undefined) throw new Error('a plan covers something');
  return {
    id,
    conversation,
    ...(previous === undefined ? {} : { parent: previous.id }),
    throughMessageId: last.id,
    count: covered.length,
    prefixHash: prefixHash(covered),
    summary,
    lines,
    engine: 'digest',
    promptVersion: DIGEST_VERSION,
    tokensIn: tokensOf(covered),
    tokensOut: estimateTokens(summary),
    at,
  };
}
