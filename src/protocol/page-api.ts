/** How reading a chat by scrolling through it ended. */
export interface SweepEnd {
  /**
   * `whole`: all of the chat was read. `with-gaps`: the page was gone through to its end, and some messages never showed.
   * `stopped`: by the user, or because another chat was gone to. `hidden-too-long`: the tab stayed in the background.
   * `time`, `steps`: a limit was reached. `no-scroller`: nothing in the page scrolls.
   */
  readonly end: 'whole' | 'with-gaps' | 'stopped' | 'hidden-too-long' | 'time' | 'steps' | 'no-scroller';
  /** How many messages were read. */
  readonly captured: number;
}

/** What our own pages may ask of the script in a chat page. */
export interface PageApi {
  /**
   * Reads the chat now and hands it to the worker; ends when it is stored.
   * Throws Failure `no-chat-open`, `nothing-recognised`, `one-sided`, `no-answer-yet`, `store-failed`.
   */
  read(): Promise<void>;
  /**
   * Scrolls once through the chat and hands in what it reads on the way; ends when all is stored and the user is back
   * where they were. Where a sweep is running already, it ends as that one does. Throws what `read` throws.
   */
  sweep(): Promise<SweepEnd>;
  /** Whether a sweep is running. */
  sweeping(): Promise<boolean>;
  /** Has a running sweep end as soon as it can; what it has read stays. */
  stopSweep(): Promise<void>;
  /**
   * What still matches of the site's known markup and what the page is made of: counts and names, nothing of what was
   * said.
   */
  health(): Promise<string>;
}
