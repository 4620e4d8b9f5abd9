import type { SiteAdapter } from './adapter.ts';
import { lineOf } from './markup/element.ts';
import type { Markup } from './markup/markup.ts';
import { kimiRecord } from './records/kimi.ts';

/** Two spellings of the same thing, and the steps of tools. */
const THINKING = '.thinking-container, .think-stage, .toolcall-container';

/** Told by exporters that agree (2026-03 to 2026-07), one of which holds an answer as the page had it. */
const markup: Markup = {
  eras: [
    // 2025-01 to 2026-07; older messages may come only when scrolled to (told in 2025)
    { at: '.chat-content-item-user, .chat-content-item-assistant', hides: 'older' },
    { at: '.segment-user, .segment-assistant', hides: 'older' },
  ],
  speaker: {
    user: '.chat-content-item-user, .segment-user',
    assistant: '.chat-content-item-assistant, .segment-assistant',
  },
  body: {
    user: ['.user-content', '.segment-content-box'],
    assistant: ['.markdown-container, .editor-content', '.markdown', '.segment-content-box'],
  },
  paragraphGap: 1,
  answer: (bodies) => bodies.filter((body) => body.closest(THINKING) === null),
  attachments: [
    {
      kind: 'image',
      at: '.attachment-list-image',
      name: (tile) => tile.querySelector('img[alt]')?.getAttribute('alt') ?? undefined,
    },
    {
      kind: 'file',
      at: '.attachment-list-file',
      name: (tile) => lineOf(tile.querySelector('[class*="name"]')) ?? lineOf(tile),
    },
  ],
  leaveOut: [
    ...THINKING.split(', '),
    '.segment-code-header',
    '.table-actions',
    '.simple-button',
    '.icon-button',
    '.segment-assistant-actions',
  ],
  busy: { page: '.send-button-container.stop', message: ':not(*)' },
  title: {
    around: /^Kimi\b.*$| [-–|] Kimi\b.*$/g,
    generic: ['Kimi', 'New Chat', '新会话'],
    elsewhere: ['.chat-header-content h2'],
  },
};

export const kimi: SiteAdapter = {
  id: 'kimi',
  name: 'Kimi',
  matches: ['https://www.kimi.com/*', 'https://kimi.com/*', 'https://kimi.moonshot.cn/*'],
  seen: 'reports',
  chatId: ({ pathname }) => /^\/chat\/([\w-]+)\/?$/.exec(pathname)?.[1],
  newChat: () => 'https://www.kimi.com/',
  scroller: ['.chat-detail-main', '.chat-content-container'],
  // Lexical
  composer: [
    '.chat-input-editor[data-lexical-editor="true"]',
    '.chat-input-editor[contenteditable="true"]',
    '[data-lexical-editor="true"][contenteditable="true"]',
  ],
  insert: 'lines',
  markup,
  record: kimiRecord,
};
