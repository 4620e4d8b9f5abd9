import type { Message } from '../core/message.ts';
import { refuseNumber, type Strategy, SUMMARY_ID, soundStart, split, withCall } from './window.ts';

/** The label in front of a summary, as the seed has it. */
export const SUMMARY_LABEL = 'Summary of earlier conversation:';

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
 * system message. Seed behaviours A1 to A13; departures: a `count` that is no whole number from 0 on throws RangeError
 * (A2); an orphan tool result at the very beginning is left out without calling for a summary (A5); the newest user
 * message always stays (A6); a summary that is there already is replaced, not doubled (A8); and `throughMessageId` ties
 * the summary to the span it covers (A14).
 *
 * Composing (A17): this first, then `trimToTokenBudget`, keeps the summary, since system messages are never trimmed. The
 * other way round nothing is left to leave out, and no summary is put there.
 */
export function keepLastWithSummary(options: KeepLastWithSummaryOptions): Strategy {
  refuseNumber('count', options.count);
  return (transcript) => {
    const { system, rest } = split(transcript.messages);
    const start = startOf(rest, options);
    if (start === 0) return transcript;
    const text = rest.slice(0, start).every(isToolResult) ? '' : options.summary().trim();
    const summary = text === '' ? [] : [summaryMessage(options.summaryLabel ?? SUMMARY_LABEL, text)];
    return { ...transcript, messages: [...system, ...summary, ...rest.slice(start)] };
  };
}

/** Keeps the system messages and the newest `count` others (A15). Throws RangeError as above. */
export function keepLastMessages({ count }: { readonly count: number }): Strategy {
  refuseNumber('count', count);
  return (transcript) => {
    const { system, rest } = split(transcript.messages);
    const start = rest.length <= count ? 0 : soundStart(rest, rest.length - count);
    return start === 0 ? transcript : { ...transcript, messages: [...system, ...rest.slice(start)] };
  };
}

function startOf(rest: readonly Message[], { count, throughMessageId }: KeepLastWithSummaryOptions): number {
  const start = soundStart(rest, Math.max(0, rest.length - count));
  if (throughMessageId === undefined) return start;
  const uncovered = rest.findIndex(({ id }) => id === throughMessageId) + 1;
  return uncovered < start ? withCall(rest, uncovered) : start;
}

function isToolResult({ role }: Message): boolean {
  return role === 'tool';
}

function summaryMessage(label: string, text: string): Message {
  return { id: SUMMARY_ID, role: 'system', text: `${label}\n${text}`, attachments: [], complete: true };
}
