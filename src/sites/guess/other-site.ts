import type { SiteAdapter } from '../adapter.ts';

const ID = 'other';

const NOTHING = ':not(*)';

/**
 * Any page that no adapter is for, read by guess when the user asks for it. It is no site to go to, has no addresses of
 * its own, and stands in no list of sites. `url`: a page of it; its host is the name.
 */
export function otherSite(url?: string): SiteAdapter {
  return {
    id: ID,
    name: url !== undefined && URL.canParse(url) ? new URL(url).host : 'another page',
    matches: [],
    seen: 'reports',
    chatId: ({ protocol, host, pathname, search }) =>
      /^https?:$/.test(protocol) ? `${host}${pathname}${search}` : undefined,
    newChat: (from) => (from === undefined ? 'about:blank' : from.origin),
    scroller: [],
    composer: [],
    insert: 'value',
    markup: {
      eras: [],
      speaker: { user: NOTHING, assistant: NOTHING },
      body: { user: [], assistant: [] },
      paragraphGap: 2,
      attachments: [],
      leaveOut: [],
      busy: { page: NOTHING, message: NOTHING },
      title: { around: /(?!)/g, generic: [], elsewhere: [] },
    },
  };
}

/** Whether an adapter's id is that of pages read by guess. */
export function isOther(site: string): boolean {
  return site === ID;
}
