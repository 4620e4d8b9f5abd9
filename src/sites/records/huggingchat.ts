import type { CapturedMessage } from '../../core/capture.ts';
import { capturedMessage, uploaded } from './captured-message.ts';
import { pathThrough, rowsById } from './current-path.ts';
import { type Fields, fieldsOf, idOf, listOf, nameOf, textOf, valueAt } from './json.ts';
import { milliseconds } from './milliseconds.ts';
import type { RecordReader } from './record.ts';
import { recordedChat, unknownRecord } from './recorded-chat.ts';
import { withoutThinking } from './without-thinking.ts';

const SITE = 'HuggingChat';

/**
 * Read in the site's own source (2026-08): the page opens at the branch of `leafId`, else at that of the last message.
 */
export const huggingchatRecord: RecordReader = async (chat, ask) => {
  const answer = fieldsOf(await ask(`/chat/api/v2/conversations/${encodeURIComponent(chat.chatId)}`));
  const conversation = 'json' in answer ? fieldsOf(answer.json) : answer;
  const { messages, title, model } = conversation;
  if (!Array.isArray(messages)) throw unknownRecord(SITE, 'no messages');
  const rows = messages.map(fieldsOf);
  const places = new Map(rows.map((row, index) => [row, index]));
  const nodes = rowsById(rows, 'id');
  const tree = { nodes, parentOf: ({ ancestors }: Fields) => idOf(listOf(ancestors).at(-1)) };
  const leaf = chat.url.searchParams.get('leafId') ?? chat.stored('leafId');
  const isOld = rows.every(({ ancestors }) => ancestors === undefined);
  const path = isOld ? { nodes: rows, whole: true } : pathThrough(tree, leaf, (row) => places.get(row));
  const read = path.nodes.flatMap((row) => messageOf(row, nameOf(model)));
  return recordedChat(SITE, { title, messages: read, whole: path.whole });
};

function messageOf(row: Fields, model: string | undefined): readonly CapturedMessage[] {
  const facts = { id: idOf(row.id), at: milliseconds(row.createdAt) };
  const files = listOf(row.files)
    .map(fieldsOf)
    .map(({ name, mime }) => uploaded(nameOf(name), textOf(mime)));
  if (row.from === 'user') return capturedMessage('user', [...files, textOf(row.content)], facts);
  if (row.from !== 'assistant') return [];
  const answer = [withoutThinking(textOf(row.content)), ...files];
  const routed = nameOf(valueAt(row.routerMetadata, 'model'));
  return capturedMessage('assistant', answer, { ...facts, model: routed ?? model });
}
