import { conversationKey } from './conversation.ts';

/** Where a chat stands: what the browser says of the tab, and what the chat's address says of the chat. */
export interface Standing {
  readonly tabId: number;
  /** In a private window. */
  readonly isPrivate: boolean;
  /** The id of the site's adapter. */
  readonly site: string;
  /** The site's id of the chat; undefined where its address has none: a temporary chat, or one not saved yet. */
  readonly chatId: string | undefined;
}

/**
 * The key of a chat's conversation. It decides where the conversation is kept: what stands in a private window or has no
 * id of its own is kept in memory only, and the store tells that by the key alone. A chat without an id is known by its
 * tab.
 */
export function keyOf({ tabId, isPrivate, site, chatId }: Standing): string {
  if (chatId !== undefined && !isPrivate) return conversationKey(site, chatId);
  const tab = chatId === undefined ? `tab ${tabId}` : '';
  return `memory:${[isPrivate ? 'private' : '', tab].filter(Boolean).join(' ')}:${conversationKey(site, chatId ?? '')}`;
}

const IN_MEMORY = /^memory:(?<isPrivate>private)? ?(?:tab (?<tab>\d+))?:/;

/** Whether a conversation is kept in memory only and never stored. */
export function isInMemoryOnly(key: string): boolean {
  return key.startsWith('memory:');
}

/** Whether a conversation is one of a private window. */
export function isOfPrivateWindow(key: string): boolean {
  return IN_MEMORY.exec(key)?.groups?.isPrivate !== undefined;
}

/** The tab that a conversation without an id is known by; undefined where it has an id. */
export function tabOfKey(key: string): number | undefined {
  const tab = IN_MEMORY.exec(key)?.groups?.tab;
  return tab === undefined ? undefined : Number(tab);
}
