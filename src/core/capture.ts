import type { Message } from './message.ts';

/** A message as a page showed it. */
export interface CapturedMessage extends Omit<Message, 'id'> {
  /** The site's own id for the message. Undefined where the markup has none: `merge` then gives it one. */
  readonly id?: string;
}

/** Turns that the page has a place for but has not mounted. */
export interface Hole {
  /** The hole lies in front of `messages[before]`; `messages.length` means behind the last one. */
  readonly before: number;
  /** How many messages are missing there, where the page tells. */
  readonly count?: number;
}

/**
 * How a chat was read: by guess, from a page of a site that nobody has told us of; from a page whose markup is known; or
 * from the site's own record of the chat. In rising order of trust.
 */
export const VIAS = ['guess', 'page', 'record'] as const;

export type Via = (typeof VIAS)[number];

/** The one of two ways of reading that is trusted more. */
export function trustedVia(one: Via, other: Via): Via {
  return VIAS.indexOf(other) > VIAS.indexOf(one) ? other : one;
}

/** What a page (or the site's own record of the chat) showed at one moment. */
export interface Capture {
  /** The id of the site's adapter. */
  readonly site: string;
  /** The site's id of the chat. Empty where its address has none: a temporary chat, or one that is not saved yet. */
  readonly chatId: string;
  /** The chat's address, without fragment. */
  readonly url: string;
  /** Undefined where the page shows none. */
  readonly title?: string;
  readonly via: Via;
  /** In the order of the page. Neighbours here are neighbours in the chat, but where a hole lies between them. */
  readonly messages: readonly CapturedMessage[];
  readonly holes: readonly Hole[];
  /** How many messages the site itself says the chat has. */
  readonly stated?: number;
  /** The first message here is the first of the chat. */
  readonly reachesStart: boolean;
  /** The last message here is the last of the chat. */
  readonly reachesEnd: boolean;
  /** Where both the site's own record and the page were read. */
  readonly compared?: Compared;
}

/** What one reading of a chat has where the other should have it, too. In messages. */
export interface Compared {
  readonly onlyInPage: number;
  readonly onlyInRecord: number;
}
