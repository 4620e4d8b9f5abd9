import type { CapturedMessage } from '../../core/capture.ts';
import { capturedMessage, uploaded } from './captured-message.ts';
import { rowsById, shownPath } from './current-path.ts';
import { type Fields, fieldsOf, idOf, listOf, nameOf, parsedJson, textOf, valueAt } from './json.ts';
import { link } from './markdown-piece.ts';
import { milliseconds } from './milliseconds.ts';
import { withNumberedLinks } from './numbered-links.ts';
import type { RecordReader } from './record.ts';
import { bearer, recordedChat, unknownRecord } from './recorded-chat.ts';

const SITE = 'DeepSeek';
const CITATION = /\[(?:citation|reference):(\d+)\]/g;

export const deepseekRecord: RecordReader = async (chat, ask) => {
  const token = nameOf(valueAt(parsedJson(chat.stored('userToken')), 'value'));
  if (token === undefined) throw unknownRecord(SITE, 'no token in the page');
  const query = `chat_session_id=${encodeURIComponent(chat.chatId)}&cache_version=0`;
  const headers = { ...bearer(token), 'x-client-platform': 'web' };
  const answer = await ask(`/api/v0/chat/history_messages?${query}`, { headers });
  const { chat_session: session, chat_messages: messages } = fieldsOf(valueAt(answer, 'data', 'biz_data'));
  if (!Array.isArray(messages)) throw unknownRecord(SITE, `no chat_messages${codesOf(answer)}`);
  const nodes = rowsById(messages, 'message_id');
  const tree = { nodes, parentOf: ({ parent_id: parent }: Fields) => idOf(parent) };
  const path = shownPath(tree, idOf(valueAt(session, 'current_message_id')), ({ inserted_at: at }) => milliseconds(at));
  const title = valueAt(session, 'title');
  return recordedChat(SITE, { title, messages: path.nodes.flatMap(messageOf), whole: path.whole });
};

/** The site says no with status 200 and two numbers. */
function codesOf(answer: unknown): string {
  const codes = [valueAt(answer, 'code'), valueAt(answer, 'data', 'biz_code')].filter((code) => Number(code) > 0);
  return codes.length === 0 ? '' : ` (code ${codes.map(Number).join(', ')})`;
}

/** Without an id: the page has only places to match it with. */
function messageOf(row: Fields): readonly CapturedMessage[] {
  const fragments = listOf(row.fragments).map(fieldsOf);
  const at = milliseconds(row.inserted_at);
  const files = listOf(row.files).map((file) =>
    uploaded(nameOf(valueAt(file, 'file_name')) ?? nameOf(valueAt(file, 'name'))),
  );
  if (/^user$/i.test(textOf(row.role))) {
    return capturedMessage('user', [...files, ...saidIn(fragments, 'REQUEST', row)], { at });
  }
  if (!/^assistant$/i.test(textOf(row.role))) return [];
  const texts = saidIn(fragments, 'RESPONSE', row).map((text) => withLinks(text, row, fragments));
  const complete = !/^(?:WIP|PENDING|GENERATING|STREAMING)$/i.test(textOf(row.status));
  return capturedMessage('assistant', [...files, ...texts], { at, model: nameOf(row.model), complete });
}

/** Since 2026-09 a message is fragments and `content` is empty. */
function saidIn(fragments: readonly Fields[], type: string, { content }: Fields): readonly string[] {
  const said = fragments.filter((fragment) => fragment.type === type).map((fragment) => textOf(fragment.content));
  return said.some((text) => text.trim() !== '') ? said : [textOf(content)];
}

function withLinks(text: string, row: Fields, fragments: readonly Fields[]): string {
  const results = [row, ...fragments].flatMap((each) => [...listOf(each.search_results), ...listOf(each.results)]);
  const links = new Map(
    results.map(fieldsOf).map(({ cite_index: index, title, url }) => [Number(index), link(textOf(title), textOf(url))]),
  );
  return withNumberedLinks(text, CITATION, (number) => links.get(number) ?? '');
}
