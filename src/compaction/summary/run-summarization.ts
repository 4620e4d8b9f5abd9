import { cleanModelOutput } from './clean-model-output.ts';
import { CompactionError, type CompactionErrorCode } from './compaction-error.ts';
import type { Prompt } from './summary-prompt.ts';

export interface SummaryCall extends Prompt {
  readonly signal?: AbortSignal;
}

export interface SummaryReply {
  readonly text?: string;
  readonly stop: 'end' | 'length' | 'aborted' | 'refused' | 'error';
}

/** Asks a model, whichever. */
export type Summarize = (call: SummaryCall) => Promise<SummaryReply>;

const CODES: Readonly<Record<Exclude<SummaryReply['stop'], 'end'>, CompactionErrorCode>> = {
  length: 'cut',
  aborted: 'aborted',
  refused: 'refused',
  error: 'summarization-failed',
};

/** One call, and its answer cleaned. Everything but a whole answer is a `CompactionError`. */
export async function runSummarization(
  summarize: Summarize,
  prompt: Prompt,
  signal: AbortSignal | undefined,
): Promise<string> {
  refuseAborted(signal);
  const reply = await ask(summarize, prompt, signal);
  refuseAborted(signal);
  if (reply.stop !== 'end') throw new CompactionError(CODES[reply.stop] ?? 'summarization-failed', reply.stop);
  return cleanModelOutput(reply.text ?? '', { input: prompt.prompt });
}

async function ask(summarize: Summarize, prompt: Prompt, signal: AbortSignal | undefined): Promise<SummaryReply> {
  try {
    return await summarize(signal === undefined ? prompt : { ...prompt, signal });
  } catch (cause) {
    if (cause instanceof CompactionError) throw cause;
    throw new CompactionError(isAbort(cause, signal) ? 'aborted' : 'summarization-failed', messageOf(cause), cause);
  }
}

/** Asked before each call and between chunks (B20). Throws `CompactionError` `aborted` with the signal's reason. */
export function refuseAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new CompactionError('aborted', '', signal.reason);
}

function isAbort(cause: unknown, signal: AbortSignal | undefined): boolean {
  return signal?.aborted === true || (cause instanceof Error && cause.name === 'AbortError');
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
