/** Everything that can go wrong without being a bug. `ui/failure-text.ts` has words for each. */
export type FailureCode =
  | 'not-a-chat-page'
  | 'page-needs-reload'
  | 'no-chat-open'
  | 'nothing-recognised'
  | 'one-sided'
  | 'no-answer-yet'
  | 'page-unreadable'
  | 'no-chat-found'
  | 'unknown-conversation'
  | 'forgotten'
  | 'checkpoint-outdated'
  | 'line-empty'
  | 'line-too-long'
  | 'composer-missing'
  | 'composer-refused'
  | 'record-refused'
  | 'record-unknown'
  | 'bad-message'
  | 'store-failed';

/** Something gone wrong that is no bug. Crosses worlds as `{ code, detail }`. */
export class Failure extends Error {
  override readonly name = 'Failure';

  constructor(
    readonly code: FailureCode,
    /** Facts for the sentence the user reads, such as `ChatGPT: 0 messages`. */
    readonly detail = '',
  ) {
    super(detail === '' ? code : `${code}: ${detail}`);
  }
}
