import type { SiteAdapter } from './adapter.ts';
import { lineOf } from './markup/element.ts';
import type { Markup } from './markup/markup.ts';
import { huggingchatRecord } from './records/huggingchat.ts';

/** Read in the source of huggingface/chat-ui (2025 to 2026-08). All messages are mounted. */
const markup: Markup = {
  eras: [
    // 2026-08: a message says who speaks in one of two attributes
    { at: '[data-message-id][data-message-type="user"], [data-message-id][data-message-role="assistant"]' },
    { at: '[data-message-id]' },
  ],
  speaker: { user: '[data-message-type="user"]', assistant: '[data-message-role="assistant"]' },
  body: { user: ['.whitespace-break-spaces:not(textarea)'], assistant: ['.prose'] },
  paragraphGap: 1,
  answer: (bodies) => bodies.filter((body) => body.closest('[data-exclude-from-copy]') === null),
  attachments: [
    {
      kind: 'image',
      at: '[data-message-type="user"] button img',
      name: (image) => image.getAttribute('alt') ?? undefined,
    },
    { kind: 'file', at: '[data-message-type="user"] button dl', name: (tile) => lineOf(tile.querySelector('dd')) },
  ],
  leaveOut: ['[data-exclude-from-copy]'],
  id: (message) => message.getAttribute('data-message-id') ?? undefined,
  busy: { page: 'button[aria-label="Stop generating"]', message: '[data-message-role="assistant"] .loading' },
  model: (message) => lineOf(message.querySelector('a[href*="/chat/settings/"]')),
  title: {
    around: / [-–|] HuggingChat$/g,
    generic: ['HuggingChat', 'HuggingChat - Chat with AI models', 'New Chat', 'New chat', 'Untitled'],
    elsewhere: [],
  },
};

export const huggingchat: SiteAdapter = {
  id: 'huggingchat',
  name: 'HuggingChat',
  matches: ['https://huggingface.co/chat/*'],
  seen: 'source',
  // seven characters in the same place are a chat somebody shared
  chatId: ({ pathname }) => /^\/chat\/conversation\/([\da-f]{24})\/?$/i.exec(pathname)?.[1],
  newChat: () => 'https://huggingface.co/chat/',
  scroller: [],
  // the box in which a message is edited has no placeholder
  composer: ['form textarea[placeholder]', 'main textarea[placeholder]'],
  insert: 'value',
  markup,
  record: huggingchatRecord,
};
