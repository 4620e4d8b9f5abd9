import { type Fields, fieldsOf, isObject, listOf, nameOf, parsedJson, textOf, valueAt } from './json.ts';
import { link } from './markdown-piece.ts';

// U+E200 kind U+E202 argument … U+E201; seen 2026-08
const MARKER = /\uE200([^\uE200-\uE202]*)((?:\uE202[^\uE200-\uE202]*)*)\uE201/g;
/** A mark without its end, as in an answer that is being written: what can be its name and arguments. */
const CUT_OFF = /\uE200[a-z_]*(?:\uE202[\w-]*)*/g;
const LEFT_OVER = /[\uE200-\uE20F]/g;
const OLD_MARKER = /【(\d+)(?::\d+)?†[^】\n]*】/g;

/** Stands where a mark went. */
const GONE = '\uE20F';
/** A space in front of what went, where nothing, another space or the end of a sentence is behind it. */
const SPACE_BEFORE_GONE = / \uE20F+(?=[\s.,;:!?)\]]|$)/g;

/**
 * The text with its citations as links. What cites nothing that is known goes, with the space that parted it from the
 * words before where that would now be one too many; no mark of the site's own stays.
 */
export function withCitations(text: string, metadata: Fields): string {
  const references = listOf(metadata.content_references).map(fieldsOf);
  const resolved = references.filter(isMarked).reduce(resolve, text);
  return withOldCitations(resolved, metadata)
    .replace(MARKER, (_, kind: string, rest: string) => ofMarker(kind, rest.split('\uE202').slice(1)))
    .replace(CUT_OFF, GONE)
    .replace(SPACE_BEFORE_GONE, '')
    .replace(LEFT_OVER, '');
}

/** Others match words of the answer itself, or a single space (`sources_footnote`). */
function isMarked({ matched_text: matched }: Fields): boolean {
  const text = textOf(matched);
  return text.includes('\uE200') || text.startsWith('【');
}

function resolve(text: string, reference: Fields): string {
  const replacement = ofReference(reference);
  const pieces = text.split(textOf(reference.matched_text));
  return pieces.join(replacement || GONE);
}

function ofReference(reference: Fields): string {
  if (reference.type === 'image_group') return '';
  const items = [...listOf(reference.items), ...listOf(reference.fallback_items)].filter(isObject);
  const links = [...new Set(items.map(ofSource).filter((each) => each !== ''))];
  if (links.length > 0) return links.join(' ');
  return ofSource(reference) || textOf(reference.alt) || textOf(reference.name) || textOf(reference.title);
}

function ofSource({ url, safe_urls: safe, title, name, attribution }: Fields): string {
  const address = nameOf(url) ?? nameOf(listOf(safe)[0]);
  if (address === undefined) return '';
  return link(nameOf(title) ?? nameOf(name) ?? nameOf(attribution) ?? '', address);
}

function ofMarker(kind: string, rest: readonly string[]): string {
  if (kind === 'url') return link(rest[0] ?? '', rest[1] ?? '');
  if (kind === 'entity') return textOf(valueAt(parsedJson(rest[0]), 1)) || GONE;
  return GONE;
}

/** Marks such as `【6†source】`, until 2025; the number is that of the message cited. */
function withOldCitations(text: string, metadata: Fields): string {
  if (!text.includes('†')) return text;
  const sources = new Map(
    listOf(metadata.citations).map((citation) => {
      const source = fieldsOf(valueAt(citation, 'metadata'));
      return [valueAt(source.extra, 'cited_message_idx'), ofSource(source)];
    }),
  );
  return text.replace(OLD_MARKER, (_, number: string) => sources.get(Number(number)) || GONE);
}
