import { fingerprint } from './fingerprint.ts';
import type { Message } from './message.ts';
import type { SummaryLine } from './summary.ts';

/** A summary, and the message it reaches up to. Checkpoints are only ever appended. */
export interface Checkpoint {
  readonly id: string;
  /** The key of the conversation. */
  readonly conversation: string;
  /** The checkpoint this one was made from. */
  readonly parent?: string;
  readonly throughMessageId: string;
  /** How many messages it covers, from the first on. */
  readonly count: number;
  /** `prefixHash` of the covered messages. A checkpoint counts only while this is true of the conversation. */
  readonly prefixHash: string;
  /** Markdown: `summaryMarkdown(lines)`. */
  readonly summary: string;
  readonly lines: readonly SummaryLine[];
  readonly engine: 'digest' | 'model';
  /** Who wrote it; beside the engine `digest`, who wrote the lines of its base. */
  readonly model?: string;
  /** Version of the prompt or of the digest that wrote it. */
  readonly promptVersion: string;
  /** BCP 47 primary tag of the language it is written in, where that showed. Its headings are in it too. */
  readonly language?: string;
  /** How many of the exact details worth keeping it holds. */
  readonly details?: DetailsHeld;
  /** The checkpoint whose lines stand in it as they were: written by a model, or brought back by the user. */
  readonly base?: string;
  /** Why summaries of a model did not count before this was written (`RefusalReason`), first one first. */
  readonly refusals?: readonly string[];
  /** The model whose summaries these were. */
  readonly refused?: string;
  /** Estimated tokens of the covered messages. */
  readonly tokensIn: number;
  /** Estimated tokens of the summary. */
  readonly tokensOut: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface DetailsHeld {
  readonly held: number;
  readonly all: number;
  /** The best of those missing, as they stand in the messages, best first. */
  readonly missing: readonly string[];
}

/** A hash over role and text of messages; the ids are left out, since some sites change them at each load. */
export function prefixHash(messages: readonly Message[]): string {
  return fingerprint(messages.map(({ role, text }) => `${role}\u0000${text}`).join('\u0001'));
}

/** True while the conversation still begins with what the checkpoint covers. */
export function stillTrue(checkpoint: Checkpoint, messages: readonly Message[]): boolean {
  return (
    checkpoint.count <= messages.length && checkpoint.prefixHash === prefixHash(messages.slice(0, checkpoint.count))
  );
}

/** The checkpoint that counts: of those still true the latest. */
export function newestTrue(checkpoints: readonly Checkpoint[], messages: readonly Message[]): Checkpoint | undefined {
  return checkpoints.toSorted((a, b) => b.at - a.at).find((checkpoint) => stillTrue(checkpoint, messages));
}
