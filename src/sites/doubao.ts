import type { SiteAdapter } from './adapter.ts';
import type { Markup } from './markup/markup.ts';
import { fitsScroller, isAtBottom } from './markup/scrolled.ts';

const SCROLLER = '[class*="v_list_scroller"]';
/** What the answer was thought and looked up in before it begins. */
const STEPS = '[data-testid="think_block_collapse"], [data-plugin-identifier*="block_type:10025"]';

/** Told by exporters that disagree by age; no page of ours. */
const markup: Markup = {
  eras: [
    // 2026-07: a virtual list; only the side tells who speaks
    { at: '.v_list_row [data-message-id], [class*="v_list_scroller"] [data-message-id]', hides: 'both' },
    { at: '[data-message-id]', hides: 'both' },
    // until 2026-04
    { at: '[data-testid="send_message"], [data-testid="receive_message"]', hides: 'both' },
  ],
  speaker: {
    user: '[data-message-id].justify-end, [class*="bg-g-send-msg-bubble"], [data-testid="send_message"]',
    assistant: '.flow-markdown-body, [class*="md-box-root"], [data-testid="receive_message"]',
  },
  room: '[data-message-id]',
  body: {
    user: ['[class*="bg-g-send-msg-bubble"]', '[data-testid="message_text_content"]', '.whitespace-pre-wrap'],
    assistant: ['.flow-markdown-body, [class*="md-box-root"]', '[data-testid="message_text_content"]'],
  },
  paragraphGap: 1,
  answer: (bodies) => bodies.filter((body) => body.closest(STEPS) === null),
  attachments: [
    {
      kind: 'image',
      at: ':is([data-message-id].justify-end, [data-testid="send_message"]) img',
      name: (image) => image.getAttribute('alt') ?? undefined,
    },
  ],
  leaveOut: [...STEPS.split(', '), '[class*="table-header-"]', '[class*="header-wrapper-"]', '.md-box-line-break'],
  id: (message) => message.closest('[data-message-id]')?.getAttribute('data-message-id') ?? undefined,
  atStart: (document) => fitsScroller(document, SCROLLER),
  atEnd: (document) => isAtBottom(document, SCROLLER),
  busy: { page: '[data-testid="chat_input_local_break_button"]:not([hidden])', message: ':not(*)' },
  title: {
    around: / [-–|] (?:豆包|Doubao)$/g,
    generic: ['豆包', 'Doubao', '新对话', 'New chat'],
    elsewhere: [],
  },
};

export const doubao: SiteAdapter = {
  id: 'doubao',
  name: 'Doubao',
  matches: ['https://www.doubao.com/*'],
  seen: 'reports',
  // ids are numbers; `local_…` is a chat not saved yet, and words are other pages
  chatId: ({ pathname }) => /^\/(?:code\/)?chat\/(\d+)\/?$/.exec(pathname)?.[1],
  newChat: () => 'https://www.doubao.com/chat/',
  scroller: [SCROLLER],
  // Slate (2026-07) or Tiptap (2026-08); the page's own editor is told by its marks
  composer: [
    '[data-slate-editor="true"][contenteditable="true"]',
    '.tiptap.ProseMirror[contenteditable="true"]',
    'textarea[data-testid="chat_input_input"]',
  ],
  insert: 'lines',
  markup,
};
