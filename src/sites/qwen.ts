import type { SiteAdapter } from './adapter.ts';
import { firstMatch } from './markup/element.ts';
import type { Markup } from './markup/markup.ts';
import { qwenRecord } from './records/qwen.ts';

const USER = '.qwen-chat-message-user';
const ASSISTANT = '.qwen-chat-message-assistant';
const THINKING = '[class*="qwen-chat-thinking"], [class*="phase-think"]';

const markup: Markup = {
  // 2026-07 to 2026-09
  eras: [{ at: `${USER}, ${ASSISTANT}` }],
  speaker: { user: USER, assistant: ASSISTANT },
  body: {
    user: ['.user-message-content', '.user-message-text-content', '.chat-user-message'],
    assistant: [
      '.phase-answer .qwen-markdown',
      '.response-message-content .qwen-markdown',
      '.response-message-content',
    ],
  },
  paragraphGap: 2,
  answer: (bodies) => bodies.filter((body) => body.closest(THINKING) === null),
  attachments: [
    {
      kind: 'image',
      at: `:is(${USER}, [class*="phase-image"]) img`,
      name: (image) => image.getAttribute('alt') ?? undefined,
    },
  ],
  leaveOut: [
    '.qwen-markdown-code-header-actions',
    '.qwen-markdown-table-header',
    '.qwen-chat-thinking-tool-status-card-wraper',
  ],
  id: (message) =>
    firstMatch(message, '[id^="qwen-chat-message-"]')?.id.replace(/^qwen-chat-message-(?:user|assistant)-/, ''),
  busy: { page: '.stop-button', message: '[class*="thinking-status-card-loading"]' },
  chosenModel: '#qwen-chat-header-content [class*="model-selector-text"]',
  title: {
    around: /\s[-–|]\sQwen(?: Chat| Studio)?$/g,
    generic: ['Qwen', 'Qwen Chat', 'Qwen Studio', 'New Chat', 'New chat'],
    elsewhere: ['.chat-item-drag-active .chat-item-drag-link-content-tip-text'],
  },
};

export const qwen: SiteAdapter = {
  id: 'qwen',
  name: 'Qwen',
  matches: ['https://chat.qwen.ai/*'],
  seen: 'pages',
  chatId: ({ pathname }) => /^\/c\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i.exec(pathname)?.[1],
  newChat: () => 'https://chat.qwen.ai/',
  scroller: ['#chat-messages-scroll-container'],
  // Monaco has textareas of its own
  composer: ['textarea.message-input-textarea', 'textarea#chat-input'],
  insert: 'value',
  markup,
  record: qwenRecord,
};
