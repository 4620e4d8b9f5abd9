/** Why a run ends without a result: 2, wrong usage; 3, no chat recognised; 1, Baton itself failed. */
export type ExitCode = 1 | 2 | 3;

/** Ends the run with a sentence that says what is wrong and what to do next. */
export class Refusal extends Error {
  constructor(
    readonly exitCode: ExitCode,
    sentence: string,
  ) {
    super(sentence);
  }
}
