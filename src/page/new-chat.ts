import type { SiteAdapter } from '../sites/adapter.ts';
import type { Waiting } from './appears.ts';

/** How often the address is looked at where the browser does not tell of moves inside a site. Milliseconds. */
const BETWEEN_LOOKS = 1_000;

/** Whether an address is that of a new chat on its site, and of no saved one. */
export function isNewChat(site: SiteAdapter, url: URL): boolean {
  return site.chatId(url) === undefined && pathOf(url) === pathOf(new URL(site.newChat(url)));
}

/**
 * True as soon as the page stands at the address of a new chat, also after moves inside the site; false if it never
 * does.
 */
export function atNewChat(site: SiteAdapter, window: Window, { signal, within }: Waiting): Promise<boolean> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = (reached: boolean): void => {
      ended.abort();
      clearTimeout(timer);
      clearInterval(poll);
      resolve(reached);
    };
    const look = (): void => {
      if (isNewChat(site, new URL(window.location.href))) end(true);
    };
    const timer = setTimeout(() => end(false), within);
    const poll = window.navigation === undefined ? setInterval(look, BETWEEN_LOOKS) : undefined;
    window.navigation?.addEventListener('currententrychange', look, { signal: ended.signal });
    window.addEventListener('popstate', look, { signal: ended.signal });
    signal.addEventListener('abort', () => end(false), { signal: ended.signal });
    if (signal.aborted) end(false);
    else look();
  });
}

function pathOf({ pathname }: URL): string {
  return pathname.replace(/\/+$/, '');
}
