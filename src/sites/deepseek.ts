import type { SiteAdapter } from './adapter.ts';
import type { Markup, Position } from './markup/markup.ts';
import { isAtBottom } from './markup/scrolled.ts';
import { deepseekRecord } from './records/deepseek.ts';

const KEY = 'data-virtual-list-item-key';
const SCROLLER = '.ds-scroll-area:has(.ds-virtual-list)';

/** Classes without `ds-` are new with each build of the site: none of them is asked for, but where nothing else is. */
const markup: Markup = {
  eras: [
    // 2026-05 to 2026-10: a virtual list; the rows out of sight are gone without a trace
    { at: `[${KEY}]`, hides: 'both' },
    { at: '.ds-message', hides: 'both' },
  ],
  speaker: {
    user: '.ds-message',
    assistant: '.ds-assistant-message-main-content, .ds-markdown, .ds-think-content',
  },
  body: {
    user: ['.ds-collapsible-text', '.fbb737a4', '.ds-message'],
    assistant: ['.ds-assistant-message-main-content', '.ds-markdown'],
  },
  paragraphGap: 2,
  answer: (bodies) => bodies.filter((body) => body.closest('.ds-think-content') === null),
  attachments: [
    {
      kind: 'image',
      at: ':is(.ds-message) :is(img[src^="blob:"], img[src*="deepseek.com/"]:not([class*="logo"]))',
      name: (image) => image.getAttribute('alt') ?? undefined,
    },
  ],
  // a number on top of a hidden dash; without it, a link to a source is named by its host
  leaveOut: ['.ds-markdown-cite', '.md-code-block-footer', '.ds-scroll-area__gutters'],
  position: firstRow,
  atEnd: (document) => isAtBottom(document, SCROLLER),
  busy: {
    // nothing but the shape of its icon tells the button that stops from the one that sends
    page: '[role="button"] path[d^="M2 4.88"]',
    message: '.ds-markdown-cursor',
  },
  title: {
    around: /\s[-–]\sDeepSeek$/g,
    generic: ['DeepSeek', 'New chat', 'DeepSeek - Into the Unknown'],
    elsewhere: [],
  },
};

/**
 * Where the first row shown stands. Those behind it follow without a gap, though their keys need not: a key is the
 * message's number in the chat, and answers that were replaced are counted too. A question that was asked since the
 * page was loaded has its answer's number with a minus (2026-10).
 */
function firstRow(row: Element): Position | undefined {
  if (row.previousElementSibling?.hasAttribute(KEY)) return undefined;
  const key = row.getAttribute(KEY) ?? '';
  const at = /^-\d+$/.test(key) ? -Number(key) - 1 : Number(key);
  return Number.isInteger(at) && at > 0 ? { at } : undefined;
}

export const deepseek: SiteAdapter = {
  id: 'deepseek',
  name: 'DeepSeek',
  matches: ['https://chat.deepseek.com/*'],
  seen: 'pages',
  chatId: ({ pathname }) => /^\/a\/chat\/s\/([\w-]+)\/?$/.exec(pathname)?.[1],
  newChat: () => 'https://chat.deepseek.com/',
  scroller: [SCROLLER],
  composer: ['textarea[name="search"]', 'textarea.ds-scroll-area', 'textarea[placeholder*="DeepSeek"]'],
  insert: 'value',
  markup,
  record: deepseekRecord,
};
