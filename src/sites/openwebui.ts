import type { SiteAdapter } from './adapter.ts';
import { lineOf } from './markup/element.ts';
import type { Markup } from './markup/markup.ts';
import { withLanguage } from './markup/with-language.ts';
import { openwebuiRecord } from './records/openwebui.ts';

const ANSWER = '[id="response-content-container"]';
/** Of several models' answers side by side, those the chat does not go on from. */
const NOT_CHOSEN = '[id^="responses-container-"] .border-dashed';

/** Read in the source of open-webui (2025 to 2026). */
const markup: Markup = {
  eras: [
    // mounts the newest 8 messages, and 8 more whenever its top is reached; answers of several models share one place
    {
      at: 'section[aria-labelledby="chat-conversation"] :is([id^="responses-container-"], [id^="message-"])',
      hides: 'older',
    },
    { at: '#messages-container :is([id^="responses-container-"], [id^="message-"])', hides: 'older' },
    { at: '.user-message, .chat-assistant', hides: 'older' },
  ],
  speaker: { user: '.user-message, .chat-user', assistant: `.chat-assistant, ${ANSWER}` },
  body: { user: ['.chat-user .rounded-3xl', '.chat-user'], assistant: [ANSWER, '.chat-assistant'] },
  rendersUser: true,
  paragraphGap: 2,
  answer: (bodies) => bodies.filter((body) => body.closest(NOT_CHOSEN) === null),
  attachments: [
    {
      kind: 'image',
      at: '.chat-user button img',
      name: (image) => image.getAttribute('alt') ?? undefined,
    },
    {
      kind: 'file',
      at: '.chat-user .flex-wrap button[type="button"]',
      name: (tile) => lineOf(tile.querySelector('.line-clamp-1')),
    },
  ],
  rules: [
    { name: 'code', filter: 'div.relative[dir="ltr"] > [class*="language-"]', replacement: named },
    {
      name: 'task',
      filter: 'li.flex',
      replacement: (_item, inside) => inside().replace(/^(\[[ x]\])\s+/, '$1 '),
    },
  ],
  // the language above a block of code; what was thought and done, with its headline (`div`: inline code can be clicked too)
  leaveOut: [
    'div.relative[dir="ltr"] > .absolute',
    'div.relative[dir="ltr"] > .sticky',
    'div.cursor-pointer',
    'div.cursor-pointer + div',
    'button[aria-expanded]',
    'button[aria-expanded] + div',
    '[id^="floating-buttons"]',
  ],
  id: (message) => chosen(message, '[id^="message-"]')?.id.replace('message-', ''),
  // what loads older messages stands in front of the list for as long as there are any
  atStart: (document) => {
    const chat = document.querySelector('section[aria-labelledby="chat-conversation"]');
    return chat !== null && chat.querySelector(':scope > div') === null;
  },
  // an answer can be copied once it is done
  busy: { page: ':not(*)', message: '[id^="message-"][class*=" message-"]:not(:has(.copy-response-button))' },
  model: (message) => lineOf(chosen(message, '[id="response-message-model-name"]')),
  title: {
    around: / [•|] [^•|]*$|^[^•|]*Open WebUI\)?$/g,
    generic: ['Open WebUI', 'New Chat', 'New chat'],
    elsewhere: [],
  },
};

/** The first match in a place, not counting answers that are not the chosen one. */
function chosen(place: Element, selector: string): Element | undefined {
  if (place.matches(selector)) return place;
  return [...place.querySelectorAll(selector)].find((found) => found.closest(NOT_CHOSEN) === null);
}

/** A block of code names its language in a class of its frame. */
function named(frame: Element, inside: () => string): string {
  const language = /(?:^|\s)language-(\S+)/.exec(frame.getAttribute('class') ?? '')?.[1];
  return withLanguage(inside().replace(/^(`{3,})[^\n]*/, '$1'), language);
}

export const openwebui: SiteAdapter = {
  id: 'openwebui',
  name: 'Open WebUI',
  matches: [],
  // in its `app.html`, also where `WEBUI_NAME` renames it; forks like Z.ai put their own name there
  signs:
    'meta[name="apple-mobile-web-app-title"][content="Open WebUI"], link[rel="search"][title="Open WebUI"], meta[name="description"][content="Open WebUI"]',
  seen: 'source',
  chatId: ({ pathname }) => /^\/c\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i.exec(pathname)?.[1],
  // without an address, where it listens by default
  newChat: (from) => `${from?.origin ?? 'http://localhost:3000'}/`,
  scroller: ['#messages-container'],
  // Tiptap, or a textarea where the user has set it so
  composer: ['#chat-input[contenteditable="true"]', '#chat-input [contenteditable="true"]', 'textarea#chat-input'],
  insert: 'whole',
  markup,
  record: openwebuiRecord,
};
