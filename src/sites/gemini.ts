import type { SiteAdapter } from './adapter.ts';
import { firstMatch, folded, lineOf } from './markup/element.ts';
import type { Markup } from './markup/markup.ts';
import { geminiRecord } from './records/gemini.ts';

const PICTURE = '[data-test-id="uploaded-img"], img.preview-image';

/** A report (2026-07), and a canvas, which others tell of. */
const PANELS = 'deep-research-immersive-panel, code-immersive-panel, immersive-panel';
const SHOWN_IN_PANEL = ['message-content .markdown', '.ProseMirror', '.monaco-editor', '.cm-editor'];

const markup: Markup = {
  eras: [
    // 2026-02 to 2026-07; opens with the newest turns, older ones come when scrolled to
    { at: 'chat-window user-query, chat-window model-response', hides: 'older' },
    { at: 'user-query, model-response', hides: 'older' },
    { at: '.conversation-container .user-query-container, .conversation-container message-content', hides: 'older' },
  ],
  speaker: { user: 'user-query, .user-query-container', assistant: 'model-response, message-content' },
  body: {
    user: ['.query-text', '.query-text-line', 'user-query-content p', '.user-query-container p'],
    assistant: ['message-content .markdown', '.markdown'],
  },
  paragraphGap: 1,
  answer: (bodies) =>
    bodies.filter((body) => body.closest('model-thoughts, .thoughts-container, thinking-panel') === null),
  attachments: [
    {
      kind: (upload) => (firstMatch(upload, PICTURE) === undefined ? 'file' : 'image'),
      at: `user-query-file-preview, [data-test-id="uploaded-file"], ${PICTURE}`,
      name: (upload) => firstMatch(upload, PICTURE)?.getAttribute('alt') ?? fileName(upload),
    },
    { kind: 'file', at: 'generated-file', name: fileName },
    {
      kind: 'image',
      at: 'generated-image, single-image',
      name: (image) => image.querySelector('img[alt]')?.getAttribute('alt') ?? undefined,
    },
    {
      kind: (chip) => (chip.querySelector('gem-processing-card') === null ? 'artifact' : 'report'),
      at: 'immersive-entry-chip',
      name: chipTitle,
      content: openDocument,
    },
  ],
  rules: [
    {
      name: 'program of a tool',
      filter: ['code-block'],
      replacement: (block, inside) => (isFoldedProgram(block) ? '' : inside()),
    },
  ],
  leaveOut: [
    'source-footnote',
    'sources-carousel-inline',
    'sources-list',
    '.table-footer',
    '[data-test-id="time-estimation-message"]',
    'deep-research-confirmation-widget .action-button-wrapper',
    'mat-icon',
    'gem-icon',
  ],
  id: (message) =>
    firstMatch(message, 'message-content[id^="message-content-id-"]')?.id.replace('message-content-id-', '') ??
    pairId(message),
  atStart: fitsItsScroller,
  busy: { page: 'mat-icon[fonticon="stop"], .send-button.stop', message: '.markdown[aria-busy="true"]' },
  title: {
    around: /\s[-–]\s(?:Google )?Gemini$/g,
    generic: ['Gemini', 'Google Gemini', 'New chat'],
    elsewhere: ['a[aria-current="page"] .title-text', '[data-test-id="conversation"].selected .conversation-title'],
  },
};

/** The id of the pair that a message is in; its answer, where it has no id of its own, is the pair's second message. */
function pairId(message: Element): string | undefined {
  const id = message.closest('.conversation-container')?.id;
  if (id === undefined || id === '') return undefined;
  return firstMatch(message, 'user-query') === undefined ? `${id}-answer` : id;
}

/** A chat that does not fill its scroller has nothing above it: older turns come only when one scrolls up to them. */
function fitsItsScroller(document: Document): boolean {
  const scroller = document.querySelector('infinite-scroller, [data-test-id="chat-history-container"]');
  return scroller !== null && scroller.clientHeight > 0 && scroller.scrollHeight <= scroller.clientHeight;
}

/** The program that made a file, behind "Show code" (2026-07). */
function isFoldedProgram(block: Element): boolean {
  const toggle = block.closest('model-response')?.querySelector('[data-test-id="toggle-code-button"]') ?? null;
  return toggle !== null && block.querySelector(':scope > .code-block[style*="display: none"]') !== null;
}

function fileName(tile: Element): string | undefined {
  const titled = firstMatch(tile, '[data-test-id="file-name"][title]')?.getAttribute('title');
  const label = firstMatch(tile, 'button[aria-label], [data-test-id="uploaded-file"][aria-label]')?.getAttribute(
    'aria-label',
  );
  return folded(titled) ?? folded(label) ?? lineOf(tile.querySelector('.new-file-name')) ?? lineOf(tile);
}

function chipTitle(chip: Element): string | undefined {
  return lineOf(chip.querySelector('.card-title, [data-test-id="artifact-text"]'));
}

/** What the panel beside the chat shows, where that is this chip's and no other chip's. */
function openDocument(chip: Element): Element | undefined {
  const { ownerDocument: document } = chip;
  const panel = document.querySelector(PANELS);
  const title = chipTitle(chip);
  if (panel === null || title === undefined || lineOf(panel.querySelector('.title-text')) !== title) return undefined;
  const namesakes = [...document.querySelectorAll('immersive-entry-chip')].filter((c) => chipTitle(c) === title);
  return namesakes.length === 1 ? firstOf(panel, SHOWN_IN_PANEL) : undefined;
}

function firstOf(within: Element, candidates: readonly string[]): Element | undefined {
  return candidates.map((each) => within.querySelector(each)).find((found) => found !== null) ?? undefined;
}

export const gemini: SiteAdapter = {
  id: 'gemini',
  name: 'Gemini',
  matches: ['https://gemini.google.com/*'],
  seen: 'pages',
  chatId: ({ pathname }) => /^(?:\/u\/\d+)?\/(?:app|gem\/[^/]+)\/([\da-f]{8,})\/?$/i.exec(pathname)?.[1],
  newChat: (from) => `https://gemini.google.com${/^\/u\/\d+/.exec(from?.pathname ?? '')?.[0] ?? ''}/app`,
  scroller: ['infinite-scroller.chat-history', '#chat-history'],
  // `.ql-clipboard` beside it is a decoy
  composer: ['rich-textarea .ql-editor[contenteditable="true"]', '.ql-editor[contenteditable="true"]'],
  insert: 'lines',
  markup,
  record: geminiRecord,
};
