import { attachment, type Part, uploaded } from './captured-message.ts';
import { type Fields, fieldsOf, isObject, listOf, nameOf, textOf, valueAt } from './json.ts';
import { link } from './markdown-piece.ts';

// seen in the source as characters and, where a model wrote them out, as `\ue202`
const SOURCE = /[ \t]?(?:\uE202|\\ue202)turn(\d+)(search|news|image|video|ref|file)(\d+)/gi;
const LEFT_OVER = /[\uE200-\uE20F]|\\ue20[0-6]/gi;
const ARTIFACT = /^[ \t]*:::artifact\{([^}\n]*)\}[ \t]*\n([\s\S]*?)(?:^[ \t]*:::[ \t]*$|(?![\s\S]))/m;

/** What a message holds: files, then its texts. A person's words stay as they are. */
export function librechatParts(row: Fields): readonly Part[] {
  const files = listOf(row.files)
    .map(fieldsOf)
    .map(({ filename, type }) => uploaded(nameOf(filename), textOf(type)));
  const pieces = listOf(row.content).flatMap(pieceParts);
  const said = pieces.length > 0 ? pieces : [textOf(row.text)];
  if (row.isCreatedByUser === true) return [...files, ...said];
  return [
    ...files,
    ...said.flatMap((part) => (typeof part === 'string' ? artifactParts(withSources(part, row)) : [part])),
  ];
}

/** Texts and images; thinking, calls of tools and errors are none of the answer. */
function pieceParts(piece: unknown): readonly Part[] {
  const { type, text, image_file: image } = fieldsOf(piece);
  if (type === 'text') return [isObject(text) ? textOf(text.value) : textOf(text)];
  return type === 'image_file' ? [attachment('image', nameOf(valueAt(image, 'filename')))] : [];
}

/** `:::artifact{title="…"}` up to `:::`; the text between is Markdown, code in fences of its own. */
function artifactParts(text: string): readonly Part[] {
  const pieces = text.split(new RegExp(ARTIFACT.source, 'gm'));
  return pieces.flatMap((piece, index): readonly Part[] => {
    if (index % 3 !== 1) return [piece];
    const titled = /\btitle="([^"]*)"/.exec(piece)?.[1] ?? /\bidentifier="([^"]*)"/.exec(piece)?.[1];
    return [attachment('artifact', titled)];
  });
}

function withSources(text: string, row: Fields): string {
  const searches = listOf(row.attachments)
    .map((each) => fieldsOf(valueAt(each, 'web_search')))
    .filter(({ turn }) => turn !== undefined);
  return text
    .replace(SOURCE, (_, turn: string, kind: string, place: string) => {
      const found = searches.find((search) => Number(search.turn) === Number(turn)) ?? {};
      const results = listOf(kind.toLowerCase() === 'news' ? found.topStories : found.organic);
      const { title, link: url } = fieldsOf(/search|news/i.test(kind) ? results[Number(place)] : undefined);
      return nameOf(url) === undefined ? '' : ` ${link(textOf(title), textOf(url))}`;
    })
    .replace(LEFT_OVER, '');
}
