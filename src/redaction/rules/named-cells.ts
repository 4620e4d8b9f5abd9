import { isSaidPassword, WORDS } from './named-passwords.ts';
import { isBareSecret, isPassword, NAME } from './named-values.ts';

/** Longer heads are sentences. */
const MOST_HEAD = 40;
const PASSWORD = new RegExp(WORDS.join('|'), 'i');
const SECRET = new RegExp(`(?:${NAME})s?(?:[ _-](?:value|key|id))?$`, 'i');

/** The rule for the values under the head of a column; undefined where it names nothing secret. */
export function secretNamed(head: string): string | undefined {
  if (head.length > MOST_HEAD) return undefined;
  if (PASSWORD.test(head)) return 'named-password';
  return SECRET.test(head) ? 'named-secret' : undefined;
}

/** Whether the value of such a column looks like a secret. */
export function isTableSecret(value: string, rule: string): boolean {
  if (value.length < 8 || /\s/.test(value)) return false;
  if (isBareSecret(value)) return true;
  return rule === 'named-password' && (isPassword(value) || isSaidPassword(value));
}
