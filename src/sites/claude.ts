import type { SiteAdapter } from './adapter.ts';
import { folded, lineOf } from './markup/element.ts';
import type { Markup, Position } from './markup/markup.ts';
import { withoutCollapsed } from './markup/without-collapsed.ts';
import { claudeRecord } from './records/claude.ts';

const markup: Markup = {
  eras: [
    // 2026-07: only rows near the view are mounted; each says which one it is, and of how many
    { at: '[role="article"][aria-setsize]' },
    { at: '[data-rs-index] [data-test-render-count]', hides: 'both' },
    // until 2026-07, every message mounted
    { at: '[data-test-render-count]' },
    { at: '[data-testid="user-message"], [data-is-streaming]', hides: 'both' },
  ],
  speaker: {
    user: '[data-testid="user-message"], [data-user-message-bubble], [data-testid="file-thumbnail"], img[src*="/files/"]',
    assistant: '[data-is-streaming], .font-claude-response',
  },
  room: '[aria-setsize]',
  body: {
    user: ['[data-testid="user-message"]', '[data-user-message-bubble]'],
    assistant: ['.standard-markdown, .progressive-markdown'],
  },
  paragraphGap: 2,
  answer: withoutCollapsed,
  attachments: [
    {
      kind: 'file',
      at: '[data-testid="file-thumbnail"]',
      name: (tile) => lineOf(tile.querySelector('h3')) ?? labelOf(tile),
    },
    { kind: 'image', at: 'img[src*="/files/"]', name: (image) => image.getAttribute('alt') ?? undefined },
    {
      kind: 'artifact',
      at: '.artifact-block-cell',
      name: cardTitle,
      content: openArtifact,
    },
  ],
  leaveOut: [],
  position: (place) => ofSet(place) ?? ofLabel(place.closest('[role="article"]')) ?? ofRow(place),
  busy: { page: 'button[aria-label="Stop response" i]', message: '[data-is-streaming="true"]' },
  chosenModel: '[data-testid="model-selector-dropdown"]',
  title: {
    around: / [-–] Claude$/g,
    generic: ['Claude', 'New chat', 'Untitled'],
    elsewhere: ['[data-testid="chat-title-button"]', '[data-testid="chat-title-split"] .truncate'],
  },
};

function cardTitle(card: Element): string | undefined {
  return lineOf(card.querySelector('.leading-tight, .line-clamp-1'));
}

/** What the panel beside the chat shows, where that is this card's and no other card's (2026-07, and before). */
function openArtifact(card: Element): Element | undefined {
  const { ownerDocument: document } = card;
  const content = document.querySelector('#wiggle-file-content, #markdown-artifact');
  const title = cardTitle(card);
  if (content === null || title === undefined || titleAbove(content) !== title) return undefined;
  const namesakes = [...document.querySelectorAll('.artifact-block-cell')].filter((c) => cardTitle(c) === title);
  return namesakes.length === 1 ? content : undefined;
}

/** The name of the panel that something stands in: the nearest heading with a `title` around it. */
function titleAbove(content: Element): string | undefined {
  for (let around = content.parentElement; around !== null; around = around.parentElement) {
    const heading = around.querySelector('h2[title]');
    if (heading !== null) return folded(heading.getAttribute('title'));
  }
  return undefined;
}

function labelOf(tile: Element): string | undefined {
  return (
    tile.querySelector('img[alt]')?.getAttribute('alt') ||
    tile.querySelector('[aria-label]')?.getAttribute('aria-label') ||
    undefined
  );
}

function ofSet(place: Element): Position | undefined {
  const [at, of] = [Number(place.getAttribute('aria-posinset')), Number(place.getAttribute('aria-setsize'))];
  return at > 0 && of >= at ? { at, of } : undefined;
}

/** "Message 3 of 17", in any language: the smaller number is the message's. */
function ofLabel(article: Element | null): Position | undefined {
  const [first, second, ...more] = (article?.getAttribute('aria-label')?.match(/\d+/g) ?? []).map(Number);
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  return { at: Math.min(first, second), of: Math.max(first, second) };
}

function ofRow(place: Element): Position | undefined {
  const index = place.closest('[data-rs-index]')?.getAttribute('data-rs-index') ?? '';
  return /^\d+$/.test(index) ? { at: Number(index) + 1 } : undefined;
}

export const claude: SiteAdapter = {
  id: 'claude',
  name: 'Claude',
  matches: ['https://claude.ai/*'],
  seen: 'pages',
  chatId: ({ pathname }) => /^\/chat\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i.exec(pathname)?.[1],
  newChat: () => 'https://claude.ai/new',
  scroller: ['[data-autoscroll-container="true"]', '#main-content'],
  // before the editor is there, a textarea stands in its place (`chat-input-ssr`, 2026-07): it must not be taken
  composer: [
    '[data-testid="chat-input"][contenteditable="true"]',
    'fieldset .ProseMirror[contenteditable="true"]',
    '.ProseMirror[contenteditable="true"]',
  ],
  insert: 'whole',
  markup,
  record: claudeRecord,
};
