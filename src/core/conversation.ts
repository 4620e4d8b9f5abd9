import type { Compared, Via } from './capture.ts';
import type { Message } from './message.ts';

/** A place in a conversation where messages are known to be missing. */
export interface Gap {
  /** The gap lies in front of this message; undefined means behind the last one. */
  readonly before?: string;
  /** How many messages are missing, where that is known. */
  readonly count?: number;
}

export interface Coverage {
  /** Messages held. */
  readonly captured: number;
  /** Messages the chat has, where the site tells or the holes can be counted. */
  readonly expected?: number;
  readonly gaps: readonly Gap[];
}

/** All that was ever captured of one chat, along its current path. */
export interface Conversation {
  /** `conversationKey(site, chatId)`. */
  readonly key: string;
  readonly site: string;
  readonly chatId: string;
  readonly url: string;
  /** Empty where the site shows none. */
  readonly title: string;
  /** The key of the conversation it was carried on from. */
  readonly parent?: string;
  /** The most trusted way in which it was read at least once. */
  readonly via: Via;
  /** How record and page differed when both were read last. */
  readonly compared?: Compared;
  /** Current path, in order. Message number n, as evidence names it, is `messages[n - 1]`. */
  readonly messages: readonly Message[];
  readonly coverage: Coverage;
  /** When the newest capture in it was taken. Milliseconds since 1970. */
  readonly seenAt: number;
}

/** The one key of a chat in the store: the same chat id on two sites is two chats. */
export function conversationKey(site: string, chatId: string): string {
  return `${site}:${chatId}`;
}

/** True where nothing of the chat is known to be missing, nor to be too much. */
export function isWhole({ captured, expected, gaps }: Coverage): boolean {
  return gaps.length === 0 && (expected === undefined || captured === expected);
}

/** True where something is known to be missing (or too much), and not only possible. */
export function isKnownPartial({ captured, expected, gaps }: Coverage): boolean {
  return (expected !== undefined && captured !== expected) || gaps.some(({ count }) => count !== undefined);
}
