import type { Capture } from './capture.ts';
import type { Conversation } from './conversation.ts';
import type { Message } from './message.ts';

/** A message with what is known of the place in front of it. */
export interface Link<M = Message> {
  readonly message: M;
  /** Nothing is missing between this message and the one before it (the chat's beginning, for the first). */
  readonly joined: boolean;
  /** How many messages are missing there, where that is known. */
  readonly missing?: number;
}

/** A chat as a strip of messages, with what is known of its end. */
export interface Strip<M = Message> {
  readonly links: readonly Link<M>[];
  readonly endJoined: boolean;
  readonly endMissing?: number;
}

/** The strip of a conversation; its gaps are the places that are not joined. */
export function stripOf({ messages, coverage }: Conversation): Strip {
  const gaps = new Map(coverage.gaps.map((gap) => [gap.before, gap]));
  const end = gaps.get(undefined);
  return {
    links: messages.map((message) => link(message, gaps.has(message.id), gaps.get(message.id)?.count)),
    endJoined: end === undefined,
    ...(end?.count === undefined ? {} : { endMissing: end.count }),
  };
}

/** The strip of a capture; its holes, and an end it does not reach, are the places that are not joined. */
export function stripOfCapture(capture: Capture): Strip<Capture['messages'][number]> {
  const holes = new Map(capture.holes.map((hole) => [hole.before, hole]));
  const end = holes.get(capture.messages.length);
  return {
    links: capture.messages.map((message, index) => {
      const apart = holes.has(index) || (index === 0 && !capture.reachesStart);
      return link(message, apart, holes.get(index)?.count);
    }),
    endJoined: end === undefined && capture.reachesEnd,
    ...(end?.count === undefined ? {} : { endMissing: end.count }),
  };
}

/** How many messages a chat has by a page that counts all it does not show; undefined where it does not. */
export function countedIn({ holes, messages, reachesStart, reachesEnd }: Capture): number | undefined {
  const isHole = (at: number): boolean => holes.some(({ before }) => before === at);
  if (!(reachesStart || isHole(0)) || !(reachesEnd || isHole(messages.length))) return undefined;
  return holes.reduce<number | undefined>(
    (sum, { count }) => (sum === undefined || count === undefined ? undefined : sum + count),
    messages.length,
  );
}

/** `missing` is the number of messages known to be missing in front; `apart` says that some are, known or not. */
export function link<M>(message: M, apart: boolean, missing?: number): Link<M> {
  return missing === undefined ? { message, joined: !apart } : { message, joined: !apart, missing };
}

/** For each message its place in the chat, from 0, as far as all that is missing in front of it is counted. */
export function placesOf<M>({ links }: Pick<Strip<M>, 'links'>): readonly (number | undefined)[] {
  let next: number | undefined = 0;
  return links.map(({ joined, missing }) => {
    const skipped = joined ? 0 : missing;
    const place: number | undefined = next === undefined || skipped === undefined ? undefined : next + skipped;
    next = place === undefined ? undefined : place + 1;
    return place;
  });
}
