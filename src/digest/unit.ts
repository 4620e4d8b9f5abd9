import type { Message, Role } from '../core/message.ts';
import type { Section } from '../core/summary.ts';

/** The smallest thing a digest can keep: one sentence, list item or caption of a message. */
export interface Unit {
  readonly kind: 'sentence' | 'item' | 'row' | 'heading' | 'code' | 'command' | 'carried';
  readonly role: Role;
  /** Numbers of the messages it stands in, rising. More than one where a question stands with its answer. */
  readonly evidence: readonly number[];
  /** Plain text of one line. */
  readonly text: string;
  /** The heading or lead-in it stands under; empty where there is none. */
  readonly lead: string;
  /** The sentence before it, where it points back at that ("They have a pool"); else empty. */
  readonly context: string;
  /** False where its message is still being written. */
  readonly complete: boolean;
  /** The first unit of its message. */
  readonly first: boolean;
  /** When it was said, in milliseconds since 1970, where the site tells. */
  readonly at?: number;
  /** Where it stood in an earlier summary. */
  readonly section?: Section;
}

/** All units of one message. */
export interface UnitsOfMessage {
  readonly message: Message;
  /** 1 is the first of the chat. */
  readonly number: number;
  readonly units: readonly Unit[];
}
