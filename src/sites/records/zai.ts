import type { Part } from './captured-message.ts';
import { type Fields, fieldsOf, idOf, isObject, listOf, nameOf } from './json.ts';
import type { Ask, RecordReader } from './record.ts';
import { bearer, recordedChat, unknownRecord } from './recorded-chat.ts';
import { contentOf, historyMessage, historyPath, storedToken } from './web-ui-history.ts';
import { withoutThinking } from './without-thinking.ts';

const SITE = 'Z.ai';

/** The record of Open WebUI, but the words of the messages may have to be asked for by their ids. */
export const zaiRecord: RecordReader = async (chat, ask) => {
  const headers = bearer(storedToken(chat.stored('token')));
  const address = `/api/v1/chats/${encodeURIComponent(chat.chatId)}`;
  const record = fieldsOf(await ask(address, { headers }));
  const inner = fieldsOf(record.chat);
  const path = historyPath(SITE, inner.history);
  const isBare = path.nodes.length > 0 && path.nodes.every(({ content }) => content === undefined);
  const rows = isBare ? await withWords(path.nodes, `${address}/messages/batch`, headers, ask) : path.nodes;
  const messages = rows.flatMap((row) => historyMessage(row, answerParts));
  return recordedChat(SITE, { title: nameOf(record.title) ?? inner.title, messages, whole: path.whole });
};

async function withWords(
  rows: readonly Fields[],
  address: string,
  headers: Readonly<Record<string, string>>,
  ask: Ask,
): Promise<readonly Fields[]> {
  const ids = rows.flatMap(({ id }) => idOf(id) ?? []);
  const answer = await ask(address, { method: 'POST', headers, body: { ids } });
  const outer = fieldsOf(answer);
  const found = [outer.messages, outer.data, answer].find((each) => Array.isArray(each) || isObject(each));
  const whole = new Map(
    Array.isArray(found)
      ? listOf(found).map((row) => [idOf(fieldsOf(row).id) ?? '', fieldsOf(row)])
      : Object.entries(fieldsOf(found)).map(([id, row]) => [id, fieldsOf(row)]),
  );
  if (!ids.every((id) => whole.has(id))) throw unknownRecord(SITE, 'not all messages');
  return rows.map((row) => ({ ...row, ...whole.get(idOf(row.id) ?? '') }));
}

/** Tools stand in the text as blocks, and sources as marks that name no address. */
function answerParts({ content }: Fields): readonly Part[] {
  const text = withoutThinking(contentOf(content));
  return [
    text.replace(/<glm_block\b[^>]*>[\s\S]*?(?:<\/glm_block>|$)/g, '').replace(/[ \t]?【turn\d+[a-z]+\d+】/g, ''),
  ];
}
