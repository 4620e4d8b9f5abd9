/** A preamble on its way into the composer of a new chat. */
export interface Carry {
  readonly id: string;
  /** The tab that was opened for it. */
  readonly tabId: number;
  /** The key of the conversation it was made from. */
  readonly conversation: string;
  /** That conversation's title. */
  readonly title: string;
  /** The id of the site it goes to. */
  readonly target: string;
  readonly preamble: string;
  /**
   * `waiting` for the page to take it; `inserted`, read back and equal; `copied`: the composer did not take it, it is
   * on the clipboard; `refused`: neither.
   */
  readonly state: CarryState;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type CarryState = 'waiting' | 'inserted' | 'copied' | 'refused';
