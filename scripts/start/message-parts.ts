import type { Attachment, Message } from '../../src/core/message.ts';
import { attachmentMarkup } from '../stage/pages/attachment-markup.ts';
import type { SiteId, StageMessage } from '../stage/pages/conversation.ts';

export interface MessageParts {
  readonly parts: readonly (string | Attachment)[];
  /** How many attachments the site's page cannot show where they stood. */
  readonly lost: number;
}

const LABELS: Readonly<Record<Attachment['kind'], string>> = {
  image: 'Image',
  file: 'File',
  artifact: 'Artifact',
  report: 'Report',
};

/** A message's text cut where an attachment stands: Baton writes its name there as a paragraph of its own. */
export function messageParts(site: SiteId, role: StageMessage['role'], { text, attachments }: Message): MessageParts {
  const parts: (string | Attachment)[] = [];
  let [rest, lost] = [text, 0];
  for (const attachment of attachments) {
    const place = placeOf(attachment, rest);
    if (attachmentMarkup(site, role, attachment) === undefined || place === 'inside') {
      lost++;
      continue;
    }
    const [from, to] = place;
    parts.push(...words(rest.slice(0, from)), attachment);
    rest = rest.slice(to);
  }
  return { parts: [...parts, ...words(rest)], lost };
}

function words(text: string): readonly string[] {
  const trimmed = text.replace(/^\n+|\s+$/g, '');
  return trimmed === '' ? [] : [trimmed];
}

/** From where to where the attachment's name stands in the text; the end where it is not named; `inside` other text. */
function placeOf({ kind, name }: Attachment, text: string): readonly [number, number] | 'inside' {
  const label = name === '' ? `[${LABELS[kind]}]` : `[${LABELS[kind]}: ${name}]`;
  if (!text.includes(label)) return [text.length, text.length];
  for (let at = text.indexOf(label); at >= 0; at = text.indexOf(label, at + 1)) {
    const to = at + label.length;
    if (isParagraph(text, at, to) && !isInFence(text.slice(0, at))) return [at, to];
  }
  return 'inside';
}

function isParagraph(text: string, from: number, to: number): boolean {
  return (from === 0 || text.slice(0, from).endsWith('\n\n')) && (to === text.length || text.startsWith('\n\n', to));
}

function isInFence(before: string): boolean {
  return (before.match(/^\s*(?:`{3,}|~{3,})/gm)?.length ?? 0) % 2 === 1;
}
