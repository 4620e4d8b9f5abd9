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
  /** When a page last took it to put it in, in milliseconds since 1970; absent while none has it. */
  readonly takenAt?: number;
  /**
   * `waiting` for the page to take it, or to say how it ended; `inserted`, read back and equal; `copied`: the composer
   * did not take it, it is on the clipboard; `refused`: neither; `too-long`: the box takes less, the person was offered
   * a file or the clipboard.
   */
  readonly state: CarryState;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type CarryState = 'waiting' | 'inserted' | 'copied' | 'refused' | 'too-long';

/**
 * What a page that asks for its carry is given: the preamble, which is the page's until it says how it ended; or how
 * long to wait before it asks again, in milliseconds, because the page before it in the tab took it and said nothing.
 */
export type CarryOffer = { readonly id: string; readonly preamble: string } | { readonly heldFor: number };
