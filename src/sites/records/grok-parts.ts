import { attachmentLabel } from '../../core/attachment-label.ts';
import type { Attachment } from '../../core/message.ts';
import { attachment, type Part, uploaded } from './captured-message.ts';
import { type Fields, fieldsOf, idOf, isObject, listOf, nameOf, parsedJson, textOf, valueAt } from './json.ts';
import { link } from './markdown-piece.ts';

// a card stands where `<grok:render card_id="…">` is
const CARD = /[ \t]?<grok:render\b([^>]*)>[\s\S]*?<\/grok:render>/g;
const TOOL = /<xai:tool_usage_card\b[^>]*>[\s\S]*?(?:<\/xai:tool_usage_card>|$)/g;

/** What was put beside a message, its text with cards as links and images, then the images that have no place in it. */
export function grokParts(row: Fields): readonly Part[] {
  const cards = listOf(row.cardAttachmentsJson).map((card) => (isObject(card) ? card : fieldsOf(parsedJson(card))));
  const placed = withCards(
    messageText(row).replace(TOOL, ''),
    new Map(cards.map((card) => [idOf(card.id) ?? '', card])),
  );
  const made = new Set([...listOf(row.generatedImageUrls).map(textOf), ...cards.map(imageOf)].filter(Boolean));
  const others = Math.max(0, made.size - placed.holds.length);
  return [...files(row), placed, ...Array.from({ length: others }, () => attachment('image', undefined))];
}

function messageText(row: Fields): string {
  const text = textOf(row.message);
  if (text !== '') return text;
  const chunks = textOf(row.sender).toLowerCase() === 'human' ? row.inputChunks : row.outputChunks;
  return listOf(chunks)
    .map((chunk) => textOf(valueAt(chunk, 'text', 'text')))
    .join('');
}

function files(row: Fields): readonly Attachment[] {
  const known = listOf(row.fileAttachmentsMetadata).map(fieldsOf);
  if (known.length === 0) return listOf(row.fileAttachments).map((file) => uploaded(nameOf(valueAt(file, 'fileName'))));
  return known.map(({ fileName, fileMimeType }) => uploaded(nameOf(fileName), textOf(fileMimeType)));
}

function withCards(
  text: string,
  cards: ReadonlyMap<string, Fields>,
): { readonly text: string; readonly holds: readonly Attachment[] } {
  const holds: Attachment[] = [];
  const named = text.replace(CARD, (_, attributes: string) => {
    const id = /\bcard_id\s*=\s*["']([^"']+)["']/.exec(attributes)?.[1] ?? '';
    const card = cards.get(id) ?? {};
    const isImage = imageOf(card) !== '' || isObject(card.image);
    if (!isImage) return cited(card);
    const image = attachment('image', nameOf(valueAt(card, 'image', 'title')) ?? nameOf(card.title));
    holds.push(image);
    return ` ${attachmentLabel(image)}`;
  });
  return { text: named, holds };
}

function cited({ url, title }: Fields): string {
  return nameOf(url) === undefined ? '' : ` ${link(textOf(title), textOf(url))}`;
}

/** A picture comes in pieces, each with an address; the last one has no `-part-` in it. */
function imageOf(card: Fields): string {
  return textOf(valueAt(card, 'image_chunk', 'imageUrl')).replace(/-part-\d+/, '');
}
