/** Why a fold does not count. */
export type RefusalReason =
  | 'empty'
  | 'cut'
  | 'refused'
  | 'reasoning-only'
  | 'larger-than-the-chat'
  | 'too-long'
  | 'wrong-language'
  | 'forged'
  | 'unknown-messages'
  | 'no-evidence'
  | 'misquoted';

export interface Refusal {
  readonly reason: RefusalReason;
  /** One sentence, also for the model, which is told it at its second try. */
  readonly says: string;
}
