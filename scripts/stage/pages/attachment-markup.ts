import type { SiteId, StageAttachment, StageMessage } from './conversation.ts';
import { html } from './html.ts';

type Mark = (name: string) => string;
type Marks = Readonly<Partial<Record<StageAttachment['kind'], Mark>>>;

/** An image that is not loaded, so that its alternative text is seen. */
const image: Mark = (name) => `<img alt="${html(name)}" width="160">`;

const chatgpt: Marks = {
  file: (name) =>
    `<div class="group/file-tile relative stage-file" role="group" aria-label="${html(name)}">${html(name)}</div>`,
  report: (name) => `<iframe title="${html(name)}" src="about:blank#deep-research" height="60"></iframe>`,
  artifact: (name) => `<div id="textdoc-message-canvas" class="stage-file"><h3>${html(name)}</h3></div>`,
};

const claude: Marks = {
  file: (name) => `<div data-testid="file-thumbnail" class="stage-file"><h3>${html(name)}</h3></div>`,
  image: (name) => `<img alt="${html(name)}" src="data:,/files/" width="160">`,
};

const gemini: Marks = {
  artifact: (name) =>
    `<immersive-entry-chip class="stage-file"><div class="card-title">${html(name)}</div></immersive-entry-chip>`,
  report: (name) =>
    `<immersive-entry-chip class="stage-file"><gem-processing-card></gem-processing-card><div class="card-title">${html(name)}</div></immersive-entry-chip>`,
};

const MARKS: Readonly<Record<SiteId, Readonly<Record<StageMessage['role'], Marks>>>> = {
  chatgpt: {
    user: { ...chatgpt, image },
    assistant: { ...chatgpt, image: (name) => `<div class="group/imagegen-image">${image(name)}</div>` },
  },
  claude: {
    user: claude,
    assistant: {
      ...claude,
      artifact: (name) =>
        `<div class="artifact-block-cell stage-file"><div class="leading-tight">${html(name)}</div></div>`,
    },
  },
  gemini: {
    user: {
      ...gemini,
      file: (name) =>
        `<user-query-file-preview class="stage-file"><div data-test-id="file-name" title="${html(name)}">${html(name)}</div></user-query-file-preview>`,
      image: (name) =>
        `<user-query-file-preview><img class="preview-image" data-test-id="uploaded-img" alt="${html(name)}" width="160"></user-query-file-preview>`,
    },
    assistant: {
      ...gemini,
      file: (name) =>
        `<generated-file class="stage-file"><div data-test-id="file-name" title="${html(name)}">${html(name)}</div></generated-file>`,
      image: (name) => `<generated-image>${image(name)}</generated-image>`,
    },
  },
};

/** How the site marks an attachment (shapes seen 2026-07); undefined where its markup has no mark for this kind. */
export function attachmentMarkup(
  site: SiteId,
  role: StageMessage['role'],
  { kind, name }: StageAttachment,
): string | undefined {
  return MARKS[site][role][kind]?.(name);
}

/** A message's stretches of text, each as `text` writes it, and its attachments between them. */
export function partsMarkup(site: SiteId, message: StageMessage, text: (text: string) => string): string {
  return (message.parts ?? [message.text])
    .map((part) => (typeof part === 'string' ? text(part) : (attachmentMarkup(site, message.role, part) ?? '')))
    .join('');
}
