import type { Capture } from '../core/capture.ts';
import { conversationKey } from '../core/conversation.ts';
import { merge } from '../core/merge.ts';
import { changeConversation } from '../store/write.ts';

/** Takes a capture into the conversation it is of. `seenAt` in milliseconds since 1970. */
export async function record(capture: Capture, seenAt: number): Promise<void> {
  const key = conversationKey(capture.site, capture.chatId);
  await changeConversation(key, (known) => merge(known, capture, seenAt));
}
