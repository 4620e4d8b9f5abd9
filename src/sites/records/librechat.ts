import type { CapturedMessage } from '../../core/capture.ts';
import { capturedMessage } from './captured-message.ts';
import { rowsById, shownPath } from './current-path.ts';
import { type Fields, idOf, nameOf, valueAt } from './json.ts';
import { librechatParts } from './librechat-parts.ts';
import { milliseconds } from './milliseconds.ts';
import type { RecordReader } from './record.ts';
import { bearer, recordedChat, unknownRecord } from './recorded-chat.ts';

const SITE = 'LibreChat';

/** It may be served under a path. Its page asks for a short-lived token, which stands nowhere, in the same way. */
export const librechatRecord: RecordReader = async (chat, ask) => {
  const base = chat.url.pathname.replace(/\/c\/[^/]*\/?$/, '').replace(/\/$/, '');
  const token = nameOf(valueAt(await ask(`${base}/api/auth/refresh`, { method: 'POST' }), 'token'));
  if (token === undefined) throw unknownRecord(SITE, 'no token');
  const rows = await ask(`${base}/api/messages/${encodeURIComponent(chat.chatId)}`, { headers: bearer(token) });
  if (!Array.isArray(rows)) throw unknownRecord(SITE, 'no list of messages');
  const nodes = rowsById(rows, 'messageId');
  const tree = { nodes, parentOf: ({ parentMessageId }: Fields) => idOf(parentMessageId) };
  const path = shownPath(tree, undefined, ({ createdAt }) => milliseconds(createdAt));
  return recordedChat(SITE, { title: undefined, messages: path.nodes.flatMap(messageOf), whole: path.whole });
};

function messageOf(row: Fields): readonly CapturedMessage[] {
  const facts = { id: idOf(row.messageId), at: milliseconds(row.createdAt) };
  if (row.isCreatedByUser === true) return capturedMessage('user', librechatParts(row), facts);
  // what went wrong is no answer
  if (row.error === true) return [];
  return capturedMessage('assistant', librechatParts(row), {
    ...facts,
    model: nameOf(row.model) ?? nameOf(row.sender),
    complete: row.unfinished !== true,
  });
}
