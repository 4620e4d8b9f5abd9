import type { SiteAdapter } from './adapter.ts';
import { firstMatch, lineOf } from './markup/element.ts';
import type { Markup } from './markup/markup.ts';
import { isAtBottom } from './markup/scrolled.ts';
import { withLanguage } from './markup/with-language.ts';

/** The list (virtua) has its style inline. */
const SCROLLER = '[style*="contain: strict"][style*="overflow"]';
const LANGUAGE = '.languageTitle, .ant-tag, [class*="lobe-tag"]';
/** Thinking, and the steps of tools. */
const STEPS = '.accordion-item';

/** Read in the source of lobe-chat and of the components it draws with (2025 to 2026); most class names are hashes. */
const markup: Markup = {
  eras: [
    // since 2025-12: a virtual list; who speaks is told by the side alone
    { at: '.message-wrapper', hides: 'both' },
    // 2025
    { at: '[data-layout="horizontal"], [data-layout="vertical"]', hides: 'both' },
  ],
  speaker: {
    user: '.message-wrapper[style*="align: flex-end"], .message-wrapper[data-group-bubble="right"], [data-layout="horizontal"]',
    assistant:
      '.message-wrapper[style*="align: flex-start"]:not([data-group-bubble="right"]), [data-layout="vertical"]',
  },
  room: '.message-wrapper',
  body: {
    user: ['.msg_content_flag article[data-code-type="markdown"]', '.msg_content_flag'],
    assistant: ['.msg_content_flag article[data-code-type="markdown"]', '.msg_content_flag'],
  },
  rendersUser: true,
  paragraphGap: 2,
  answer: (bodies) => bodies.filter((body) => body.closest(STEPS) === null),
  attachments: [
    {
      kind: 'image',
      at: ':is(.message-wrapper[style*="align: flex-end"]) .msg_content_flag img',
      name: (image) => image.getAttribute('alt') ?? undefined,
    },
  ],
  rules: [{ name: 'code with its language', filter: '[data-code-type="highlighter"]', replacement: named }],
  leaveOut: [STEPS, ...LANGUAGE.split(', ').map((label) => `[data-code-type="highlighter"] ${label}`)],
  id: (message) => firstMatch(message, '[data-message-id]')?.getAttribute('data-message-id') ?? undefined,
  position: (message) => {
    const index = message.closest('[data-index]')?.getAttribute('data-index') ?? '';
    return /^\d+$/.test(index) ? { at: Number(index) + 1 } : undefined;
  },
  atEnd: (document) => isAtBottom(document, SCROLLER),
  // the square of the stop button; letters that fade in
  busy: { page: 'button .anticon svg rect[x="386"][y="386"]', message: '.stream-char:not(.stream-char-revealed)' },
  title: {
    around: / · (?:LobeChat|LobeHub)$/g,
    generic: ['LobeChat', 'LobeHub', 'Chat', 'Default Topic'],
    elsewhere: [],
  },
};

function named(block: Element, inside: () => string): string {
  return withLanguage(inside(), lineOf(block.querySelector(LANGUAGE)));
}

export const lobechat: SiteAdapter = {
  id: 'lobechat',
  name: 'Lobe Chat',
  matches: [],
  // what the product calls itself in every page, unless it was built under another name
  signs:
    'meta[property="og:site_name"]:is([content="LobeChat"], [content="LobeHub"]), meta[name="apple-mobile-web-app-title"]:is([content="LobeChat"], [content="LobeHub"])',
  seen: 'source',
  // what was written outside a topic has no id of its own
  chatId: ({ searchParams }) => searchParams.get('topic') || undefined,
  newChat,
  scroller: [SCROLLER],
  composer: ['[data-lexical-editor="true"][contenteditable="true"]', 'textarea'],
  insert: 'lines',
  markup,
};

/** The same assistant's page without a topic; without an address, where it listens by default. */
function newChat(from?: URL): string {
  if (from === undefined) return 'http://localhost:3210/chat';
  const page = new URL(/^\/(?:chat|agent|group)\b/.test(from.pathname) ? from.pathname : '/chat', from.origin);
  const session = from.searchParams.get('session');
  if (session !== null) page.searchParams.set('session', session);
  return page.href;
}
