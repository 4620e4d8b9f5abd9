import type { SiteAdapter } from './adapter.ts';
import type { Markup } from './markup/markup.ts';
import { fitsScroller } from './markup/scrolled.ts';

const USER = '[data-message-id$="_user"]';
const ASSISTANT = '[data-message-id$="_assistant"]';

const markup: Markup = {
  eras: [
    // 2026-07; older messages come when one scrolls up
    { at: `${USER}, ${ASSISTANT}`, hides: 'older' },
    { at: '[data-message-type="user"], [data-testid="assistant-message"]', hides: 'older' },
  ],
  speaker: {
    user: `${USER}, [data-message-type="user"]`,
    assistant: `${ASSISTANT}, [data-testid="assistant-message"]`,
  },
  // another text beside it says when it was written
  body: { user: ['[data-slot="text"].text-response'], assistant: ['.markdown-content', '.ur-markdown'] },
  paragraphGap: 2,
  attachments: [
    {
      kind: 'image',
      at: ':is([data-message-type="user"]) img',
      name: (image) => image.getAttribute('alt') ?? undefined,
    },
  ],
  rules: [{ name: 'picture', filter: 'img[src*="fbcdn.net"][alt]', replacement: picture }],
  // a pill names a host and has no address; a block of code says its language twice
  leaveOut: [
    '[data-testid="citation-pill"]:not([href])',
    '.ur-citation-pill:not([href])',
    '[data-testid="sources-pill"]',
    '.ur-code-block__header',
  ],
  id: (message) => message.getAttribute('data-message-id') ?? undefined,
  atStart: (document) => fitsScroller(document, '[class~="group/scroller"]'),
  busy: {
    page: '[data-testid="composer-stop-button"]',
    message: '[data-streaming-state]:not([data-streaming-state="DONE"]), [data-streaming-complete="false"]',
  },
  title: {
    around: /\s[-–|]\sMeta AI$/g,
    generic: ['Meta AI', 'New chat', 'New conversation'],
    elsewhere: ['[class~="group/scroller"] button[data-slot="button"] > span.truncate'],
  },
};

/** A formula is drawn on the site's own host, its source is the picture's other text. */
function picture(image: Element): string {
  const text = (image.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim();
  if (/[\\^_={}+]|^\S$/.test(text)) return `$${text}$`;
  return text === '' ? '[Image]' : `[Image: ${text}]`;
}

export const meta: SiteAdapter = {
  id: 'meta',
  name: 'Meta AI',
  matches: ['https://www.meta.ai/*', 'https://meta.ai/*'],
  seen: 'pages',
  chatId: ({ pathname }) => /^\/(?:prompt|c)\/([\w-]+)\/?$/.exec(pathname)?.[1],
  newChat: () => 'https://www.meta.ai/',
  scroller: ['[class~="group/scroller"]'],
  // before the editor is there, a textarea with the same name stands in its place: it must not be taken
  composer: ['[data-testid="composer-input"][contenteditable="true"]'],
  insert: 'whole',
  markup,
};
