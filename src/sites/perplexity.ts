import type { SiteAdapter } from './adapter.ts';
import { lineOf } from './markup/element.ts';
import type { Markup, Position } from './markup/markup.ts';
import { isAtBottom } from './markup/scrolled.ts';
import { perplexityRecord } from './records/perplexity.ts';

const QUESTION = '[class~="group/query"]';
const BUBBLE = '[class~="group/user-bubble"]';
const ANSWER = '[id^="markdown-content-"]';
/** An answer that is done. */
const FINAL = '[data-workflow-final-text]';
/** Markdown, which a question may be, too. */
const RENDERED = `[data-renderer="lm"]:not(${BUBBLE} *)`;
/** There are others with other things in them. */
const SCROLLER = `.scrollable-container:has(${BUBBLE}, ${QUESTION})`;
const ENTRY = '[data-workflow-entry]';

const markup: Markup = {
  eras: [
    // 2026-09: only what is near the view is mounted; questions have a number
    { at: `${BUBBLE}, ${FINAL}`, hides: 'both' },
    // 2025 to 2026-08
    { at: `${QUESTION}, ${ANSWER}`, hides: 'older' },
    // an answer that is being written is in neither
    { at: `${QUESTION}, ${BUBBLE}, ${ANSWER}, ${RENDERED}`, hides: 'both' },
  ],
  speaker: { user: `${QUESTION}, ${BUBBLE}`, assistant: `${FINAL}, ${ANSWER}, ${RENDERED}` },
  body: {
    user: ['.select-text', '[data-renderer]', QUESTION, BUBBLE],
    assistant: ['[data-renderer="lm"]', '.prose', ANSWER],
  },
  paragraphGap: 2,
  attachments: [
    {
      kind: 'image',
      at: `:is(${QUESTION}, ${BUBBLE}) img`,
      name: (image) => image.getAttribute('alt') ?? undefined,
    },
    { kind: 'file', at: `:is(${QUESTION}, ${BUBBLE}) button [class~="line-clamp-1"]`, name: (name) => lineOf(name) },
  ],
  rules: [
    { name: 'citation', filter: '[data-pplx-citation-url]', replacement: citation },
    // until 2026-07 without an address, but for those that hold a link
    { name: 'citation of old', filter: '.citation', replacement: oldCitation },
    {
      name: 'task',
      filter: '[data-pplx-task-checkbox]',
      replacement: (task) => (task.querySelector('[aria-checked="true"]') === null ? '[ ] ' : '[x] '),
    },
  ],
  position: positionOf,
  leaveOut: ['.citation-nbsp', '[data-inline-type="image"]'],
  // the first question of a chat is its heading, and no other is
  atStart: (document) => document.querySelector(`h1${QUESTION}`) !== null,
  atEnd: (document) => isAtBottom(document, SCROLLER),
  // what is read aloud can be stopped, too
  busy: { page: 'button[aria-label^="Stop response" i]', message: '[aria-busy="true"]' },
  title: {
    around: /\s[-–|]\sPerplexity(?: AI)?$/g,
    generic: ['Perplexity', 'Perplexity AI'],
    elsewhere: [`h1${QUESTION}`],
  },
};

/** Questions are numbered from 0; an answer in front of the first one shown belongs to the question before that. */
function positionOf(place: Element): Position | undefined {
  const own = numberOf(place.closest(ENTRY));
  if (own !== undefined) return { at: 2 * own + 1 };
  const first = place.ownerDocument.querySelector(ENTRY);
  const next = numberOf(first) ?? 0;
  const isBefore = first !== null && (place.compareDocumentPosition(first) & place.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return isBefore && next > 0 ? { at: 2 * next } : undefined;
}

function numberOf(entry: Element | null): number | undefined {
  const number = entry?.getAttribute('data-workflow-entry') ?? '';
  return /^\d+$/.test(number) ? Number(number) : undefined;
}

/** A pill that shows a part of its source's name. Of several sources behind one pill the page holds the first alone. */
function citation(pill: Element): string {
  const address = pill.getAttribute('data-pplx-citation-url') ?? '';
  if (!/^https?:/.test(address) || !URL.canParse(address)) return '';
  const host = new URL(address).host.replace(/^www\./, '');
  return ` [${host}](${address.replace(/[\s()<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})`;
}

function oldCitation(pill: Element, inside: () => string): string {
  return pill.querySelector('a[href], [data-pplx-citation-url]') === null ? '' : ` ${inside()}`;
}

export const perplexity: SiteAdapter = {
  id: 'perplexity',
  name: 'Perplexity',
  matches: ['https://www.perplexity.ai/*', 'https://perplexity.ai/*'],
  seen: 'pages',
  // `/search/new` is where a question goes before its chat has a name
  chatId: ({ pathname }) => /^\/search\/(?!new(?:\/|$))([^/]+)\/?$/.exec(pathname)?.[1],
  newChat: () => 'https://www.perplexity.ai/',
  scroller: [SCROLLER, '.scrollable-container'],
  composer: [
    '#ask-input[contenteditable="true"]',
    '#ask-input',
    '[data-lexical-editor="true"][contenteditable="true"]',
  ],
  insert: 'lines',
  markup,
  record: perplexityRecord,
};
