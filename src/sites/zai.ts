import type { SiteAdapter } from './adapter.ts';
import { firstMatch } from './markup/element.ts';
import type { Markup } from './markup/markup.ts';
import { fitsScroller } from './markup/scrolled.ts';
import { zaiRecord } from './records/zai.ts';

const THINKING = '.thinking-chain-container, .thinking-block';
/** Every answer has the same id in it. */
const ANSWER = '.chat-assistant [id="response-content-container"]';

const markup: Markup = {
  eras: [
    // 2026-07 to 2026-08; opens with the last ten or so, older messages come when one scrolls up
    { at: '[id^="message-"]:not([id$="-start"])', hides: 'older' },
    { at: '.user-message, .chat-assistant', hides: 'older' },
  ],
  speaker: { user: '.user-message, .chat-user', assistant: '.chat-assistant' },
  body: {
    user: ['.chat-user .whitespace-pre-wrap .rounded-xl', '.chat-user .whitespace-pre-wrap', '.chat-user'],
    assistant: [`${ANSWER} > .markdown-prose`, `${ANSWER} .markdown-prose`, ANSWER, '.chat-assistant'],
  },
  paragraphGap: 2,
  answer: (bodies) => bodies.filter((body) => body.closest(THINKING) === null),
  attachments: [
    {
      kind: 'image',
      at: ':is(.user-message) img:not([src*="/icons/"])',
      name: (image) => image.getAttribute('alt') ?? undefined,
    },
  ],
  leaveOut: [THINKING, '.overflow-hidden.h-0', '.cm-announced', '.cm-layer'],
  id: (message) => firstMatch(message, '[id^="message-"]')?.id.replace('message-', ''),
  atStart: (document) => fitsScroller(document, '#messages-container'),
  busy: {
    page: '#stop-message-button:not([hidden]), [aria-label="Stop" i], [aria-label="停止"]',
    message: '.thinking-chain-container.loading, .loading-container',
  },
  chosenModel: '[id^="model-selector-"]',
  title: {
    // the tab names the product, in a long line
    around: /^Z\.ai\b.*$|\s[-–|]\sZ\.ai\b.*$/g,
    generic: ['New Chat', 'New chat'],
    elsewhere: ['#sidebar a[aria-current="page"]', '#sidebar [data-selected="true"] a'],
  },
};

export const zai: SiteAdapter = {
  id: 'zai',
  name: 'Z.ai',
  matches: ['https://chat.z.ai/*'],
  seen: 'pages',
  chatId: ({ pathname }) => /^\/c\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i.exec(pathname)?.[1],
  newChat: () => 'https://chat.z.ai/',
  scroller: ['#messages-container'],
  composer: ['textarea#chat-input', '#chat-input[contenteditable="true"]'],
  insert: 'value',
  markup,
  record: zaiRecord,
};
