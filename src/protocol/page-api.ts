/** What our own pages may ask of the script in a chat page. */
export interface PageApi {
  /**
   * Reads the chat now and hands it to the worker; ends when it is stored.
   * Throws Failure `no-chat-open`, `nothing-recognised`, `one-sided`, `no-answer-yet`, `private-window`, `store-failed`.
   */
  read(): Promise<void>;
}
