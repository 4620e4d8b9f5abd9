import { codeSpan } from '../markdown/code-span.ts';
import { languageName } from '../markdown/rules/code-language.ts';
import { toMarkdown } from '../markdown/to-markdown.ts';
import type { SiteAdapter } from './adapter.ts';
import { lineOf } from './markup/element.ts';
import type { Markup } from './markup/markup.ts';
import { isAtBottom } from './markup/scrolled.ts';

const LIST = 'cdk-virtual-scroll-viewport';
const CHUNKS = 'ms-text-chunk, ms-image-chunk, ms-file-chunk, ms-video-chunk, ms-audio-chunk'.split(', ');

const markup: Markup = {
  eras: [
    // told in 2026: a list that holds no more than what is near the view
    { at: `${LIST} ms-chat-turn`, hides: 'both' },
    // 2025 to 2026-07: every turn has its shell; what is far out of sight has nothing in it
    { at: 'ms-chat-turn' },
  ],
  speaker: {
    user: '[data-turn-role="User"], .chat-turn-container.user',
    // what was thought has a turn of its own, which is no message
    assistant: CHUNKS.map((chunk) => `.chat-turn-container.model ms-prompt-chunk > ${chunk}`).join(', '),
  },
  room: 'ms-chat-turn:not(:has(ms-thought-chunk))',
  body: { user: ['ms-prompt-chunk ms-text-chunk'], assistant: ['ms-prompt-chunk > ms-text-chunk', 'ms-text-chunk'] },
  paragraphGap: 2,
  answer: (bodies) => bodies.filter((body) => body.closest('ms-thought-chunk') === null),
  attachments: [
    {
      kind: 'image',
      at: 'ms-image-chunk',
      name: (image) => image.querySelector('img[alt]')?.getAttribute('alt') ?? undefined,
    },
    {
      kind: 'file',
      at: 'ms-file-chunk, ms-video-chunk, ms-audio-chunk',
      name: (file) => lineOf(file.querySelector('.name')) ?? lineOf(file),
    },
  ],
  rules: [
    { name: 'code block', filter: ['ms-code-block'], replacement: codeBlock },
    {
      name: 'inline code',
      filter: 'span.inline-code',
      replacement: (code, _inside, { inline }) => codeSpan(code.textContent ?? '', inline),
    },
  ],
  leaveOut: ['.author-label', '.timestamp', 'ms-grounding-sources', 'ms-search-entry-point'],
  atStart: (document) =>
    [...document.querySelectorAll(LIST)].some((list) => list.clientHeight > 0 && list.scrollTop === 0),
  atEnd: (document) => isAtBottom(document, LIST),
  busy: {
    page: 'ms-stop-button, ms-run-button mat-icon[fonticon="stop"], ms-run-button .stoppable-spinner',
    message: 'loading-indicator, ms-chat-loading-indicator',
  },
  title: {
    around: /\s[-–|]\sGoogle AI Studio$/g,
    generic: ['Google AI Studio', 'Untitled prompt', 'Chat Prompt', 'Playground'],
    elsewhere: ['.page-title h1', '.page-title'],
  },
};

/** The panel's head holds an icon's name, the language, and buttons that a person would not take for text. */
function codeBlock(block: Element): string {
  const pre = block.querySelector('pre');
  if (pre === null) return '';
  const labels = [
    ...block.querySelectorAll('mat-panel-title span, .mat-expansion-panel-header-title span, footer .language'),
  ].filter((label) => label.childElementCount === 0 && !label.matches('[class*="material-symbols"], [class*="icon"]'));
  const language = languageName(lineOf(labels.at(0)) ?? '');
  return toMarkdown(pre).replace(/^(`+).*/, `$1${language}`);
}

export const aistudio: SiteAdapter = {
  id: 'aistudio',
  name: 'Google AI Studio',
  matches: ['https://aistudio.google.com/*', 'https://makersuite.google.com/*'],
  seen: 'pages',
  chatId: ({ pathname }) => /^(?:\/u\/\d+)?(?:\/app)?\/prompts\/(?!new_)([\w-]+)\/?$/.exec(pathname)?.[1],
  newChat: (from) => `https://aistudio.google.com${/^\/u\/\d+/.exec(from?.pathname ?? '')?.[0] ?? ''}/prompts/new_chat`,
  scroller: ['ms-autoscroll-container', '.chat-session-content', 'ms-chat-session'],
  composer: [
    'textarea[formcontrolname="promptText"]',
    'ms-prompt-box textarea',
    'textarea[aria-label="Enter a prompt"]',
  ],
  insert: 'value',
  markup,
};
