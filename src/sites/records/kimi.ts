import type { CapturedMessage } from '../../core/capture.ts';
import { attachment, capturedMessage, type Part, uploaded } from './captured-message.ts';
import { rowsById, shownPath } from './current-path.ts';
import { type Fields, fieldsOf, idOf, listOf, nameOf, textOf, valueAt } from './json.ts';
import { link } from './markdown-piece.ts';
import { milliseconds } from './milliseconds.ts';
import { withNumberedLinks } from './numbered-links.ts';
import type { OpenChat, RecordReader } from './record.ts';
import { bearer, recordedChat, unknownRecord } from './recorded-chat.ts';

const SITE = 'Kimi';
const LIST = '/apiv2/kimi.gateway.chat.v1.ChatService/ListMessages';
const PAGE_SIZE = 1000;
const MOST_PAGES = 50;
const CITATION = /\[\^(\d+)\^\]/g;

export const kimiRecord: RecordReader = async (chat, ask) => {
  const rows = new Map<string, Fields>();
  let next: string | undefined;
  let hasMore = true;
  for (let page = 0; hasMore && page < MOST_PAGES; page++) {
    const body = { chat_id: chat.chatId, page_size: PAGE_SIZE, ...(next !== undefined && { page_token: next }) };
    const answer = fieldsOf(await ask(LIST, { method: 'POST', headers: headersOf(chat), body }));
    if (!Array.isArray(answer.messages)) throw unknownRecord(SITE, 'no messages');
    const before = rows.size;
    for (const [id, row] of rowsById(answer.messages, 'id')) rows.set(id, row);
    next = nameOf(answer.nextPageToken) ?? nameOf(answer.next_page_token);
    hasMore = next !== undefined;
    // a token that leads nowhere new
    if (rows.size === before) break;
  }
  return recordedChat(SITE, { title: undefined, messages: pathOf(rows).flatMap(messageOf), whole: !hasMore });
};

function headersOf({ cookie, stored }: OpenChat): Readonly<Record<string, string>> {
  const token = nameOf(cookie('kimi-auth')) ?? nameOf(stored('access_token'));
  return { ...bearer(token), 'connect-protocol-version': '1', 'x-msh-platform': 'web' };
}

/** The record does not say which branch is shown: the newest one is. */
function pathOf(rows: ReadonlyMap<string, Fields>): readonly Fields[] {
  const timeOf = ({ createTime }: Fields) => milliseconds(createTime);
  const parentOf = ({ parentId }: Fields) => idOf(parentId);
  const all = [...rows.values()];
  if (all.some((row) => parentOf(row) !== undefined))
    return shownPath({ nodes: rows, parentOf }, undefined, timeOf).nodes;
  return all.every((row) => timeOf(row) !== undefined)
    ? all.sort((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0))
    : all.reverse();
}

function messageOf(row: Fields): readonly CapturedMessage[] {
  const role = textOf(row.role)
    .toLowerCase()
    .replace(/^(?:message_)?role_/, '');
  const blocks = listOf(row.blocks).map(fieldsOf);
  const at = milliseconds(row.createTime);
  if (role === 'user') return capturedMessage('user', blocks.flatMap(blockParts), { at });
  if (role !== 'assistant') return [];
  const sources = sourcesOf(row);
  const parts = blocks.flatMap(blockParts).map((part) => (typeof part === 'string' ? linked(part, sources) : part));
  const complete = !/GENERAT|PENDING|RUNNING|STREAM/i.test(textOf(row.status));
  return capturedMessage('assistant', parts, { at, complete });
}

function blockParts(block: Fields): readonly Part[] {
  const text = textOf(valueAt(block.text, 'content'));
  if (text !== '') return [text];
  const file = fieldsOf(block.file);
  const name = nameOf(valueAt(file.meta, 'name')) ?? nameOf(file.name);
  if (valueAt(file.meta, 'type') === 'FILE_TYPE_IMAGE') return [attachment('image', name)];
  return name === undefined ? [] : [uploaded(name)];
}

function sourcesOf({ refs }: Fields): ReadonlyMap<string, string> {
  const chunks = [...listOf(valueAt(refs, 'searchChunks')), ...listOf(valueAt(refs, 'usedSearchChunks'))];
  return new Map(
    chunks.map((chunk) => {
      const { title, siteName, url } = fieldsOf(valueAt(chunk, 'base'));
      return [idOf(valueAt(chunk, 'id')) ?? '', link(nameOf(title) ?? textOf(siteName), textOf(url))];
    }),
  );
}

function linked(text: string, sources: ReadonlyMap<string, string>): string {
  return withNumberedLinks(text, CITATION, (number) => sources.get(String(number)) ?? '');
}
