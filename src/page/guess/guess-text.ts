import type { Attachment } from '../../core/message.ts';
import { toMarkdown } from '../../markdown/to-markdown.ts';
import { verbatimText } from '../../markdown/verbatim-text.ts';
import type { GuessedMessage } from '../../sites/guess/guess-chat.ts';
import { folded } from '../../sites/markup/element.ts';

/** What is written as Markdown wherever it stands; a text without it is what somebody typed. */
const RENDERED = 'pre, code, ul, ol, table, strong, em, b, i, a[href], h1, h2, h3, h4, blockquote, img, math, del';

/** A message's text: what was typed word for word, what was rendered as Markdown. */
export function guessText({ speaker, body }: GuessedMessage): string {
  const isTyped = speaker === 'user' && body.querySelector(RENDERED) === null;
  return (isTyped ? verbatimText(body, 2) : toMarkdown(body)).replace(/^\n+|\s+$/g, '');
}

/** The pictures in a message. */
export function guessAttachments({ body }: GuessedMessage): readonly Attachment[] {
  return [...body.querySelectorAll('img')].map((image) => ({
    kind: 'image',
    name: folded(image.getAttribute('alt')) ?? '',
  }));
}
