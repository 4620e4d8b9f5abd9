import { align, type Pair } from './align.ts';
import type { Capture, CapturedMessage } from './capture.ts';
import { type Conversation, conversationKey } from './conversation.ts';
import { settle } from './gaps.ts';
import type { Message } from './message.ts';
import { captureKey, freeId, storedKey } from './message-id.ts';
import { type SpliceFacts, type Stretch, splice } from './splice.ts';
import { type Link, type Strip, stripOf, stripOfCapture } from './strip.ts';

const NOTHING: Strip = { links: [], endJoined: false };

/**
 * What is known of a chat after one more capture of it. Messages are ordered by the neighbours they were seen with,
 * never by the time of capture. A known message is not dropped because a capture shows fewer; it leaves the path when
 * another message stands in its place. `seenAt`: when the capture was taken, in milliseconds since 1970.
 */
export function merge(known: Conversation | undefined, capture: Capture, seenAt: number): Conversation {
  const before = known === undefined ? NOTHING : stripOf(known);
  const captureIsNewer = known === undefined || seenAt >= known.seenAt;
  const links = weave(before, capture, captureIsNewer);
  const title = capture.title ?? known?.title ?? '';
  return {
    key: conversationKey(capture.site, capture.chatId),
    site: capture.site,
    chatId: capture.chatId,
    url: capture.url,
    title: captureIsNewer ? title : (known?.title ?? title),
    via: capture.via,
    ...settle(links, capture),
    seenAt: Math.max(seenAt, known?.seenAt ?? 0),
  };
}

/** The merged strip. */
function weave(known: Strip, capture: Capture, captureIsNewer: boolean): Strip {
  const pairs = align(
    known.links.map(({ message }) => storedKey(message)),
    capture.messages.map(captureKey),
  );
  const shown = nameMessages(known, capture, pairs);
  const links: Link[] = [];
  let at: Pair = [-1, -1];
  for (const pair of [...pairs, [known.links.length, shown.links.length] as const]) {
    const atEnd = pair[0] === known.links.length;
    const between = spliceBetween(known, shown, at, pair, { captureIsNewer, atEnd });
    if (atEnd) return strip([...links, ...between.links], between);
    links.push(...between.links, sharedLink(between, known.links[pair[0]], shown.links[pair[1]], captureIsNewer));
    at = pair;
  }
  throw new Error('the end is a pair of its own');
}

function spliceBetween(known: Strip, shown: Strip, at: Pair, next: Pair, facts: SpliceFacts): Stretch {
  return splice(stretch(known, at[0] + 1, next[0]), stretch(shown, at[1] + 1, next[1]), facts);
}

function stretch({ links, endJoined, endMissing }: Strip, from: number, to: number): Stretch {
  const behind = links[to];
  const missing = behind === undefined ? endMissing : behind.missing;
  const closed = behind === undefined ? endJoined : behind.joined;
  return { links: links.slice(from, to), closed, ...(missing === undefined ? {} : { missing }) };
}

function strip(links: readonly Link[], { closed, missing }: Stretch): Strip {
  return { links, endJoined: closed, ...(missing === undefined || closed ? {} : { endMissing: missing }) };
}

function sharedLink(
  { closed, missing }: Stretch,
  known: Link | undefined,
  shown: Link | undefined,
  newer: boolean,
): Link {
  if (known === undefined || shown === undefined) throw new Error('a pair names a message on either side');
  const message = newer ? fuller(known.message, shown.message) : known.message;
  return { message, joined: closed, ...(missing === undefined || closed ? {} : { missing }) };
}

/** Gives every captured message an id: that of the known message it is the same as, its own, or a derived one. */
function nameMessages(known: Strip, capture: Capture, pairs: readonly Pair[]): Strip {
  const knownAs = new Map(pairs.map(([inKnown, inShown]) => [inShown, known.links[inKnown]?.message.id]));
  const taken = new Set(known.links.map(({ message }) => message.id));
  const shown = stripOfCapture(capture);
  const named = (message: CapturedMessage, index: number): Message => {
    const id = knownAs.get(index) ?? freeId(captureKey(message), taken);
    taken.add(id);
    return { ...message, id };
  };
  return { ...shown, links: shown.links.map((link, index) => ({ ...link, message: named(link.message, index) })) };
}

/** The newer of two readings of one message, unless it holds less: a page mounts text piece by piece and folds it away. */
function fuller(known: Message, shown: Message): Message {
  const holdsLess = known.text.startsWith(shown.text) && known.text.length > shown.text.length;
  if (known.complete && (!shown.complete || holdsLess)) return known;
  if (shown.text === '' && known.text !== '') return known;
  return sameReading(known, shown) ? known : shown;
}

function sameReading(a: Message, b: Message): boolean {
  return (
    a.text === b.text && a.role === b.role && a.complete === b.complete && a.attachments.length === b.attachments.length
  );
}
