import type { Capture } from '../core/capture.ts';
import type { Conversation } from '../core/conversation.ts';
import { keyOf, type Standing, tabOfKey } from '../core/memory-key.ts';
import { pairReadings } from '../core/pair-readings.ts';
import type { Summarised } from '../core/summarised.ts';
import { isTemporary } from '../sites/temporary.ts';
import type { Memory } from '../store/memory.ts';
import { readConversation, readSummarised } from '../store/read.ts';
import { takeIn } from '../store/take-in.ts';
import { record } from './record.ts';

/**
 * Takes in what a page handed in. `tab` is what the browser says of the sender: with the address, which was held against
 * the capture before, it alone decides whether the chat is stored or kept in memory only. What the tab showed before is
 * forgotten, unless it is this chat and has its id only now. One at a time: what a page hands in by itself and what it is
 * asked for come close together. `seenAt` in milliseconds since 1970.
 */
export async function takeCapture(
  capture: Capture,
  tab: Pick<Standing, 'tabId' | 'isPrivate'>,
  seenAt: number,
  memory: Pick<Memory, 'keys' | 'forget'>,
): Promise<void> {
  const standing = { ...tab, site: capture.site };
  const ofTab = keyOf({ ...standing, chatId: undefined });
  const key = capture.chatId === '' ? ofTab : keyOf({ ...standing, chatId: capture.chatId });
  const before = await readSummarised(ofTab);
  const goesOn = before !== undefined && (key === ofTab ? isSameChat : holdsAll)(before.conversation, capture);
  if (before !== undefined && goesOn && key !== ofTab) await takeIn(underId(before, key, capture));
  const left = (await memory.keys()).filter((known) => tabOfKey(known) === tab.tabId);
  await memory.forget(left.filter((known) => known !== key || (before !== undefined && !goesOn)));
  await record(capture.chatId === '' ? await named(capture, key, tab.tabId, seenAt) : capture, seenAt, key);
}

/**
 * Whether a capture without an id goes on with what the tab showed before: at the address of all new chats one follows
 * another.
 */
function isSameChat({ messages, coverage }: Conversation, capture: Capture): boolean {
  const [first] = pairReadings(messages, capture.messages);
  if (first === undefined) return false;
  const bothBegin = capture.reachesStart && !coverage.gaps.some(({ before }) => before === messages[0]?.id);
  return !bothBegin || (first[0] === 0 && first[1] === 0);
}

/**
 * Whether a chat is the one that had no id before. A temporary one never gets an id; any other only where every message
 * of it is there: so nothing comes into the store that the page does not show under the chat's own address.
 */
function holdsAll({ messages, url }: Conversation, capture: Capture): boolean {
  return !isTemporary(url) && pairReadings(messages, capture.messages).length === messages.length;
}

function underId({ conversation, written, edits = [] }: Summarised, key: string, { chatId, url }: Capture) {
  return {
    conversation: { ...conversation, key, chatId, url },
    ...(written === undefined ? {} : { written: { ...written, conversation: key } }),
    edits: edits.map((edit) => ({ ...edit, conversation: key })),
  };
}

/** With an id of our own, which no other chat has: an export is known by it. */
async function named(capture: Capture, key: string, tabId: number, seenAt: number): Promise<Capture> {
  const known = await readConversation(key);
  return { ...capture, chatId: known?.chatId ?? `unsaved-${tabId}-${seenAt}` };
}
