import { type Capture, trustedVia } from './capture.ts';
import { type Conversation, conversationKey } from './conversation.ts';
import { settle } from './gaps.ts';
import { inKnownWords } from './in-known-words.ts';
import { type Strip, stripOf } from './strip.ts';
import { weave } from './weave.ts';

const NOTHING: Strip = { links: [], endJoined: false };

/**
 * What is known of a chat after one more capture of it. Messages are ordered by the neighbours they were seen with,
 * never by the time of capture. A known message is not dropped because a capture shows fewer; it leaves the path when
 * another message stands in its place. `seenAt`: when the capture was taken, in milliseconds since 1970.
 */
export function merge(known: Conversation | undefined, seen: Capture, seenAt: number): Conversation {
  const capture = known === undefined ? seen : inKnownWords(known, seen);
  const before = known === undefined ? NOTHING : stripOf(known);
  const captureIsNewer = known === undefined || seenAt >= known.seenAt;
  const woven = weave(before, capture, { captureIsNewer, knownVia: known?.via ?? capture.via });
  const title = capture.title ?? known?.title ?? '';
  return {
    key: conversationKey(capture.site, capture.chatId),
    site: capture.site,
    chatId: capture.chatId,
    url: capture.url,
    title: captureIsNewer ? title : (known?.title ?? title),
    ...(known?.parent === undefined ? {} : { parent: known.parent }),
    via: trustedVia(known?.via ?? capture.via, capture.via),
    ...comparedIn(known, capture),
    ...settle(woven, capture),
    seenAt: Math.max(seenAt, known?.seenAt ?? 0),
  };
}

function comparedIn(known: Conversation | undefined, capture: Capture): Pick<Conversation, 'compared'> {
  const compared = capture.compared ?? known?.compared;
  return compared === undefined ? {} : { compared };
}
