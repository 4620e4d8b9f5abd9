import { type ChatPageOptions, chatPage } from './pages/chat-page.ts';
import type { SiteId, StageConversation } from './pages/conversation.ts';
import type { EditorOptions } from './pages/new-chat/editor-options.ts';
import { newChatPage } from './pages/new-chat/new-chat-page.ts';

export interface ServedPage {
  readonly html: string;
  /** Its own scripts do not run. For pages that others saved: what they would start is no part of what was saved. */
  readonly inert?: boolean;
}

/** Which page stands at which address. What a test sets is what the next load gets. */
export interface Routes {
  /** The fragment of an address does not count. A page set without a query stands there whatever the query. */
  readonly set: (address: string, html: string, options?: Omit<ServedPage, 'html'>) => void;
  readonly remove: (address: string) => void;
  /** Undefined where no page stands there. */
  readonly pageAt: (address: string) => ServedPage | undefined;
}

export const NEW_CHAT: Readonly<Record<SiteId, string>> = {
  chatgpt: 'https://chatgpt.com/',
  claude: 'https://claude.ai/new',
  gemini: 'https://gemini.google.com/app',
};

const CHAT: Readonly<Record<SiteId, string>> = {
  chatgpt: 'https://chatgpt.com/c/',
  claude: 'https://claude.ai/chat/',
  gemini: 'https://gemini.google.com/app/',
};

export function createRoutes(): Routes {
  const pages = new Map<string, ServedPage>();
  return {
    set: (address, html, options) => void pages.set(withQuery(address), { html, ...options }),
    remove: (address) => void pages.delete(withQuery(address)),
    pageAt: (address) => pages.get(withQuery(address)) ?? pages.get(withoutQuery(address)),
  };
}

export function headersOf({ inert }: ServedPage): Record<string, string> {
  const type = { 'content-type': 'text/html; charset=utf-8' };
  return inert ? { ...type, 'content-security-policy': "script-src 'none'" } : type;
}

/** Routes with the *New chat* page of every site. */
export async function siteRoutes(options: Partial<Record<SiteId, EditorOptions>> = {}): Promise<Routes> {
  const routes = createRoutes();
  const sites = Object.keys(NEW_CHAT) as SiteId[];
  for (const site of sites) routes.set(NEW_CHAT[site], await newChatPage(site, options[site]));
  return routes;
}

/** Puts a chat at its site's address and gives the address back. */
export function putChat(routes: Routes, chatId: string, chat: StageConversation, options?: ChatPageOptions): string {
  const address = chatAddress(chat.site, chatId);
  routes.set(address, chatPage(chat.site, chat, options));
  return address;
}

export function chatAddress(site: SiteId, chatId: string): string {
  return `${CHAT[site]}${chatId}`;
}

function withQuery(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return origin + pathname + search;
}

function withoutQuery(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
