import { beforeClash } from './clash.ts';
import type { Link } from './strip.ts';

/** What lies between two messages that a conversation and a capture share (or the chat's beginning or end). */
export interface Stretch {
  readonly links: readonly Link[];
  /** Nothing is missing between the last of `links` and the shared message behind them. */
  readonly closed: boolean;
  /** How many messages are missing there, where that is known. */
  readonly missing?: number;
}

/** Which claim is the newer one, and whether the stretch ends at the chat's end. */
export interface SpliceFacts {
  readonly captureIsNewer: boolean;
  readonly atEnd: boolean;
  /** The stretch begins at the chat's beginning. */
  readonly atStart: boolean;
  /** What the capture shows side by side has nothing between it: what is known there is of another branch. */
  readonly provesNeighbours: boolean;
  /** Another message at the place of a known one is the sign of another branch: the site states no number to go by. */
  readonly seesClashes: boolean;
  /** Of known messages only as many may stay in a hole as the page counted there. */
  readonly holdsToCounts: boolean;
}

/**
 * Joins what is known of a stretch with what a capture shows of it. A capture that shows nothing there takes nothing
 * away, unless it proves that there is nothing; one that shows other messages right behind the same predecessor (an
 * edit, a new answer, another branch) does. At the chat's end a page may have mounted only what comes first; at its
 * beginning it may take the first message that it has loaded for the first there is.
 */
export function splice(known: Stretch, shown: Stretch, facts: SpliceFacts): Stretch {
  if (facts.holdsToCounts && !maybeUnmounted(shown, facts) && known.links.length > room(shown)) return shown;
  if (shown.links.length === 0) return besideNothing(known, shown, facts);
  if (known.links.length === 0) return isKnownEmpty(known, facts) ? known : shown;
  if ((!facts.captureIsNewer && isClosed(known)) || isEarlierReading(known, shown)) return known;
  return isClosed(shown) ? shown : interleave(unlessClash(known, shown, facts), shown, facts);
}

/** The capture shows nothing here. */
function besideNothing(known: Stretch, shown: Stretch, facts: SpliceFacts): Stretch {
  if (known.links.length === 0) return closer(known, shown, facts);
  const isKnownStart = facts.atStart && known.links[0]?.joined === true;
  return facts.provesNeighbours && shown.closed && !facts.atEnd && !isKnownStart ? shown : known;
}

/** A newer capture than this one has shown that the neighbours are neighbours. */
function isKnownEmpty({ closed }: Stretch, { captureIsNewer, atEnd }: SpliceFacts): boolean {
  return closed && !captureIsNewer && !atEnd;
}

/** A page that is loading may have mounted only what comes first. */
function maybeUnmounted({ links, closed }: Stretch, { atEnd }: SpliceFacts): boolean {
  return atEnd && closed && links.length === 0;
}

/**
 * Two empty stretches. At the chat's end the capture may know of newer messages; elsewhere neighbours stay neighbours.
 */
function closer(known: Stretch, shown: Stretch, { atEnd, captureIsNewer }: SpliceFacts): Stretch {
  if (atEnd) return captureIsNewer ? shown : known;
  return known.closed ? known : shown;
}

/** The page has not yet written again all that is known: each message shown is the beginning of the one known there. */
function isEarlierReading(known: Stretch, shown: Stretch): boolean {
  return shown.links.every(({ message }, index) => {
    const there = known.links[index]?.message;
    return !message.complete && there?.role === message.role && there.text.startsWith(message.text);
  });
}

/** How many messages there is room for in a stretch, as the page counted. */
function room({ links, closed, missing }: Stretch): number {
  const holes = [...links.map((link) => (link.joined ? 0 : link.missing)), closed ? 0 : missing];
  return holes.reduce<number>((sum, hole) => sum + (hole ?? Number.POSITIVE_INFINITY), 0);
}

function isClosed({ links, closed }: Stretch): boolean {
  return closed && links.every(({ joined }) => joined);
}

/** At the chat's end, another message in a known one's place is the beginning of another branch. */
function unlessClash(known: Stretch, shown: Stretch, { captureIsNewer, atEnd, seesClashes }: SpliceFacts): Stretch {
  if (!captureIsNewer || !atEnd || !seesClashes) return known;
  const links = beforeClash(known.links, shown.links);
  return links === known.links ? known : { links, closed: false };
}

