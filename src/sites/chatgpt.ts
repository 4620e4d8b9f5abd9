import { fenced } from '../core/fence.ts';
import type { SiteAdapter } from './adapter.ts';
import { firstMatch, lineOf } from './markup/element.ts';
import type { Markup } from './markup/markup.ts';
import { chatgptRecord } from './records/chatgpt.ts';

/** What is in `article`s until early 2026, in `section`s until 2026-08, without either since 2026-09. */
const markup: Markup = {
  eras: [
    // 2026-09: one unit a message; rows out of sight are gone without a trace
    { at: '[data-chatgpt-search-unit-key$=":user"], [data-chatgpt-search-unit-key$=":assistant"]', hides: 'both' },
    // 2025 to 2026-08: turns, since 2026-07 in containers that stay when the turn is unmounted
    {
      at: '[data-turn-id-container]:not([data-turn-id-container="client-created-root"]), [data-testid^="conversation-turn-"]',
    },
    { at: '[data-message-author-role]' },
  ],
  speaker: {
    user: '[data-message-author-role="user"], [data-turn="user"], [data-chatgpt-search-unit-key$=":user"]',
    assistant:
      '[data-message-author-role="assistant"], [data-message-author-role="tool"], [data-turn="assistant"], [data-chatgpt-search-unit-key$=":assistant"]',
  },
  room: '[data-turn-id-container]',
  head: '[data-message-author-role]',
  body: {
    user: [
      '.whitespace-pre-wrap',
      '[data-testid="collapsible-user-message-content"]',
      '[data-user-message-bubble] [class*="MarkdownRoot"]',
      '[data-user-message-bubble]',
      '.user-message-bubble-color',
    ],
    assistant: ['[data-markdown-text-style="assistant-message"]', '.markdown', '.prose'],
  },
  paragraphGap: 2,
  attachments: [
    {
      kind: 'file',
      at: '[class*="file-tile"][role="group"]',
      name: (tile) => tile.getAttribute('aria-label') ?? undefined,
    },
    { kind: 'image', at: '[class*="imagegen-image"]', name: (image) => alternative(image) },
    {
      kind: 'image',
      at: ':is([data-turn="user"], [data-message-author-role="user"], [data-chatgpt-search-unit-key$=":user"]) img',
      name: (image) => alternative(image),
    },
    {
      kind: 'report',
      at: 'iframe[title*="deep-research"], iframe[src*="deep-research"]',
      name: (frame) => frame.getAttribute('title')?.replace(/^internal:\/\//, ''),
    },
    {
      kind: 'artifact',
      at: 'iframe[src*="web-sandbox.oaiusercontent.com"]',
      name: (frame) => frame.getAttribute('title')?.replace(/^internal:\/\//, ''),
    },
    {
      kind: 'artifact',
      at: '[id^="textdoc-message-"]',
      name: (canvas) => lineOf(canvas.querySelector('h1, h2, h3, .truncate, [class*="title"]')),
      content: (canvas) => canvas.querySelector('.cm-editor, .ProseMirror, .markdown, pre') ?? undefined,
    },
  ],
  rules: [
    { name: 'formula', filter: '[data-math-source]', replacement: formula },
    { name: 'code without pre', filter: '[data-markdown-copy="code-block"]', replacement: codeBlock },
  ],
  leaveOut: ['[class*="imagegen-image"] [role="button"]'],
  id: (message) =>
    firstMatch(message, '[data-message-id]')?.getAttribute('data-message-id') ??
    message.getAttribute('data-chatgpt-search-message-ids')?.trim().split(/\s+/).at(-1),
  position: (place) => {
    const turn = firstMatch(place, '[data-testid^="conversation-turn-"]')?.getAttribute('data-testid');
    const at = Number(turn?.replace('conversation-turn-', ''));
    return Number.isInteger(at) && at > 0 ? { at } : undefined;
  },
  // 2026-09: the scroller runs backwards, 0 is its bottom
  atEnd: (document) => (document.querySelector('.thread-scroll-container')?.scrollTop ?? -Infinity) > -2,
  busy: {
    page: '[data-testid="stop-button"], #composer-submit-button[aria-label*="Stop" i]',
    message: '.result-streaming',
  },
  model: (message) =>
    firstMatch(message, '[data-message-model-slug]')?.getAttribute('data-message-model-slug') ?? undefined,
  title: {
    around: /^ChatGPT [-–] | [-–] ChatGPT$/g,
    generic: ['ChatGPT', 'New chat'],
    elsewhere: ['#history a[data-active]', 'nav a[aria-current="page"]'],
  },
};

/** A formula whose source stands around its picture (2026-08). */
function formula(math: Element): string {
  const source = math.getAttribute('data-math-source') ?? '';
  const isDisplay =
    firstMatch(math, '.katex-display, [style*="display: block"], [style*="display:block"]') !== undefined;
  return isDisplay ? `$$${source}$$\n` : `$${source}$`;
}

/** A block of code without `pre` (2026-09). */
function codeBlock(block: Element): string {
  const language = lineOf(block.querySelector('[data-markdown-copy="exclude"] .truncate'))?.toLowerCase();
  return fenced(block.querySelector('code')?.textContent ?? '', language);
}

function alternative(element: Element): string | undefined {
  const images = element.matches('img') ? [element] : [...element.querySelectorAll('img')];
  return images.map((image) => image.getAttribute('alt') ?? '').find((text) => text !== '');
}

export const chatgpt: SiteAdapter = {
  id: 'chatgpt',
  name: 'ChatGPT',
  matches: ['https://chatgpt.com/*', 'https://chat.openai.com/*'],
  seen: 'pages',
  // `/c/WEB:…` stands in the address for a moment after the first message and names no saved chat
  chatId: ({ pathname }) => /^(?:\/g\/[^/]+)?\/c\/([\w-]+)\/?$/.exec(pathname)?.[1],
  newChat: () => 'https://chatgpt.com/',
  scroller: ['[data-scroll-root]', '#thread', 'main#main'],
  composer: [
    '#prompt-textarea[contenteditable="true"]',
    'form [contenteditable="true"].ProseMirror[role="textbox"]',
    'form [contenteditable="true"].ProseMirror',
  ],
  insert: 'whole',
  markup,
  record: chatgptRecord,
};
