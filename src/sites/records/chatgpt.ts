import type { CapturedMessage } from '../../core/capture.ts';
import { capturedMessage, type Part } from './captured-message.ts';
import { answerParts, questionParts } from './chatgpt-parts.ts';
import { shownPath } from './current-path.ts';
import { type Fields, fieldsOf, idOf, isObject, nameOf, valueAt } from './json.ts';
import { milliseconds } from './milliseconds.ts';
import type { Ask, OpenChat, RecordedChat, RecordReader } from './record.ts';
import { bearer, recordedChat, unknownRecord } from './recorded-chat.ts';

const SITE = 'ChatGPT';

/** Without the token the site says 404, as if there were no such chat (seen 2026-08). */
export const chatgptRecord: RecordReader = async (chat, ask) => {
  // `/c/WEB:…` stands in the address before the chat is saved
  if (chat.chatId.startsWith('WEB:')) throw unknownRecord(SITE, 'the chat is not saved yet');
  const token = nameOf(valueAt(await ask('/api/auth/session'), 'accessToken'));
  if (token === undefined) throw unknownRecord(SITE, 'no token in the session');
  return readRecord(await askRecord(chat, ask, token));
};

function askRecord({ chatId, cookie }: OpenChat, ask: Ask, token: string): Promise<unknown> {
  const account = /^[\da-f-]{36}$/i.exec(cookie('_account') ?? '')?.[0];
  const device = nameOf(cookie('oai-did'));
  return ask(`/backend-api/conversation/${encodeURIComponent(chatId)}`, {
    headers: {
      ...bearer(token),
      ...(account !== undefined && { 'ChatGPT-Account-Id': account }),
      ...(device !== undefined && { 'OAI-Device-Id': device }),
    },
  });
}

function readRecord(record: unknown): RecordedChat {
  const { mapping, current_node, title } = fieldsOf(record);
  if (!isObject(mapping)) throw unknownRecord(SITE, 'no mapping');
  const nodes = new Map(Object.entries(mapping).map(([id, node]) => [id, fieldsOf(node)]));
  const tree = { nodes, parentOf: ({ parent }: Fields) => idOf(parent) };
  const path = shownPath(tree, idOf(current_node), (node) => milliseconds(valueAt(node, 'message', 'create_time')));
  const records = path.nodes.map(({ message }) => fieldsOf(message)).filter((message) => !isHidden(message));
  return recordedChat(SITE, { title, messages: turnsOf(records).flatMap(messageOf), whole: path.whole });
}

function isHidden(record: Fields): boolean {
  const { is_visually_hidden_from_conversation: hidden, is_user_system_message: instructions } = fieldsOf(
    record.metadata,
  );
  return roleOf(record) === undefined || hidden === true || instructions === true;
}

function roleOf({ author }: Fields): 'user' | 'assistant' | undefined {
  const { role } = fieldsOf(author);
  if (role === 'user') return 'user';
  return role === 'assistant' || role === 'tool' ? 'assistant' : undefined;
}

/** What the assistant and its tools wrote between two questions is one answer. */
function turnsOf(records: readonly Fields[]): readonly (readonly Fields[])[] {
  const turns: Fields[][] = [];
  for (const record of records) {
    const last = turns.at(-1)?.[0];
    if (last !== undefined && roleOf(last) === 'assistant' && roleOf(record) === 'assistant') {
      turns.at(-1)?.push(record);
      continue;
    }
    turns.push([record]);
  }
  return turns;
}

function messageOf(turn: readonly Fields[]): readonly CapturedMessage[] {
  const [first] = turn;
  if (first === undefined) return [];
  if (roleOf(first) === 'assistant') return answerOf(turn);
  return capturedMessage('user', questionParts(first), { id: idOf(first.id), at: milliseconds(first.create_time) });
}

interface Entry {
  readonly record: Fields;
  readonly parts: readonly Part[];
  readonly isProse: boolean;
}

/** The id is that of the answer's last text: the one the page shows. Notes on the way to it are not in the page. */
function answerOf(turn: readonly Fields[]): readonly CapturedMessage[] {
  const entries = turn.map(entryOf).filter(({ parts }) => parts.length > 0);
  const hasAnswer = entries.some(({ isProse, record }) => isProse && !isNote(record));
  const kept = entries.filter(({ isProse, record }) => !(hasAnswer && isProse && isNote(record)));
  const named = kept.findLast(({ isProse }) => isProse) ?? kept.at(-1);
  const model = kept.map(({ record }) => nameOf(valueAt(record, 'metadata', 'model_slug'))).findLast(Boolean);
  return capturedMessage('assistant', joined(kept), {
    id: idOf(named?.record.id),
    at: milliseconds(kept[0]?.record.create_time),
    model,
    complete: !turn.some(({ status }) => status === 'in_progress'),
  });
}

function entryOf(record: Fields): Entry {
  const isProse = fieldsOf(record.author).role === 'assistant' && isForUser(record);
  return { record, isProse, parts: answerParts(record) };
}

function isForUser({ recipient }: Fields): boolean {
  return recipient === 'all' || recipient === undefined || recipient === null;
}

function isNote({ channel, metadata }: Fields): boolean {
  return channel === 'commentary' || fieldsOf(metadata).is_thinking_preamble_message === true;
}

/** The same report comes anew with each step of its making; an answer at its limit goes on in the middle of a word. */
function joined(entries: readonly Entry[]): readonly Part[] {
  const parts: Part[] = [];
  const seen = new Set<string>();
  let isCut = false;
  for (const { record, parts: own, isProse } of entries) {
    const key = JSON.stringify(own);
    if (!isProse && seen.has(key)) continue;
    seen.add(key);
    const [head, ...rest] = own;
    const before = parts.at(-1);
    if (isCut && typeof head === 'string' && typeof before === 'string') {
      parts.splice(-1, 1, `${before}${head}`, ...rest);
    } else {
      parts.push(...own);
    }
    isCut = valueAt(record, 'metadata', 'finish_details', 'type') === 'max_tokens';
  }
  return parts;
}