/** Both hold messages, and the capture has a hole: what hangs on either end stays there, the rest lies between. */
function interleave(known: Stretch, shown: Stretch, facts: SpliceFacts): Stretch {
  const s = parts(shown);
  const k = mayHaveGrown(shown, facts) ? withoutTail(parts(known)) : parts(known);
  const forks = s.head.length > 0 && k.head.length > 0;
  const kept = forks && facts.atEnd ? NO_PARTS : k;
  const head = s.head.length > 0 ? s.head : kept.head;
  const tail = s.tail.length > 0 ? s.tail : kept.tail;
  const middle = byPlace(kept, s, isFromTheTop(known));
  const runs = [head, ...middle, tail].filter((run) => run.length > 0);
  const isKnownEnd = middle.length > 0 && kept.middle.at(-1) === middle.at(-1);
  const missing = isKnownEnd ? known.missing : shown.missing;
  const closed = tail.length > 0 || (isKnownEnd && known.closed);
  return {
    links: runs.flatMap((run, index) => (index === 0 || follows(runs[index - 1], run, [k, s]) ? run : apart(run))),
    closed,
    ...(missing === undefined || closed ? {} : { missing }),
  };
}

/** What was the end of the chat may have messages behind it now. */
function mayHaveGrown(shown: Stretch, { atEnd, captureIsNewer }: SpliceFacts): boolean {
  return atEnd && captureIsNewer && !shown.closed;
}

function withoutTail({ head, middle, tail }: Parts): Parts {
  return { head, middle: tail.length > 0 ? [...middle, tail] : middle, tail: [] };
}

type Run = readonly Link[];

interface Parts {
  readonly head: Run;
  readonly middle: readonly Run[];
  readonly tail: Run;
}

const NO_PARTS: Parts = { head: [], middle: [], tail: [] };

/** Cuts a stretch into the run that hangs on its front, the one that hangs on its back, and those between. */
function parts({ links, closed }: Stretch): Parts {
  const runs = runsOf(links);
  const hasHead = links[0]?.joined === true;
  const hasTail = closed && runs.length > (hasHead ? 1 : 0);
  return {
    head: hasHead ? (runs[0] ?? []) : [],
    middle: runs.slice(hasHead ? 1 : 0, hasTail ? -1 : undefined),
    tail: hasTail ? (runs.at(-1) ?? []) : [],
  };
}

function runsOf(links: readonly Link[]): readonly Run[] {
  const runs: Link[][] = [];
  for (const link of links) {
    if (link.joined && runs.length > 0) runs.at(-1)?.push(link);
    else runs.push([link]);
  }
  return runs;
}

/** The front was seen, the back was not: the chat is read from the top down. */
function isFromTheTop({ links, closed }: Stretch): boolean {
  return links[0]?.joined === true && !closed;
}

/**
 * The middle runs of both by how far from the front they stand. Where that is not counted the shown ones come first:
 * chats open at their end, and one scrolls up. They come last where the chat is read from the top down.
 */
function byPlace(known: Parts, shown: Parts, fromTheTop: boolean): readonly Run[] {
  const placesShown = places(shown);
  const placesKnown = places(known);
  const merged: Run[] = [];
  let next = 0;
  shown.middle.forEach((run, index) => {
    while (next < known.middle.length && isBefore(placesKnown[next], placesShown[index], fromTheTop)) {
      merged.push(known.middle[next++] ?? []);
    }
    merged.push(run);
  });
  return [...merged, ...known.middle.slice(next)];
}

function isBefore(place: number | undefined, other: number | undefined, ifUnknown: boolean): boolean {
  return place === undefined || other === undefined ? ifUnknown : place <= other;
}

/** For each middle run the number of messages in front of it, as far as the missing ones are counted. */
function places({ head, middle }: Parts): readonly (number | undefined)[] {
  let place: number | undefined = head.length;
  return middle.map((run) => {
    const missing = run[0]?.missing;
    const at: number | undefined = place === undefined || missing === undefined ? undefined : place + missing;
    place = at === undefined ? undefined : at + run.length;
    return at;
  });
}

/** True where a run stands behind the very run that it was seen behind. */
function follows(before: Run | undefined, run: Run, sides: readonly Parts[]): boolean {
  return sides.some(({ head, middle, tail }) => {
    const runs = [head, ...middle, tail].filter(({ length }) => length > 0);
    return runs.includes(run) && runs[runs.indexOf(run) - 1] === before;
  });
}

/** A run behind another one than before: what was missing in front of it was counted from there. */
function apart(run: Run): Run {
  return run.map((link, index) => (index === 0 ? { message: link.message, joined: false } : link));
}
