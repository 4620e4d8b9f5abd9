/**
 * Why there is no new summary. `cut`: the answer ran into its length limit. `reasoning-only`: nothing but thinking came
 * back. `forged`: the answer holds our fences. `too-long`: it leaves no room for the next part. `too-small-budget`:
 * rules, pins and previous summary alone are over `maxPromptTokens`.
 */
export type CompactionErrorCode =
  | 'summarization-failed'
  | 'aborted'
  | 'empty'
  | 'cut'
  | 'refused'
  | 'reasoning-only'
  | 'forged'
  | 'too-long'
  | 'too-small-budget';

/** A summary that was not made. Whoever gets it has lost nothing: what is stored is as it was. */
export class CompactionError extends Error {
  override readonly name = 'CompactionError';

  constructor(
    readonly code: CompactionErrorCode,
    detail = '',
    override readonly cause?: unknown,
  ) {
    super(detail === '' ? code : `${code}: ${detail}`);
  }
}
