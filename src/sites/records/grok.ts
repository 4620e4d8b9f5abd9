import type { CapturedMessage } from '../../core/capture.ts';
import { capturedMessage } from './captured-message.ts';
import { pathThrough, rowsById } from './current-path.ts';
import { grokParts } from './grok-parts.ts';
import { type Fields, fieldsOf, idOf, listOf, nameOf, textOf } from './json.ts';
import { milliseconds } from './milliseconds.ts';
import type { RecordReader } from './record.ts';
import { recordedChat, unknownRecord } from './recorded-chat.ts';

const SITE = 'Grok';

/** First which answers there are, then all of them. The record does not say which branch is shown; the address may. */
export const grokRecord: RecordReader = async (chat, ask) => {
  const base = `/rest/app-chat/conversations/${encodeURIComponent(chat.chatId)}`;
  const { responseNodes } = fieldsOf(await ask(`${base}/response-node?includeThreads=true`));
  if (!Array.isArray(responseNodes)) throw unknownRecord(SITE, 'no responseNodes');
  const responseIds = responseNodes.flatMap((node) => idOf(fieldsOf(node).responseId) ?? []);
  if (responseIds.length === 0) throw unknownRecord(SITE, 'no messages');
  const { responses } = fieldsOf(await ask(`${base}/load-responses`, { method: 'POST', body: { responseIds } }));
  if (!Array.isArray(responses)) throw unknownRecord(SITE, 'no responses');
  // a thread is a chat beside the chat
  const rows = listOf(responses)
    .map(fieldsOf)
    .filter(({ threadParentId }) => textOf(threadParentId) === '');
  const nodes = rowsById(rows, 'responseId');
  const tree = { nodes, parentOf: ({ parentResponseId }: Fields) => idOf(parentResponseId) };
  const shown = chat.url.searchParams.get('rid') ?? undefined;
  const path = pathThrough(tree, shown, ({ createTime }) => milliseconds(createTime));
  return recordedChat(SITE, { title: undefined, messages: path.nodes.flatMap(messageOf) });
};

function messageOf(row: Fields): readonly CapturedMessage[] {
  const sender = textOf(row.sender).toLowerCase();
  if (sender !== 'human' && sender !== 'assistant') return [];
  const facts = { id: idOf(row.responseId), at: milliseconds(row.createTime) };
  if (sender === 'human') return capturedMessage('user', grokParts(row), facts);
  return capturedMessage('assistant', grokParts(row), {
    ...facts,
    model: nameOf(row.model),
    complete: row.partial !== true,
  });
}
