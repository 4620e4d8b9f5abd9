import type { Message } from '../core/message.ts';

/** What the strategies map: messages in order. The input is never modified. */
export interface Transcript {
  readonly messages: readonly Message[];
}

export type Strategy = (transcript: Transcript) => Transcript;

/** The label in front of a summary, as the seed has it. */
export const SUMMARY_LABEL = 'Summary of earlier conversation:';

/** Id of the message that carries the summary. */
export const SUMMARY_ID = 'summary';

export interface KeepLastWithSummaryOptions {
  /** Asked at each use, and only when messages are left out. White space alone means none. */
  readonly summary: () => string;
  /** How many of the newest messages to keep, system messages not counted. */
  readonly count: number;
  readonly summaryLabel?: string;
  /**
   * The last message that the summary covers. The kept window then begins no later than right behind it, so that
   * nothing falls between summary and window; a message that is not there covers nothing. Undefined: the summary is
   * taken to cover whatever is left out.
   */
  readonly throughMessageId?: string;
}

/**
 * Keeps the system messages and the newest `count` others, and puts a summary of what was left out between them, as one
 * system message. Seed behaviours A1 to A14; departures: a `count` that is no whole number from 0 on throws RangeError
 * (A2), a summary already in front is not put there twice (A14), and see `throughMessageId`.
 */
export function keepLastWithSummary(options: KeepLastWithSummaryOptions): Strategy {
  refuseCount(options.count);
  return (transcript) => {
    const { system, rest } = bySystem(transcript.messages);
    const start = Math.min(windowStart(rest, options.count), uncoveredStart(rest, options.throughMessageId));
    const text = start > 0 ? options.summary().trim() : '';
    if (text === '' && start === 0) return transcript;
    const summary = text === '' ? [] : [summaryMessage(options.summaryLabel ?? SUMMARY_LABEL, text)];
    return { ...transcript, messages: [...system, ...summary, ...rest.slice(start)] };
  };
}

/** Keeps the system messages and the newest `count` others (seed behaviour A15). Throws RangeError as above. */
export function keepLastMessages({ count }: { readonly count: number }): Strategy {
  refuseCount(count);
  return (transcript) => {
    const { system, rest } = bySystem(transcript.messages);
    if (rest.length <= count) return transcript;
    return { ...transcript, messages: [...system, ...rest.slice(windowStart(rest, count))] };
  };
}

function refuseCount(count: number): void {
  if (!Number.isInteger(count) || count < 0)
    throw new RangeError(`count must be a whole number from 0 on, not ${count}`);
}

function bySystem(messages: readonly Message[]): { system: readonly Message[]; rest: readonly Message[] } {
  return {
    system: messages.filter(({ role, id }) => role === 'system' && id !== SUMMARY_ID),
    rest: messages.filter(({ role }) => role !== 'system'),
  };
}

/** Where the newest `count` begin, behind tool results whose call would be left out. */
function windowStart(rest: readonly Message[], count: number): number {
  let start = Math.max(0, rest.length - count);
  while (start < rest.length && rest[start]?.role === 'tool') start++;
  return start;
}

function uncoveredStart(rest: readonly Message[], throughMessageId: string | undefined): number {
  if (throughMessageId === undefined) return rest.length;
  return rest.findIndex(({ id }) => id === throughMessageId) + 1;
}

function summaryMessage(label: string, text: string): Message {
  return { id: SUMMARY_ID, role: 'system', text: `${label}\n${text}`, attachments: [], complete: true };
}
