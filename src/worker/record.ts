import type { Capture } from '../core/capture.ts';
import { type Conversation, conversationKey } from '../core/conversation.ts';
import { findPreamble } from '../core/find-preamble.ts';
import { isInMemoryOnly } from '../core/memory-key.ts';
import { merge } from '../core/merge.ts';
import { referenceTo } from '../core/preamble-frame.ts';
import { readKeys } from '../store/read.ts';
import { changeConversation } from '../store/write.ts';

/**
 * Takes a capture into the conversation it is of: `key`, where that is kept in memory only. `seenAt` in milliseconds since
 * 1970.
 */
export async function record(
  capture: Capture,
  seenAt: number,
  key = conversationKey(capture.site, capture.chatId),
): Promise<void> {
  const parent = isInMemoryOnly(key) ? undefined : await parentOf(capture);
  await changeConversation(key, (known) => linked(merge(known, capture, seenAt), parent));
}

/** The conversation that a chat was carried on from, as the preamble says that its user began with. */
async function parentOf({ messages, reachesStart }: Capture): Promise<string | undefined> {
  const first = reachesStart ? messages.find(({ role }) => role === 'user') : undefined;
  const reference = findPreamble(first?.text ?? '')?.reference;
  return reference === undefined ? undefined : (await readKeys()).find((key) => referenceTo(key) === reference);
}

function linked(conversation: Conversation, parent: string | undefined): Conversation {
  const known = conversation.parent ?? parent;
  return known === undefined || known === conversation.key ? conversation : { ...conversation, parent: known };
}
