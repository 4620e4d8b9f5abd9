import type { SiteAdapter } from './adapter.ts';
import { lineOf } from './markup/element.ts';
import type { Markup } from './markup/markup.ts';
import { withLanguage } from './markup/with-language.ts';

/** Class names end in a hash that changes with each build. Told by an exporter that holds a page (2026-03). */
const markup: Markup = {
  eras: [
    // 2026-03: messages in pairs, pairs in groups by date; older ones come when scrolled to
    { at: '[class*="ChatMessage_chatMessage__"]', hides: 'older' },
    { at: 'div[id^="message-"]', hides: 'older' },
  ],
  speaker: {
    user: '[class*="rightSideMessage"]',
    assistant: '[class*="leftSideMessage"], [class*="LeftSideMessageHeader"]',
  },
  body: {
    user: [
      '[class*="Message_selectableText__"]',
      '[class*="Message_messageTextContainer__"]',
      '[class*="Markdown_markdownContainer__"]',
    ],
    assistant: [
      '[class*="Message_selectableText__"]',
      '[class*="Message_messageTextContainer__"]',
      '[class*="Markdown_markdownContainer__"]',
    ],
  },
  rendersUser: true,
  paragraphGap: 2,
  attachments: [
    {
      kind: 'image',
      at: '[class*="rightSideMessageBubble"] img',
      name: (image) => image.getAttribute('alt') ?? undefined,
    },
  ],
  rules: [{ name: 'code with its language', filter: '[class*="MarkdownCodeBlock_container"]', replacement: named }],
  leaveOut: ['[class*="MarkdownCodeBlock_codeHeader"]', '[class*="MessageOverflowActions_"]'],
  id: (message) => message.closest('[id^="message-"]')?.id.replace('message-', ''),
  busy: {
    page: '[class*="ChatStopMessageButton_"], button[aria-label="Stop message" i]',
    message: '[data-complete="false"]',
  },
  model: (message) => lineOf(message.querySelector('[class*="BotHeader_textContainer__"] p')),
  title: {
    around: / [-–|] Poe$/g,
    generic: ['Poe'],
    elsewhere: ['[class*="ChatHeader_titleText__"]'],
  },
};

function named(block: Element, inside: () => string): string {
  const bar = block.querySelector('[class*="MarkdownCodeBlock_codeHeader"]');
  return withLanguage(inside(), lineOf(bar?.querySelector('[class*="languageName"]') ?? bar?.firstElementChild));
}

export const poe: SiteAdapter = {
  id: 'poe',
  name: 'Poe',
  matches: ['https://poe.com/*'],
  seen: 'reports',
  // `/<bot>` shows that bot's latest chat without saying which one it is
  chatId: ({ pathname }) => /^\/chat\/([\w-]+)\/?$/.exec(pathname)?.[1],
  newChat: () => 'https://poe.com/',
  scroller: ['[class*="ChatMessagesScrollWrapper_scrollableContainer"]'],
  composer: ['textarea[class*="GrowingTextArea_textArea"]', 'footer textarea'],
  insert: 'value',
  markup,
};
