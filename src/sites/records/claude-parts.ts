import { fenced } from '../../core/fence.ts';
import { attachment, type Part, uploaded } from './captured-message.ts';
import { type Fields, fieldsOf, listOf, nameOf, textOf, valueAt } from './json.ts';
import { link } from './markdown-piece.ts';

const PASTED = '[Pasted text]';

/** What a message holds: what was put beside it, then its blocks without thinking and tools. */
export function partsOfClaude(row: Fields): readonly Part[] {
  const blocks = listOf(row.content).map(fieldsOf);
  const beside = [...listOf(row.attachments).map(fieldsOf).flatMap(attachedParts), ...fileParts(row)];
  const isQuestion = row.sender === 'human';
  const said = blocks.flatMap((block) => blockParts(block, isQuestion));
  if (blocks.length > 0) return [...beside, ...said];
  return [...beside, ...(isQuestion ? [textOf(row.text)] : taggedParts(textOf(row.text)))];
}

/** A long paste becomes an attachment without a name; its words are the user's. A file with a name stays a file. */
function attachedParts({ file_name: file, file_type: type, extracted_content: content }: Fields): readonly Part[] {
  const name = nameOf(file);
  const text = textOf(content);
  const isPaste = name === undefined || /^pasted?(?:[-_ ].*)?\.txt$/i.test(name);
  if (isPaste && text.trim() !== '') return [`${PASTED}\n\n${text.trim()}`];
  return [uploaded(name, textOf(type).includes('/') ? textOf(type) : '')];
}

function fileParts({ files, files_v2: newer }: Fields): readonly Part[] {
  const rows = listOf(newer).length > 0 ? listOf(newer) : listOf(files);
  return rows.map(fieldsOf).map(({ file_name: name, file_kind: kind }) => uploaded(nameOf(name), textOf(kind)));
}

function blockParts(block: Fields, isQuestion: boolean): readonly Part[] {
  if (block.type === 'text') return isQuestion ? [textOf(block.text)] : taggedParts(withLinks(block));
  if (block.type === 'voice_note') return [textOf(block.text)];
  if (block.type !== 'tool_use') return [];
  const input = fieldsOf(block.input);
  if (block.name === 'artifacts') return artifactParts(input);
  if (block.name === 'create_file') return fileMade(input);
  return [];
}

/** Whole where it was written, the new passage where it was changed. */
function artifactParts(input: Fields): readonly Part[] {
  const content = input.command === 'update' ? textOf(input.new_str) : textOf(input.content);
  const title = nameOf(input.title) ?? nameOf(input.id);
  return content.trim() === '' ? [] : documentParts(title, content, textOf(input.type), textOf(input.language));
}

function fileMade({ path, file_text: content }: Fields): readonly Part[] {
  const name = textOf(path).split('/').at(-1);
  const extension = /\.(\w+)$/.exec(name ?? '')?.[1] ?? '';
  const type = /^(?:md|txt)$/i.test(extension) ? 'text/markdown' : 'code';
  return textOf(content).trim() === '' ? [] : documentParts(name, textOf(content), type, extension);
}

function documentParts(title: string | undefined, content: string, type: string, language: string): readonly Part[] {
  const isProse = /^text\/(?:markdown|plain)$/.test(type) || (type === '' && language === '');
  const named =
    language || (/^text\/html$/.test(type) ? 'html' : (/\/(?:vnd\.ant\.)?(svg|mermaid)/.exec(type)?.[1] ?? ''));
  const code = type.includes('react') && language === '' ? 'jsx' : named;
  return [attachment('artifact', title), isProse ? content.trim() : fenced(content.replace(/^\n/, ''), code)];
}

/** Until 2024 artifacts and thinking stood in the text, between tags of their own. */
function taggedParts(text: string): readonly Part[] {
  const plain = text.replace(/<antThinking>[\s\S]*?(?:<\/antThinking>|$)/g, '');
  const pieces = plain.split(/<antArtifact\b([^>]*)>([\s\S]*?)(?:<\/antArtifact>|$)/);
  return pieces.flatMap((piece, index): readonly Part[] => {
    if (index % 3 === 0) return [piece];
    if (index % 3 === 2) return [];
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(piece)?.[1];
    const title = attribute('title') ?? attribute('identifier');
    return documentParts(title, pieces[index + 1] ?? '', attribute('type') ?? '', attribute('language') ?? '');
  });
}

/** The text with a link behind each passage that cites something, from the last one back, so that places hold. */
function withLinks({ text, citations }: Fields): string {
  const cited = listOf(citations)
    .map(fieldsOf)
    .map((citation) => ({ end: Number(citation.end_index), source: sourceOf(citation) }))
    .filter(({ end, source }) => Number.isInteger(end) && source !== '')
    .sort((a, b) => b.end - a.end);
  const places = [...new Set(cited.map(({ end }) => end))];
  return places.reduce((whole, end) => {
    const links = new Set(cited.filter((each) => each.end === end).map(({ source }) => source));
    const place = endOfWord(whole, end);
    return `${whole.slice(0, place)} ${[...links].join(' ')}${whole.slice(place)}`;
  }, textOf(text));
}

function sourceOf(citation: Fields): string {
  const url = nameOf(citation.url) ?? nameOf(valueAt(citation.sources, 0, 'url'));
  const title = nameOf(citation.title) ?? nameOf(valueAt(citation.sources, 0, 'title')) ?? '';
  return url === undefined ? '' : link(title, url);
}

/** Whether places count characters or halves of them is not known: a link stands behind a word, never in it. */
function endOfWord(text: string, end: number): number {
  const place = Math.min(Math.max(end, 0), text.length);
  const isInWord = /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, place - 2), place));
  const rest = isInWord ? (/^[\p{L}\p{N}]+/u.exec(text.slice(place, place + 60))?.[0].length ?? 0) : 0;
  return place + rest;
}
