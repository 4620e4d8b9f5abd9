import type { SiteId } from './conversation.ts';
import { html } from './html.ts';
import { LOOK } from './look.ts';

export interface FrameParts {
  readonly site: SiteId;
  /** As the tab shows it, site's suffix included. */
  readonly tabTitle: string;
  readonly side: string;
  readonly main: string;
  readonly css?: string;
  readonly scripts?: string;
  /** Classes of the body. */
  readonly body?: string;
}

/** Invented neighbours of the chat in the list at the side. */
export const OTHER_CHATS = [
  'Seed order for the north beds',
  'Bicycle rack measurements',
  'Reading list for October',
  'Soup for twelve',
];

/** A whole page: the side with the list of chats, and the site's main part. */
export function frame({ site, tabTitle, side, main, css = '', scripts = '', body = '' }: FrameParts): string {
  return `<!DOCTYPE html>
<html lang="en" data-stage-site="${site}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${html(tabTitle)}</title><link rel="icon" href="data:,"><style>${LOOK}${css}</style></head>
<body class="${body}"><div class="stage-app">${side}${main}</div>${scripts}</body>
</html>
`;
}
