import type { CapturedMessage } from '../../core/capture.ts';
import { Failure } from '../../core/failure.ts';
import { capturedMessage } from './captured-message.ts';
import { partsOfClaude } from './claude-parts.ts';
import { type Path, rowsById, shownPath } from './current-path.ts';
import { type Fields, fieldsOf, idOf, listOf, nameOf } from './json.ts';
import { milliseconds } from './milliseconds.ts';
import type { Ask, OpenChat, RecordedChat, RecordReader } from './record.ts';
import { recordedChat, unknownRecord } from './recorded-chat.ts';

const SITE = 'Claude';

/** The chat belongs to one of the user's organisations: the one used last, else another that has chats. */
export const claudeRecord: RecordReader = async (chat, ask) => {
  const last = nameOf(chat.cookie('lastActiveOrg'));
  if (last === undefined) return readRecord(await askOthers(chat, ask, undefined));
  try {
    return readRecord(await askRecord(chat, ask, last));
  } catch (error) {
    if (!isOfAnother(error)) throw error;
    return readRecord(await askOthers(chat, ask, last, error));
  }
};

/** Without `rendering_mode` thinking and tools come as text. */
function askRecord({ chatId }: OpenChat, ask: Ask, organisation: string): Promise<unknown> {
  const chats = `/api/organizations/${encodeURIComponent(organisation)}/chat_conversations`;
  const query = 'tree=True&rendering_mode=messages&render_all_tools=true';
  return ask(`${chats}/${encodeURIComponent(chatId)}?${query}`);
}

async function askOthers(chat: OpenChat, ask: Ask, tried: string | undefined, refused?: unknown): Promise<unknown> {
  const organisations = listOf(await ask('/api/organizations')).map(fieldsOf);
  const ids = organisations
    .filter(({ capabilities }) => listOf(capabilities).includes('chat'))
    .flatMap(({ uuid }) => idOf(uuid) ?? [])
    .filter((id) => id !== tried);
  let failure: unknown = refused ?? unknownRecord(SITE, 'no organisation that has chats');
  for (const id of ids) {
    try {
      return await askRecord(chat, ask, id);
    } catch (error) {
      if (!isOfAnother(error)) throw error;
      failure = error;
    }
  }
  throw failure;
}

/** The site answers 404 for a chat of another organisation, 403 for an organisation the user has left. */
function isOfAnother(error: unknown): boolean {
  return error instanceof Failure && error.code === 'record-refused' && /^40[34]\b/.test(error.detail);
}

function readRecord(record: unknown): RecordedChat {
  const { name, model, chat_messages: messages, current_leaf_message_uuid: leaf } = fieldsOf(record);
  if (!Array.isArray(messages)) throw unknownRecord(SITE, 'no chat_messages');
  const rows = messages.map(fieldsOf);
  const path = rows.some(({ parent_message_uuid: parent }) => idOf(parent) !== undefined)
    ? branchOf(rows, idOf(leaf))
    : { nodes: rows, whole: true };
  const read = path.nodes.flatMap(messageOf);
  return recordedChat(SITE, { title: name, messages: withModel(read, nameOf(model)), whole: path.whole });
}

function branchOf(rows: readonly Fields[], leaf: string | undefined): Path<Fields> {
  const nodes = rowsById(rows, 'uuid');
  const tree = { nodes, parentOf: ({ parent_message_uuid: parent }: Fields) => idOf(parent) };
  return shownPath(tree, leaf, ({ created_at: at }) => milliseconds(at));
}

/** Without an id: the page has none to match it with. */
function messageOf(row: Fields): readonly CapturedMessage[] {
  if (row.sender !== 'human' && row.sender !== 'assistant') return [];
  const role = row.sender === 'human' ? 'user' : 'assistant';
  return capturedMessage(role, partsOfClaude(row), { at: milliseconds(row.created_at) });
}

/** The record names the model that is chosen now: that of the newest answer. */
function withModel(messages: readonly CapturedMessage[], model: string | undefined): readonly CapturedMessage[] {
  const last = messages.at(-1);
  if (model === undefined || last?.role !== 'assistant') return messages;
  return [...messages.slice(0, -1), { ...last, model }];
}
