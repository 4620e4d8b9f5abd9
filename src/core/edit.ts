import type { Section } from './summary.ts';

/** What a user does to a summary. `messages` are the ids of the messages a line rests on: ids stay, numbers move. */
export type Change = PinLine | AddLine | RewriteLine | RemoveLine | Undo;

/** What a user did to a conversation's summary. Only ever appended; undoing is appending an `undo`. */
export type Edit = EditFrame & Change;

interface EditFrame {
  readonly id: string;
  /** The key of the conversation. */
  readonly conversation: string;
  /** Milliseconds since 1970, no two of a conversation the same. Later edits win. */
  readonly at: number;
}

/** A line of the summary, or words chosen in the chat, that stay in every later summary, byte for byte. */
export interface PinLine {
  readonly kind: 'pin';
  readonly section: Section;
  readonly text: string;
  readonly messages: readonly string[];
}

export interface AddLine {
  readonly kind: 'add';
  readonly section: Section;
  readonly text: string;
}

/** The user's version of a line wins from then on, over the line and whatever says the same. */
export interface RewriteLine {
  readonly kind: 'rewrite';
  readonly was: string;
  readonly section: Section;
  readonly text: string;
  readonly messages: readonly string[];
}

/** A tombstone: the line, and whatever says the same, does not come back. */
export interface RemoveLine {
  readonly kind: 'remove';
  readonly text: string;
}

export interface Undo {
  readonly kind: 'undo';
  /** The id of the edit that no longer counts. */
  readonly edit: string;
}
