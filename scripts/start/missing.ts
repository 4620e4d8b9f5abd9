import type { Conversation } from '../../src/core/conversation.ts';

/** How many messages are missing, by the id of the message they stand in front of; under undefined, those at the end. */
export type Missing = ReadonlyMap<string | undefined, number>;

/**
 * The missing messages that a page can make room for. A gap that is not counted is one message; the last such gap gets
 * what is left of the number the site states, and where there is none the end does.
 */
export function missingOf({ messages, coverage }: Pick<Conversation, 'messages' | 'coverage'>): Missing {
  const { gaps, expected = 0 } = coverage;
  const missing = new Map<string | undefined, number>();
  for (const { before, count = 1 } of gaps) missing.set(before, (missing.get(before) ?? 0) + count);
  const left = expected - messages.length - [...missing.values()].reduce((sum, count) => sum + count, 0);
  if (left <= 0) return missing;
  const open = gaps.findLast(({ count }) => count === undefined);
  return missing.set(open?.before, (missing.get(open?.before) ?? 0) + left);
}
