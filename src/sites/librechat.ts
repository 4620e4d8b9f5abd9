import { fenced } from '../core/fence.ts';
import type { SiteAdapter } from './adapter.ts';
import { lineOf } from './markup/element.ts';
import type { Markup } from './markup/markup.ts';
import { withLanguage } from './markup/with-language.ts';
import { librechatRecord } from './records/librechat.ts';

const UUID = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';

/** Read in the source of LibreChat (2024 to 2026), as far as an index that mixes forks shows it. All is mounted. */
const markup: Markup = {
  eras: [
    // 2025 to 2026: both sides have a class
    { at: '.message-render' },
    // 2024: only answers have one
    { at: '.final-completion' },
    { at: '.user-turn, .agent-turn' },
  ],
  speaker: { user: '.user-turn, .message-render, .final-completion', assistant: '.agent-turn' },
  body: {
    user: ['.message-content', '.text-message', '[data-testid="message-body"]'],
    assistant: ['.message-content', '.text-message', '[data-testid="message-body"]'],
  },
  paragraphGap: 2,
  answer: (bodies) => bodies.filter((body) => body.closest('[class*="group/reasoning"]') === null),
  attachments: [
    {
      kind: 'image',
      at: '.user-turn button img',
      name: (image) => image.getAttribute('alt') ?? undefined,
    },
  ],
  rules: [{ name: 'code with its output', filter: ['pre'], replacement: codeAndOutput }],
  leaveOut: ['[class*="group/reasoning"]', '[class*="group/thinking-container"]'],
  id: (message) => message.closest('[id].message-render, [id].final-completion')?.id || undefined,
  busy: { page: 'form button[aria-label*="stop" i]', message: '.result-streaming, .result-thinking' },
  model: (message) => lineOf(message.querySelector('.agent-turn > h2')),
  title: {
    around: / [-–|] LibreChat$/g,
    generic: ['LibreChat', 'New Chat', 'New chat', 'Untitled'],
    elsewhere: [],
  },
};

/** A bar, the code, and in a second `pre` what it wrote when it was run. */
function codeAndOutput(pre: Element, inside: () => string): string {
  const code = pre.querySelector('code');
  if (code === null) return inside() === '' ? '' : fenced(pre.textContent ?? '');
  const language = /(?:^|\s)language-(\S+)/.exec(code.getAttribute('class') ?? '')?.[1];
  const output = [...pre.querySelectorAll('pre')].map(({ textContent }) => fenced(textContent ?? ''));
  return [withLanguage(fenced(code.textContent ?? ''), language), ...output].join('\n\n');
}

/** It may stand in a folder of its host. */
function folderOf({ pathname }: URL): string {
  return /^(.*?)\/c\/[^/]+\/?$/.exec(pathname)?.[1] ?? '';
}

export const librechat: SiteAdapter = {
  id: 'librechat',
  name: 'LibreChat',
  matches: [],
  // the composer's id is ChatGPT's too, which has no textarea with this test id
  signs: 'textarea#prompt-textarea[data-testid="text-input"], meta[name="description"][content^="LibreChat"]',
  seen: 'source',
  chatId: ({ pathname }) => new RegExp(`/c/(${UUID})/?$`, 'i').exec(pathname)?.[1],
  // without an address, where it listens by default
  newChat: (from) => (from === undefined ? 'http://localhost:3080/c/new' : `${from.origin}${folderOf(from)}/c/new`),
  scroller: ['.scrollbar-gutter-stable'],
  composer: ['textarea#prompt-textarea', 'textarea[data-testid="text-input"]'],
  insert: 'value',
  markup,
  record: librechatRecord,
};
