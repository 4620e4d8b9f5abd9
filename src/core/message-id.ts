import type { CapturedMessage } from './capture.ts';
import { fingerprint } from './fingerprint.ts';
import type { Message } from './message.ts';

const DERIVED = 'text-';

/** What tells a captured message from others: the site's id, else role and whole text. May repeat within a chat. */
export function captureKey({ id, role, text }: CapturedMessage): string {
  if (id === undefined) return `${DERIVED}${fingerprint(`${role}\u0000${text}`)}`;
  return withoutOccurrence(id);
}

/**
 * The keys of a capture's messages. A site's id that stands there twice gets the number of its occurrence, as it gets
 * when it is stored; keys made from words may repeat.
 */
export function captureKeys(messages: readonly CapturedMessage[]): readonly string[] {
  const seen = new Set<string>();
  return messages.map((message) => {
    if (message.id === undefined || isDerived(message.id)) return captureKey(message);
    const key = freeId(message.id, seen);
    seen.add(key);
    return key;
  });
}

/** The `captureKey` that a stored message was captured with. */
export function storedKey({ id }: Message): string {
  return withoutOccurrence(id);
}

function withoutOccurrence(id: string): string {
  return isDerived(id) ? (id.split('~')[0] ?? id) : id;
}

/** Whether an id was made from the words of its message, the site having none. */
export function isDerived(id: string): boolean {
  return id.startsWith(DERIVED);
}

/** An id that is not taken: the key itself, else the key with the number of the occurrence (`~2`, `~3` …). */
export function freeId(key: string, taken: ReadonlySet<string>): string {
  let id = key;
  for (let occurrence = 2; taken.has(id); occurrence++) id = `${key}~${occurrence}`;
  return id;
}
