import { attachment, type Part } from './captured-message.ts';
import { type Fields, fieldsOf, listOf, nameOf, textOf, valueAt } from './json.ts';
import { link } from './markdown-piece.ts';
import { withNumberedLinks } from './numbered-links.ts';
import type { RecordReader } from './record.ts';
import { bearer, recordedChat } from './recorded-chat.ts';
import { contentOf, historyMessage, historyPath, storedToken } from './web-ui-history.ts';
import { withoutThinking } from './without-thinking.ts';

const SITE = 'Qwen';
const CITATION = /\[\[(\d{1,3})\]\](?!\()/g;

/** A history as Open WebUI keeps it, under names of its own. The cookie is enough; a token is sent where there is one. */
export const qwenRecord: RecordReader = async (chat, ask) => {
  const headers = { source: 'web', ...bearer(storedToken(chat.stored('token'))) };
  const answer = await ask(`/api/v2/chats/${encodeURIComponent(chat.chatId)}`, { headers });
  const { title, chat: inner, currentId } = fieldsOf(valueAt(answer, 'data'));
  const path = historyPath(SITE, valueAt(inner, 'history'), currentId);
  const messages = path.nodes.flatMap((row) => historyMessage(row, answerParts));
  return recordedChat(SITE, { title: nameOf(title) ?? valueAt(inner, 'title'), messages, whole: path.whole });
};

/** An answer is a list of phases, of which thinking and searching are not its text. */
function answerParts(row: Fields): readonly Part[] {
  const phases = listOf(row.content_list).map(fieldsOf);
  const sources = [row, ...phases].flatMap(sourcesOf);
  const parts = phases.flatMap((phase) => phaseParts(phase, sources));
  if (parts.length > 0) return parts;
  return [linked(withoutThinking(contentOf(row.content)), sources)];
}

function phaseParts({ phase, content }: Fields, sources: readonly unknown[]): readonly Part[] {
  if (phase === 'image_gen') return textOf(content) === '' ? [] : [attachment('image', undefined)];
  const isAnswer = phase === 'answer' || phase === undefined || phase === null;
  return isAnswer && textOf(content).trim() !== '' ? [linked(textOf(content), sources)] : [];
}

function sourcesOf(row: Fields): readonly unknown[] {
  return [row.webSearchInfo, row.web_search_info, valueAt(row.extra, 'web_search_info')].flatMap(listOf);
}

function linked(text: string, sources: readonly unknown[]): string {
  return withNumberedLinks(text, CITATION, (number) => {
    const { title, url } = fieldsOf(sources[number - 1]);
    return nameOf(url) === undefined ? '' : link(textOf(title), textOf(url));
  });
}
