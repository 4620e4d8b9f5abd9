import { applyEdits, ownLines } from '../core/apply-edits.ts';
import type { Edit } from '../core/edit.ts';
import { type Language, languageOfChat } from '../core/language.ts';
import type { Message } from '../core/message.ts';
import { type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import { estimateTokens } from '../core/tokens.ts';
import { mostTokens, refusals } from './accept.ts';
import { withoutFrame } from './carried-notes.ts';
import { carryOver } from './carry-over.ts';
import { detailsToKeep } from './details-to-keep.ts';
import { detailLines } from './exact-details/detail-lines.ts';
import { type DetailCoverage, detailCoverage } from './exact-details/missing-details.ts';
import { languageName } from './language-name.ts';
import { maskedMessages, type Secrets } from './masked-messages.ts';
import { isOwnLine, withOwnLines } from './own-lines.ts';
import type { FoldPlan } from './plan-fold.ts';
import type { Refusal } from './refusal.ts';
import { refusalOf } from './refusal-of.ts';
import { shownBefore, shownOwn } from './shown-to-model.ts';
import { type ChunkResult, generateSummary } from './summary/generate-summary.ts';
import { parseSummary } from './summary/parse-summary.ts';
import type { SummaryPrompts } from './summary/prompts.ts';
import type { Summarize } from './summary/run-summarization.ts';
import type { SplitTurns } from './summary/summary-prompt.ts';
import { trimLines } from './trim-lines.ts';

export interface FoldOptions {
  readonly summarize: Summarize;
  /** What stands in when the model's summary is refused twice: the digest of the covered messages. */
  readonly standIn: (covered: readonly Message[]) => readonly SummaryLine[];
  /** What the user did to this conversation's summaries so far. */
  readonly edits: readonly Edit[];
  /** How long the summary may be, in estimated tokens; for the details that code adds there is a quarter more. */
  readonly summaryTokens: number;
  /** A fresh random word of small letters and digits, always of the same length. */
  readonly nonce: () => string;
  readonly title?: string | undefined;
  readonly focus?: string | undefined;
  readonly prompts?: Partial<SummaryPrompts> | undefined;
  readonly maxPromptTokens?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Takes secrets out of what is put into prompts, before anything is cut, and puts them back into what comes out. */
  readonly secrets?: Secrets | undefined;
  readonly onChunk?: ((result: ChunkResult) => Promise<void>) | undefined;
  readonly resume?: readonly ChunkResult[] | undefined;
}

/** What a checkpoint is made of. */
export interface Folded {
  /** As written, before the user's edits. */
  readonly lines: readonly SummaryLine[];
  /** `digest` where the digest had to stand in. */
  readonly engine: 'model' | 'digest';
  /** BCP 47 primary tag of the chat's language, which is the summary's; absent where it does not show. */
  readonly language?: string;
  /** Why earlier tries did not count. */
  readonly refusals: readonly Refusal[];
  /** How many lines of the summary before the model had left out, and code put back. */
  readonly carriedOver: number;
  /** Which exact details of the covered messages the summary holds, as the user's edits leave it. */
  readonly details: DetailCoverage;
}

/** Changes with the prompts and the gate; a checkpoint says which it was made with. */
export const FOLD_VERSION = 'fold-3';

const TRIES = 2;

/**
 * Carries out a plan. The model's summary passes the gate, at the second try if need be, or the digest stands in; code
 * puts back what the model forgot of the summary before, cuts what is too long, and adds the exact details that are
 * missing. The user's edits are minded, and not yet in the lines: whoever shows them applies them, so that each can be
 * undone. Throws `CompactionError` `aborted`, `summarization-failed` or `too-small-budget`: then nothing has changed, and
 * the same plan can be carried out again.
 */
export async function fold(plan: FoldPlan, options: FoldOptions): Promise<Folded> {
  const language = languageOfChat(plan.covered);
  const inLanguage = language === undefined ? {} : { language: language.code };
  const refused: Refusal[] = [];
  while (refused.length < TRIES) {
    const tried = await attempt(plan, options, language, refused);
    if (!('reason' in tried)) return { ...finishModel(tried.lines, plan, options, refused), ...inLanguage };
    refused.push(tried);
  }
  return { ...finish(options.standIn(plan.covered), 'digest', plan, options, refused), ...inLanguage };
}

async function attempt(
  plan: FoldPlan,
  options: FoldOptions,
  language: Language | undefined,
  refused: readonly Refusal[],
): Promise<{ readonly lines: readonly SummaryLine[] } | Refusal> {
  const { previous, covered, folded } = plan;
  const own = ownLines(options.edits);
  const { mask, restore } = options.secrets ?? PLAIN;
  const masked = (text: string | undefined): string | undefined => text && mask([text])[0];
  try {
    const answer = await generateSummary(maskedMessages(folded, mask), {
      ...options,
      title: masked(options.title),
      customInstructions: masked(instructions(options.focus, refused.at(-1))),
      previousSummary: masked(previous && summaryMarkdown(shownBefore(plan, own, options.maxPromptTokens))),
      from: covered.length - folded.length + 1,
      pinned: mask(shownOwn(own, options.maxPromptTokens)),
      language: language && languageName(language),
      split: splitTurns(plan),
    });
    const text = restore(answer);
    const lines = parseSummary(text, { messages: covered.length });
    const facts = { ...options, covered, folded, previous: previous?.lines, language, own };
    const found = refusals(lines, text, facts)[0];
    // what is nothing worse than too long, and was asked for again once, is cut
    const counts = found === undefined || (found.reason === 'too-long' && refused.length + 1 === TRIES);
    return counts ? { lines: withOwnLines(lines, own) } : found;
  } catch (error) {
    return refusalOf(error);
  }
}

/** A turn begins with the user's message: what begins with another goes on with one. */
function splitTurns({ previous, covered, folded, splitTurn }: FoldPlan): SplitTurns {
  const goesOn = previous !== undefined && folded[0]?.role !== 'user';
  return {
    goesOn: goesOn ? covered.length - folded.length + 1 : undefined,
    brokenOff: splitTurn === undefined ? undefined : covered.length,
  };
}

const PLAIN: Secrets = { mask: (texts) => texts, restore: (text) => text };

function instructions(focus: string | undefined, before: Refusal | undefined): string | undefined {
  const again = before && `An earlier try was not accepted. ${before.says}`;
  return [focus, again].filter((part) => part !== undefined && part !== '').join('\n') || undefined;
}

function finishModel(
  written: readonly SummaryLine[],
  plan: FoldPlan,
  options: FoldOptions,
  refused: readonly Refusal[],
): Folded {
  const { previous, covered } = plan;
  const own = ownLines(options.edits);
  const isOwn = isOwnLine(own);
  const others = written.filter(({ text }) => !isOwn(text));
  const most = mostTokens(options.summaryTokens);
  // what the user removed is not missing, and the user's own lines come back by themselves
  const before = applyEdits(previous?.lines ?? [], options.edits, covered).lines.filter(({ text }) => !isOwn(text));
  const kept = trimLines(others, most, covered);
  const room = Math.max(most - estimateTokens(summaryMarkdown(kept)), Math.floor(options.summaryTokens / 4));
  const shown = shownBefore(plan, own, options.maxPromptTokens).map(({ text }) => text);
  const back = carryOver(kept, before, covered, { room, unseen: before.filter(({ text }) => !shown.includes(text)) });
  const lines = trimLines(back.lines, most, covered);
  const mine = written.filter(({ text }) => isOwn(text));
  return { ...finish([...lines, ...mine], 'model', plan, options, refused), carriedOver: back.count };
}

function finish(
  written: readonly SummaryLine[],
  engine: Folded['engine'],
  plan: FoldPlan,
  { edits, summaryTokens }: FoldOptions,
  refused: readonly Refusal[],
): Folded {
  const details = detailsToKeep(plan);
  const { missing } = detailCoverage(details, summaryMarkdown(written));
  const added = detailLines(missing, plan.covered.map(withoutFrame), Math.floor(summaryTokens / 4));
  const lines = [...written, ...added];
  const seen = applyEdits(lines, edits, plan.covered).lines;
  const coverage = detailCoverage(details, summaryMarkdown(seen));
  return { lines, engine, refusals: refused, carriedOver: 0, details: coverage };
}
