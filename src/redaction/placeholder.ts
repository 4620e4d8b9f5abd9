/** Every placeholder that Baton could have written, ours or not. `~2` is the second spelling of the same secret. */
export const PLACEHOLDER = /\[REDACTED:[a-z0-9-]{1,40}#\d{1,9}(?:~\d{1,9})?\]/g;

/** `number` counts the secrets of a kind from 1, `spelling` the spellings of one secret from 1. */
export function placeholderOf(rule: string, number: number, spelling: number): string {
  return `[REDACTED:${rule}#${number}${spelling === 1 ? '' : `~${spelling}`}]`;
}
