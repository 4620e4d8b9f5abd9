export type DetailKind =
  | 'address'
  | 'mail'
  | 'path'
  | 'command'
  | 'version'
  | 'hash'
  | 'quantity'
  | 'money'
  | 'date'
  | 'time'
  | 'identifier'
  | 'quote'
  | 'name'
  | 'number';

/** Something a reader cannot guess again. */
export interface ExactDetail {
  readonly kind: DetailKind;
  /** Exactly as it stands in the message. */
  readonly text: string;
  /** The number of the message that mentions it last; 1 is the first of the conversation. */
  readonly message: number;
  /** Higher is more worth keeping. */
  readonly rank: number;
}

/** A place where a detail stands. Offsets are in UTF-16 units of the message's text. */
export interface Mention {
  readonly kind: DetailKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What its rule weighs it. */
  readonly weight: number;
}
