import { fenced } from '../core/fence.ts';
import type { SiteAdapter } from './adapter.ts';
import { lineOf } from './markup/element.ts';
import type { Markup } from './markup/markup.ts';
import { fitsScroller, isAtBottom } from './markup/scrolled.ts';
import { withLanguage } from './markup/with-language.ts';

const SCROLLER = '#llm-web-ui-messageList-scrollable-container';

/** Told by exporters and a page one of them cut down (2026-08); no page of ours. */
const markup: Markup = {
  eras: [
    // 2026-08: a virtual list (`.fui-Virtualizer-Scroll-View-Dynamic__container`)
    { at: '[data-testid="chatQuestion"], [data-testid="copilot-message-div"]', hides: 'both' },
    { at: '.fai-UserMessage, .fai-CopilotMessage', hides: 'both' },
  ],
  speaker: {
    user: '[data-testid="chatQuestion"], .fai-UserMessage',
    assistant: '[data-testid="copilot-message-div"], .fai-CopilotMessage',
  },
  body: {
    // `chatOutput` is the question, whatever it is called
    user: ['[data-testid="chatOutput"]', '.fai-UserMessage__message'],
    assistant: ['[data-testid="markdown-reply"]:not([data-message-type="Progress"])', '.fai-CopilotMessage__content'],
  },
  paragraphGap: 1,
  attachments: [
    {
      kind: 'file',
      at: '.fai-UserMessage .fai-Attachment, [data-testid="chatQuestion"] .fai-Attachment',
      name: (tile) => lineOf(tile.querySelector('.fai-Attachment__content')) ?? lineOf(tile),
    },
  ],
  rules: [
    {
      name: 'code with numbered lines',
      filter: '[class*="scriptor-component-code-block"], [role="group"][aria-label="Code Preview"]',
      replacement: numberedCode,
    },
  ],
  leaveOut: [
    '[class*="__accessibleHeading"]',
    '.fai-CopilotMessage__actions',
    '.fai-SuggestionList',
    '.fai-Shimmer',
    '.fai-StatusMessage',
    '[role="progressbar"]',
    '[role="toolbar"]',
  ],
  atStart: (document) => fitsScroller(document, SCROLLER),
  atEnd: (document) => isAtBottom(document, SCROLLER),
  busy: {
    page: '[data-testid="stop-button"]',
    message: '.fai-Shimmer, [role="progressbar"]',
  },
  title: {
    around: / [-–|] (?:Microsoft 365 )?Copilot(?: Chat)?$|^(?:Microsoft 365 )?Copilot: /g,
    generic: ['Microsoft 365 Copilot', 'M365 Copilot', 'Copilot', 'Chat', 'New chat'],
    elsewhere: [],
  },
};

/** The code editor mounts only the lines near the view; each says which one it is. What is absent is said. */
function numberedCode(block: Element, inside: () => string): string {
  const lines = [...block.querySelectorAll('[data-line-index]')];
  if (lines.length === 0) return inside();
  const code = lines.flatMap((line, nth) => [...skipped(lines[nth - 1], line), codeOf(line)]).join('\n');
  return withLanguage(fenced(code), lineOf(block.querySelector('[data-testid="one-copilot-code-identity"]')));
}

function codeOf(line: Element): string {
  return (line.textContent ?? '').replaceAll('\u00a0', ' ').replace(/\n$/, '');
}

function skipped(before: Element | undefined, line: Element): readonly string[] {
  const count = indexOf(line) - (before === undefined ? -1 : indexOf(before)) - 1;
  if (!(count > 0)) return [];
  return [`[… ${count} ${count === 1 ? 'line' : 'lines'} not shown …]`];
}

/** Lines count from 0. */
function indexOf(line: Element): number {
  return Number(line.getAttribute('data-line-index'));
}

export const copilotBusiness: SiteAdapter = {
  id: 'copilot-business',
  name: 'Microsoft 365 Copilot',
  matches: ['https://m365.cloud.microsoft/*', 'https://copilot.cloud.microsoft/*'],
  seen: 'reports',
  chatId: ({ pathname }) => /^\/chat\/(?:.+\/)?conversation\/([\w-]+)\/?$/.exec(pathname)?.[1],
  newChat: () => 'https://m365.cloud.microsoft/chat',
  scroller: [SCROLLER],
  // Lexical, in a `span`
  composer: [
    '#m365-chat-editor-target-element[contenteditable="true"]',
    'span[data-lexical-editor="true"][contenteditable="true"]',
  ],
  insert: 'lines',
  markup,
};
