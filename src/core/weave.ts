import { align, type Pair } from './align.ts';
import type { Capture, Via } from './capture.ts';
import { fuller } from './fuller.ts';
import { inShownOrder } from './in-shown-order.ts';
import { captureKeys, storedKey } from './message-id.ts';
import { nameMessages } from './name-messages.ts';
import { type SpliceFacts, type Stretch, splice } from './splice.ts';
import { countedIn, type Link, placesOf, type Strip, stripOfCapture } from './strip.ts';

/** A merged strip, and in it the messages of the capture, in the capture's order. */
export interface Woven {
  readonly strip: Strip;
  readonly shown: readonly string[];
}

/** A capture beside all that is known. */
export interface Standing {
  readonly captureIsNewer: boolean;
  /** The most trusted way in which what is known was read: what the site's own record holds, a page may leave out. */
  readonly knownVia: Via;
}

/**
 * Weaves a capture into what is known. Where that gives more messages than the site itself says the chat has, or than
 * its page counts, some of the known ones are of another branch: then only as many stay in a hole as the page counted
 * there, and none between neighbours.
 */
export function weave(before: Strip, capture: Capture, { captureIsNewer, knownVia }: Standing): Woven {
  const isOfOneKind = capture.via === 'page' && knownVia === 'page';
  const keys = captureKeys(capture.messages);
  const known = inShownOrder(before, keysOf(before), keys);
  const pairs = align(
    { keys: keysOf(known), places: placesOf(known), placesHold: isOfOneKind },
    { keys, places: placesOf(stripOfCapture(capture)), placesHold: isOfOneKind },
  );
  const shown = nameMessages(known, capture, pairs);
  const counted = isOfOneKind ? countedIn(capture) : undefined;
  const isWhole = counted !== undefined && capture.holes.length === 0;
  const all = capture.stated ?? (isWhole ? undefined : counted);
  const seen = { captureIsNewer, seesClashes: capture.stated === undefined };
  const facts = { ...seen, provesNeighbours: captureIsNewer && isWhole, holdsToCounts: false };
  const strip = weavePairs(known, shown, pairs, facts);
  const tooMany = captureIsNewer && all !== undefined && strip.links.length > all;
  const strict = { ...seen, provesNeighbours: isOfOneKind, holdsToCounts: true };
  return {
    strip: tooMany ? weavePairs(known, shown, pairs, strict) : strip,
    shown: shown.links.map(({ message }) => message.id),
  };
}

const keysOf = ({ links }: Strip): readonly string[] => links.map(({ message }) => storedKey(message));

function weavePairs(
  known: Strip,
  shown: Strip,
  pairs: readonly Pair[],
  facts: Omit<SpliceFacts, 'atEnd' | 'atStart'>,
): Strip {
  const links: Link[] = [];
  let at: Pair = [-1, -1];
  for (const pair of pairs) {
    const between = spliceBetween(known, shown, at, pair, { ...facts, atStart: at[0] === -1, atEnd: false });
    links.push(...between.links, sharedLink(between, known.links[pair[0]], shown.links[pair[1]], facts.captureIsNewer));
    at = pair;
  }
  const ends: Pair = [known.links.length, shown.links.length];
  const {
    links: last,
    closed,
    missing,
  } = spliceBetween(known, shown, at, ends, { ...facts, atStart: pairs.length === 0, atEnd: true });
  const open = missing === undefined || closed ? {} : { endMissing: missing };
  return { links: [...links, ...last], endJoined: closed, ...open };
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
