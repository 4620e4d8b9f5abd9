import type { SiteAdapter } from './adapter.ts';
import { firstMatch } from './markup/element.ts';
import type { Markup } from './markup/markup.ts';
import { grokRecord } from './records/grok.ts';

const TURN = '[id^="response-"]';

const markup: Markup = {
  eras: [
    // 2026-09: only rows near the view are mounted
    { at: '[data-plane-row]', hides: 'both' },
    // 2026-02; the newest question and its answer stand in `#last-reply-container`, the others before it
    { at: TURN },
    { at: '[data-testid="user-message"], [data-testid="assistant-message"]' },
    { at: '.message-bubble' },
  ],
  speaker: {
    user: `[data-testid="user-message"], ${TURN}.items-end, .items-end > .message-bubble, .message-bubble.rounded-br-lg`,
    assistant: `[data-testid="assistant-message"], ${TURN}.items-start, .items-start > .message-bubble`,
  },
  body: {
    user: ['.response-content-markdown', '.message-bubble', '[data-testid="user-message"]'],
    assistant: ['.response-content-markdown', '.message-bubble', '[data-testid="assistant-message"]'],
  },
  paragraphGap: 2,
  answer: (bodies) => bodies.filter((body) => body.closest('.thinking-container') === null),
  attachments: [
    {
      kind: 'image',
      at: `[class~="group/grok-image"], :is(${TURN}) img[src*="/generated/"], :is(${TURN}.items-end, [data-testid="user-message"]) img`,
      name: (image) => firstMatch(image, 'img[alt]')?.getAttribute('alt') ?? undefined,
    },
    // a diagram is drawn where its source stood, which is nowhere else in the page
    { kind: 'image', at: '[class~="group/mermaid"]', name: () => 'diagram' },
  ],
  leaveOut: ['.thinking-container', '.action-buttons'],
  id: (message) => firstMatch(message, TURN)?.id.replace('response-', ''),
  busy: {
    page: '[data-testid="chat-stop"], form button[aria-label*="stop" i], .query-bar button[aria-label*="stop" i]',
    message: '[data-streaming="true"], [data-is-streaming="true"]',
  },
  chosenModel: '#model-select-trigger',
  title: { around: /\s[-–]\sGrok$/g, generic: ['Grok', 'New chat', 'New conversation'], elsewhere: [] },
};

export const grok: SiteAdapter = {
  id: 'grok',
  name: 'Grok',
  matches: ['https://grok.com/*'],
  seen: 'pages',
  // in a project the chat is named behind the project's id, as a parameter
  chatId: ({ pathname, searchParams }) =>
    /^\/c\/([\da-f-]{36})\/?$/i.exec(pathname)?.[1] ??
    (/^\/project\/[^/]+\/?$/.test(pathname) ? (searchParams.get('chat') ?? undefined) : undefined),
  newChat: () => 'https://grok.com/',
  scroller: ['main .overflow-y-auto'],
  // a hidden textarea stands beside it
  composer: [
    '[data-testid="chat-input"] .ProseMirror[contenteditable="true"]',
    '.tiptap.ProseMirror[contenteditable="true"]',
    'form [contenteditable="true"]',
  ],
  insert: 'whole',
  markup,
  record: grokRecord,
};
