import type { OpenChat } from '../../sites/records/record.ts';

/** The open chat, and what its page holds that a request may need. */
export function openChat(document: Document, storage: () => Storage, url: URL, chatId: string): OpenChat {
  return {
    chatId,
    url,
    stored: (key) => storage().getItem(key) ?? undefined,
    storedKeys: () => Object.keys(storage()),
    cookie: (name) => cookieIn(document.cookie, name),
    scripts: () => [...document.scripts].map(({ text }) => text).join('\n'),
  };
}

function cookieIn(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1));
}
