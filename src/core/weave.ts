import { align, type Pair } from './align.ts';
import type { Capture } from './capture.ts';
import { fuller } from './fuller.ts';
import { captureKeys, storedKey } from './message-id.ts';
import { nameMessages } from './name-messages.ts';
import { type SpliceFacts, type Stretch, splice } from './splice.ts';
import { type Link, placesOf, type Strip, stripOfCapture } from './strip.ts';

/** A merged strip, and in it the messages of the capture, in the capture's order. */
export interface Woven {
  readonly strip: Strip;
  readonly shown: readonly string[];
}

/**
 * Weaves a capture into what is known. Where that gives more messages than the site itself says the chat has, some of
 * the known ones are of another branch: then only as many stay in a hole as the page counted there.
 */
export function weave(known: Strip, capture: Capture, captureIsNewer: boolean): Woven {
  const pairs = align(
    { keys: known.links.map(({ message }) => storedKey(message)), places: placesOf(known) },
    { keys: captureKeys(capture.messages), places: placesOf(stripOfCapture(capture)) },
  );
  const shown = nameMessages(known, capture, pairs);
  const facts = { captureIsNewer, holdsToCounts: false };
  const strip = weavePairs(known, shown, pairs, facts);
  const tooMany = captureIsNewer && capture.stated !== undefined && strip.links.length > capture.stated;
  return {
    strip: tooMany ? weavePairs(known, shown, pairs, { ...facts, holdsToCounts: true }) : strip,
    shown: shown.links.map(({ message }) => message.id),
  };
}

function weavePairs(known: Strip, shown: Strip, pairs: readonly Pair[], facts: Omit<SpliceFacts, 'atEnd'>): Strip {
  const links: Link[] = [];
  let at: Pair = [-1, -1];
  for (const pair of pairs) {
    const between = spliceBetween(known, shown, at, pair, { ...facts, atEnd: false });
    links.push(...between.links, sharedLink(between, known.links[pair[0]], shown.links[pair[1]], facts.captureIsNewer));
    at = pair;
  }
  const ends: Pair = [known.links.length, shown.links.length];
  const { links: last, closed, missing } = spliceBetween(known, shown, at, ends, { ...facts, atEnd: true });
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
