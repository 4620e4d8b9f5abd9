import type { Part } from './captured-message.ts';
import { type Fields, fieldsOf, listOf, nameOf, textOf, valueAt } from './json.ts';
import { link } from './markdown-piece.ts';
import { withNumberedLinks } from './numbered-links.ts';
import type { RecordReader } from './record.ts';
import { bearer, recordedChat } from './recorded-chat.ts';
import { contentOf, historyMessage, historyPath, storedToken } from './web-ui-history.ts';
import { withoutThinking } from './without-thinking.ts';

const SITE = 'Open WebUI';
const CITATION = /\[(\d{1,3})\](?!\()/g;

export const openwebuiRecord: RecordReader = async (chat, ask) => {
  const headers = bearer(storedToken(chat.stored('token')));
  const record = fieldsOf(await ask(`/api/v1/chats/${encodeURIComponent(chat.chatId)}`, { headers }));
  const inner = fieldsOf(record.chat);
  const path = historyPath(SITE, inner.history);
  const messages = path.nodes.flatMap((row) => historyMessage(row, answerParts));
  return recordedChat(SITE, { title: nameOf(record.title) ?? inner.title, messages, whole: path.whole });
};

function answerParts(row: Fields): readonly Part[] {
  const sources = sourcesOf(row);
  const text = withoutThinking(contentOf(row.content) || outputText(row.output));
  return [withNumberedLinks(text, CITATION, (number) => sources[number - 1] || undefined)];
}

/** Newer versions write an answer as a list of what was put out: messages, thinking, calls. */
function outputText(output: unknown): string {
  return listOf(output)
    .filter((item) => valueAt(item, 'type') === 'message')
    .map((item) => contentOf(valueAt(item, 'content')))
    .join('\n\n');
}

/** The sources in the order of their numbers: each document counts once, however many passages of it were used. */
function sourcesOf({ sources, citations }: Fields): readonly string[] {
  const links = new Map<string, string>();
  for (const source of [...listOf(sources), ...listOf(citations)].map(fieldsOf)) {
    const { id, name, url } = fieldsOf(source.source);
    const passages = listOf(source.metadata).map(fieldsOf);
    for (const passage of passages.length > 0 ? passages : [{}]) {
      const key = textOf(passage.source) || textOf(id) || textOf(name);
      const address = [passage.source, url, name, id].map(textOf).find((each) => /^https?:\/\//i.test(each));
      const title = nameOf(passage.name) ?? nameOf(passage.title) ?? textOf(name);
      const isAddress = /^https?:\/\//i.test(title);
      if (!links.has(key)) links.set(key, address === undefined ? '' : link(isAddress ? '' : title, address));
    }
  }
  return [...links.values()];
}
