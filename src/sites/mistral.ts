import { toMarkdown } from '../markdown/to-markdown.ts';
import type { SiteAdapter } from './adapter.ts';
import { folded, lineOf } from './markup/element.ts';
import type { Markup } from './markup/markup.ts';

const USER = '[data-message-author-role="user"]';
const ASSISTANT = '[data-message-author-role="assistant"]';

const markup: Markup = {
  // 2025 to 2026-08
  eras: [{ at: `${USER}, ${ASSISTANT}` }],
  speaker: { user: USER, assistant: ASSISTANT },
  body: {
    user: ['.select-text', '.whitespace-pre-wrap'],
    assistant: ['[data-message-part-type="answer"]', '[data-testid="text-message-part"]', '.markdown-container-style'],
  },
  paragraphGap: 2,
  // what was thought and done before the answer folds away
  answer: (bodies) =>
    bodies.filter((body) => body.closest('[role="region"], [data-message-part-type="reasoning"]') === null),
  attachments: [
    { kind: 'image', at: `:is(${USER}) img`, name: (image) => image.getAttribute('alt') ?? undefined },
    { kind: 'file', at: `:is(${USER}) [class~="group/text-truncator"]`, name: (name) => lineOf(name) },
  ],
  rules: [{ name: 'rich table', filter: '[data-rich-table-inner-html]', replacement: richTable }],
  leaveOut: ['.text-hint'],
  id: (message) => message.getAttribute('data-message-id') ?? undefined,
  busy: {
    page: 'button[aria-label="Stop generating" i], form button[aria-label*="stop" i]',
    message: '[aria-busy="true"]:not(button)',
  },
  title: {
    around: /\s[-–|]\s(?:Mistral(?: AI)?|Le Chat(?: by Mistral)?|Vibe)$/g,
    generic: ['Mistral', 'Mistral AI', 'Le Chat', 'Mistral Vibe', 'Vibe', 'New chat'],
    elsewhere: ['button[aria-haspopup="menu"] > span.truncate'],
  },
};

/**
 * A table as a grid of buttons and cells, with the table it was made of in an attribute. That is parsed and not shown.
 */
function richTable(grid: Element, inside: () => string): string {
  const source = grid.getAttribute('data-rich-table-inner-html') ?? '';
  const table = new DOMParser().parseFromString(source, 'text/html').querySelector('table');
  if (table === null) return inside();
  const title = folded(grid.getAttribute('data-rich-table-title'));
  return `${title === undefined ? '' : `${title}\n\n`}${toMarkdown(table)}`;
}

export const mistral: SiteAdapter = {
  id: 'mistral',
  name: 'Mistral',
  matches: ['https://chat.mistral.ai/*'],
  seen: 'pages',
  chatId: ({ pathname }) => /^\/chat\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i.exec(pathname)?.[1],
  newChat: () => 'https://chat.mistral.ai/chat',
  scroller: ['[data-radix-scroll-area-viewport]:has([data-testid="conversation-layout"])'],
  composer: [
    '.ProseMirror[contenteditable="true"][data-placeholder]',
    'form .ProseMirror[contenteditable="true"]',
    'textarea[name="message.text"]',
  ],
  insert: 'whole',
  markup,
};
