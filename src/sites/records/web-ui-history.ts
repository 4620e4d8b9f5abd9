import type { CapturedMessage } from '../../core/capture.ts';
import { capturedMessage, type Part, uploaded } from './captured-message.ts';
import { type Path, shownPath } from './current-path.ts';
import { type Fields, fieldsOf, idOf, isObject, listOf, nameOf, parsedJson, textOf, valueAt } from './json.ts';
import { milliseconds } from './milliseconds.ts';
import { unknownRecord } from './recorded-chat.ts';

/** The branch that is shown, of a history as Open WebUI keeps it: messages by id, each with its parent's. */
export function historyPath(site: string, history: unknown, current?: unknown): Path<Fields> {
  const { messages, currentId } = fieldsOf(history);
  if (!isObject(messages)) throw unknownRecord(site, 'no history of messages');
  const nodes = new Map(Object.entries(messages).map(([id, row]): [string, Fields] => [id, { id, ...fieldsOf(row) }]));
  const tree = { nodes, parentOf: ({ parentId }: Fields) => idOf(parentId) };
  return shownPath(tree, idOf(currentId) ?? idOf(current), ({ timestamp }) => milliseconds(timestamp));
}

/** A message of such a history. `answerOf` reads the text of an answer, which each site writes in its own way. */
export function historyMessage(row: Fields, answerOf: (row: Fields) => readonly Part[]): readonly CapturedMessage[] {
  const facts = { id: idOf(row.id), at: milliseconds(row.timestamp) };
  const files = listOf(row.files).map(fieldsOf).map(fileOf);
  if (row.role === 'user') return capturedMessage('user', [...files, contentOf(row.content)], facts);
  if (row.role !== 'assistant') return [];
  return capturedMessage('assistant', [...answerOf(row), ...files], {
    ...facts,
    model: nameOf(row.modelName) ?? nameOf(row.model),
    complete: row.done !== false,
  });
}

/** A text, or a list of pieces of which some are texts. */
export function contentOf(content: unknown): string {
  if (!Array.isArray(content)) return textOf(content);
  return content
    .map((piece) => textOf(valueAt(piece, 'text')))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The token such sites keep under `token`: a text, or JSON that holds one. */
export function storedToken(stored: string | undefined): string | undefined {
  const parsed = parsedJson(stored);
  if (isObject(parsed)) return nameOf(parsed.access_token) ?? nameOf(parsed.token);
  return (nameOf(parsed) ?? nameOf(stored))?.replace(/^bearer\s+/i, '');
}

function fileOf({ type, name, file, file_type, content_type }: Fields): Part {
  const inner = fieldsOf(file);
  const mediaTypes = [file_type, content_type, valueAt(inner.meta, 'content_type'), type === 'image' ? 'image' : ''];
  const mediaType = mediaTypes.map(textOf).find((each) => each.startsWith('image') || each.includes('/'));
  return uploaded(nameOf(name) ?? nameOf(inner.filename) ?? nameOf(valueAt(inner.meta, 'name')), mediaType);
}
