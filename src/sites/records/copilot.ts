import type { CapturedMessage } from '../../core/capture.ts';
import { attachment, capturedMessage, type Part, uploaded } from './captured-message.ts';
import { type Fields, fieldsOf, idOf, listOf, nameOf, parsedJson, textOf, valueAt } from './json.ts';
import { link } from './markdown-piece.ts';
import { milliseconds } from './milliseconds.ts';
import type { OpenChat, RecordReader } from './record.ts';
import { bearer, recordedChat, unknownRecord } from './recorded-chat.ts';

const SITE = 'Copilot';
const MOST_PAGES = 50;

/** Newest first, page by page. Chats have no branches. */
export const copilotRecord: RecordReader = async (chat, ask) => {
  const address = `/c/api/conversations/${encodeURIComponent(chat.chatId)}/history?api-version=2`;
  const headers = headersOf(chat);
  const rows = new Map<string, Fields>();
  let next: string | undefined;
  let hasMore = true;
  for (let page = 0; hasMore && page < MOST_PAGES; page++) {
    const more = next === undefined ? '' : `&cursor=${encodeURIComponent(next)}`;
    const answer = fieldsOf(await ask(`${address}${more}`, { headers }));
    if (!Array.isArray(answer.results)) throw unknownRecord(SITE, 'no results');
    const before = rows.size;
    for (const [index, row] of answer.results.map(fieldsOf).entries())
      rows.set(idOf(row.id) ?? `${page}.${index}`, row);
    next = idOf(answer.next);
    hasMore = next !== undefined;
    // a cursor that leads nowhere new
    if (rows.size === before) break;
  }
  const messages = oldestFirst([...rows.values()]).flatMap(messageOf);
  return recordedChat(SITE, { title: undefined, messages, whole: !hasMore });
};

/** Without a token the site answers for chats of those who are not signed in. */
function headersOf(chat: OpenChat): Readonly<Record<string, string>> {
  const entries = chat.storedKeys().map((key) => ({ key, value: fieldsOf(parsedJson(chat.stored(key))) }));
  const identity = entries
    .filter(({ key }) => key.includes('@@user@@'))
    .map(({ value }) => /^[a-z]+/i.exec(textOf(valueAt(value, 'decodedToken', 'user', 'sub')))?.[0])
    .find(Boolean);
  const token = entries.map(({ key, value }) => tokenIn(key, value)).find(Boolean);
  return { ...bearer(token), ...(identity !== undefined && { 'X-UserIdentityType': identity }) };
}

/** Two libraries keep the token: one for Microsoft accounts, one for others. Both keep tokens for other ends too. */
function tokenIn(key: string, value: Fields): string | undefined {
  if (value.credentialType === 'AccessToken' && /chatai/i.test(textOf(value.target))) return nameOf(value.secret);
  const isOther = key.includes('@@auth0spajs@@') && !key.includes('@@user@@');
  return isOther ? nameOf(valueAt(value, 'body', 'access_token')) : undefined;
}

function oldestFirst(rows: readonly Fields[]): readonly Fields[] {
  const times = new Map(rows.map((row) => [row, milliseconds(row.createdAt)]));
  const reversed = rows.toReversed();
  if ([...times.values()].includes(undefined)) return reversed;
  return reversed.sort((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0));
}

function messageOf(row: Fields): readonly CapturedMessage[] {
  const type = textOf(valueAt(row.author, 'type')).toLowerCase();
  const facts = { at: milliseconds(row.createdAt) };
  const parts = joined(listOf(row.content).map(fieldsOf));
  if (type === 'human') return capturedMessage('user', parts, facts);
  return type === 'ai' || type === 'bot' ? capturedMessage('assistant', parts, facts) : [];
}

/** A citation stands between two texts of one sentence. */
function joined(content: readonly Fields[]): readonly Part[] {
  const parts: Part[] = [];
  for (const piece of content) {
    const words = wordsOf(piece);
    const last = parts.at(-1);
    if (words !== '' && typeof last === 'string') parts.splice(-1, 1, `${last}${words}`);
    else if (words !== '') parts.push(words);
    else parts.push(...besideOf(piece));
  }
  return parts;
}

function wordsOf({ type, text, title, url }: Fields): string {
  if (type === 'text') return textOf(text);
  return type === 'citation' && nameOf(url) !== undefined ? ` ${link(textOf(title), textOf(url))}` : '';
}

function besideOf({ type, title, alt, name, fileName }: Fields): readonly Part[] {
  if (type === 'image') return [attachment('image', nameOf(title) ?? nameOf(alt))];
  return type === 'file' ? [uploaded(nameOf(name) ?? nameOf(fileName))] : [];
}
