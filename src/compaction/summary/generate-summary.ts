import { fingerprint } from '../../core/fingerprint.ts';
import type { Message } from '../../core/message.ts';
import { estimateTokens } from '../../core/tokens.ts';
import { CompactionError } from './compaction-error.ts';
import { type Frame, nextPart, type Part, wholePart } from './fit-prompt.ts';
import { DEFAULT_PROMPTS, type SummaryPrompts } from './prompts.ts';
import { refuseAborted, runSummarization, type Summarize } from './run-summarization.ts';
import { sanitizeSummary } from './sanitize-summary.ts';
import { type Block, blocksOf } from './serialize-conversation.ts';
import { type SplitTurns, summaryPrompt } from './summary-prompt.ts';

/** A summary over this share of a prompt leaves the next part no room to be read in. */
const MOST_OF_A_PROMPT = 0.5;

/** The summary of one part of a long span, to go on from when the work is cut off. */
export interface ChunkResult {
  /** A hash over all that was asked, without the nonce: prompts, messages and the summary before. */
  readonly hash: string;
  readonly text: string;
  /** Numbers of the first and the last message it read. */
  readonly from: number;
  readonly through: number;
}

export interface SummaryOptions {
  readonly summarize: Summarize;
  /** What the user wants minded. Told in every call. */
  readonly customInstructions?: string | undefined;
  readonly previousSummary?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Replaces prompts one by one. */
  readonly prompts?: Partial<SummaryPrompts> | undefined;
  /** A list to use in place of the one made from the messages; where the span is read in parts each part has its own. */
  readonly userRequestCandidates?: string | undefined;
  /** Most estimated tokens of a call, system text and prompt together. Over it the span is read in parts. */
  readonly maxPromptTokens?: number | undefined;
  /** Lines the user pinned; what holds one is not touched by `sanitizeSummary`. */
  readonly pinned?: readonly string[] | undefined;
  /** English name of the language to write in. */
  readonly language?: string | undefined;
  /** Which turns are cut at the ends of the messages. */
  readonly split?: SplitTurns | undefined;
  /** Title of the conversation. */
  readonly title?: string | undefined;
  /** Number of the first message; 1 where nothing is said. */
  readonly from?: number | undefined;
  /**
   * A fresh random word of small letters and digits, always of the same length. Asked once at the start, for the
   * length, and once a call.
   */
  readonly nonce: () => string;
  /** Told of each part's summary before the next is asked for. Not told of those that `resume` had. */
  readonly onChunk?: ((result: ChunkResult) => Promise<void>) | undefined;
  /** Results of a run that was cut off. Those that answer the very same question are not asked for again. */
  readonly resume?: readonly ChunkResult[] | undefined;
}

/**
 * Writes a summary of messages, or brings a previous one up to date, with a model. Over `maxPromptTokens` it does so
 * part by part, each part's summary being the next one's previous. Nothing to read: the previous summary, without a
 * call. Throws `CompactionError`, and then nothing has changed. (Behaviours B1 to B35 of `generateSummary`.)
 */
export async function generateSummary(messages: readonly Message[], options: SummaryOptions): Promise<string> {
  let rest = blocksOf(messages, options.from ?? 1).filter(holdsSomething);
  if (rest.length === 0) return options.previousSummary ?? '';
  const frame = frameOf(options);
  let summary = options.previousSummary === undefined ? undefined : healed(options.previousSummary, options);
  let part = wholePart(frame, rest, summary) ?? nextPart(frame, rest, summary);
  for (;;) {
    summary = await summaryOf(part, rest, frame, options);
    rest = rest.slice(part.taken);
    if (rest.length === 0) return summary;
    part = nextPart(frame, rest, summary);
  }
}

function holdsSomething({ message }: Block): boolean {
  return message.text.trim() !== '' || message.attachments.length > 0;
}

function frameOf(options: SummaryOptions): Frame {
  const { pinned = [], maxPromptTokens = Number.POSITIVE_INFINITY } = options;
  return {
    material: {
      prompts: { ...DEFAULT_PROMPTS, ...options.prompts },
      pinned,
      title: options.title,
      focus: options.customInstructions,
      language: options.language,
      split: options.split,
    },
    requests: options.userRequestCandidates,
    maxPromptTokens,
    placeholder: 'a1'.repeat(Math.ceil(freshNonce(options).length / 2)),
  };
}

function freshNonce({ nonce }: SummaryOptions): string {
  const word = nonce();
  if (!/^[a-z0-9]{8,40}$/.test(word)) throw new RangeError('a nonce is 8 to 40 small letters and digits');
  return word;
}

function healed(summary: string, { pinned = [] }: SummaryOptions): string {
  return sanitizeSummary(summary, { protectedLines: pinned }).text;
}

async function summaryOf(part: Part, rest: readonly Block[], frame: Frame, options: SummaryOptions): Promise<string> {
  refuseAborted(options.signal);
  const { system, prompt } = summaryPrompt(part.material, frame.placeholder);
  const hash = fingerprint(`${system}\u0000${prompt}`);
  const known = options.resume?.find((result) => result.hash === hash);
  if (known !== undefined) return known.text;
  const text = await ask(part, frame, options);
  await options.onChunk?.({ hash, text, ...numbersOf(rest.slice(0, part.taken)) });
  return text;
}

async function ask({ material }: Part, frame: Frame, options: SummaryOptions): Promise<string> {
  const nonce = freshNonce(options);
  if (nonce.length > frame.placeholder.length) throw new RangeError('nonces differ in length');
  const answer = await runSummarization(options.summarize, summaryPrompt(material, nonce), options.signal);
  const text = healed(answer, options).trim();
  if (text === '') throw new CompactionError('empty');
  if (estimateTokens(text) > frame.maxPromptTokens * MOST_OF_A_PROMPT) throw new CompactionError('too-long');
  return text;
}

function numbersOf(blocks: readonly Block[]): Pick<ChunkResult, 'from' | 'through'> {
  const numbers = blocks.map(({ number }) => number);
  return { from: Math.min(...numbers), through: Math.max(...numbers) };
}
