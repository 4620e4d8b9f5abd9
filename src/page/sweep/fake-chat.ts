/** How a fake page shows its chat; lengths are pixels, times milliseconds. */
export interface FakeChat {
  /**
   * `rooms`: a place for every message, its content mounted near the view. `rows`: what is out of sight is gone without a
   * trace. `numbered`: the same, and each row says which one it is and of how many. `older`: all that is loaded stands
   * there, and older messages come over the network when the top is reached.
   */
  readonly kind: 'rooms' | 'rows' | 'numbered' | 'older';
  readonly texts: readonly string[];
  /** The height of each message once it is mounted. */
  readonly heights: readonly number[];
  readonly view: number;
  readonly overscan: number;
  /** The height of a message that was never mounted. */
  readonly estimate: number;
  /** From a scroll to the mounting of what comes into view. */
  readonly mounting: number;
  /** From the mounting of a message to its text. */
  readonly texting: number;
  /** From the top to the arrival of older messages, and how many come. */
  readonly loading?: number;
  readonly batch?: number;
}
