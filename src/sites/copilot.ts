import type { SiteAdapter } from './adapter.ts';
import { lineOf } from './markup/element.ts';
import type { Markup } from './markup/markup.ts';
import { withLanguage } from './markup/with-language.ts';
import { copilotRecord } from './records/copilot.ts';

/** Told by exporters and a page one of them cut down (2026-08); no page of ours. */
const markup: Markup = {
  eras: [
    // 2026-08: articles; the record comes in pages, newest first, so older messages may still be missing
    { at: '[class*="group/user-message"], [data-content="ai-message"]', hides: 'older' },
    // 2025
    { at: '[data-content="user-message"], [data-content="ai-message"]', hides: 'older' },
    { at: '[data-testid="user-message"], [data-testid="ai-message"]', hides: 'older' },
  ],
  speaker: {
    user: '[class*="group/user-message"], [data-content="user-message"], [data-testid="user-message"]',
    assistant: '[data-content="ai-message"], [data-testid="ai-message"]',
  },
  body: {
    user: ['[data-content="user-message"]', '[data-testid="user-message-content"]', '[data-testid="user-message"]'],
    assistant: [
      '[data-testid="ai-message-body"] [class*="group/ai-message-item"]',
      '[class*="group/ai-message-item"]',
      '[data-testid="ai-message-body"]',
      '[data-content="ai-message"]',
      '[data-testid="ai-message"]',
    ],
  },
  paragraphGap: 1,
  attachments: [
    {
      kind: 'image',
      at: ':is([class*="group/user-message"], [data-content="user-message"]) img',
      name: (image) => image.getAttribute('alt') ?? undefined,
    },
  ],
  rules: [
    { name: 'link', filter: 'span[data-url]', replacement: link },
    { name: 'code with its language', filter: 'div.rounded-xl', replacement: named },
    {
      name: 'bar above code',
      filter: 'div.rounded-xl span.capitalize',
      replacement: (label, inside) => (label.closest('div.rounded-xl')?.querySelector('pre') ? '' : inside()),
    },
  ],
  leaveOut: [
    '[data-testid="message-item-reactions"]',
    '[data-testid="loading-message"]',
    '[data-testid="chat-suggestion"]',
    '[class*="suggestedReplies"]',
  ],
  busy: { page: '[data-testid="stop-button"]', message: '[data-testid="loading-message"]' },
  title: {
    around: /^(?:Microsoft )?Copilot: | [-–|] (?:Microsoft )?Copilot$/g,
    generic: ['Microsoft Copilot', 'Copilot', 'Your AI companion'],
    elsewhere: [],
  },
};

/** A link is a button of the page; addresses of its own (`ca://`) lead nowhere else. */
function link(span: Element, inside: () => string): string {
  const url = span.getAttribute('data-url') ?? '';
  return /^https?:\/\/[^\s()<>]+$/i.test(url) ? `[${inside()}](${url})` : inside();
}

/** The language stands in a bar above the `pre`. */
function named(block: Element, inside: () => string): string {
  const label = block.querySelector('pre') && lineOf(block.querySelector('span.capitalize'));
  return withLanguage(inside(), label ?? undefined);
}

export const copilot: SiteAdapter = {
  id: 'copilot',
  name: 'Microsoft Copilot',
  matches: ['https://copilot.microsoft.com/*'],
  seen: 'reports',
  chatId: ({ pathname }) => /^\/chats\/([\w-]{8,})\/?$/.exec(pathname)?.[1],
  newChat: () => 'https://copilot.microsoft.com/',
  scroller: [],
  composer: ['textarea#userInput', 'textarea[data-testid="composer-input"]'],
  insert: 'value',
  markup,
  record: copilotRecord,
};
