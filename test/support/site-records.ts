import type { Answer } from '../../scripts/stage/https-server.ts';

/** A message of a chat as its site keeps it. `parent`: what it was said to. */
export interface RecordRow {
  readonly id: string;
  readonly parent: string | undefined;
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface RecordSite {
  readonly site: string;
  /** The recorded page that shows the end of the chat. */
  readonly page: string;
  /** What stands in the page beside the chat, and asking needs. */
  readonly beside: string;
  /** What is asked for before the record: by path. */
  readonly before: Readonly<Record<string, unknown>>;
  /** The path of the record, without query. */
  readonly path: (chatId: string) => string;
  /** `end`: the id of the message that the chat's current branch ends in. */
  readonly record: (title: string, rows: readonly RecordRow[], end: string) => unknown;
}

/** Milliseconds since 1970 at which the first message was written. */
const BEGUN = 1_780_000_000_000;

export const RECORD_SITES: readonly RecordSite[] = [
  {
    site: 'chatgpt',
    page: 'articles',
    beside: '',
    before: { '/api/auth/session': { accessToken: 'token-1' } },
    path: (chatId) => `/backend-api/conversation/${chatId}`,
    record: (title, rows, end) => ({
      title,
      current_node: end,
      mapping: Object.fromEntries([
        ['root', { id: 'root', parent: null, message: null }],
        ...rows.map((row, index) => [
          row.id,
          { id: row.id, parent: row.parent ?? 'root', message: ofChatgpt(row, index) },
        ]),
      ]),
    }),
  },
  {
    site: 'claude',
    page: 'thinking',
    beside: '',
    before: { '/api/organizations': [{ uuid: 'org-1', capabilities: ['chat'] }] },
    path: (chatId) => `/api/organizations/org-1/chat_conversations/${chatId}`,
    record: (name, rows, end) => ({
      name,
      current_leaf_message_uuid: end,
      chat_messages: rows.map(({ id, parent, role, text }, index) => ({
        uuid: id,
        sender: role === 'user' ? 'human' : 'assistant',
        parent_message_uuid: parent ?? '00000000-0000-4000-8000-000000000000',
        created_at: new Date(BEGUN + index).toISOString(),
        content: [{ type: 'text', text }],
      })),
    }),
  },
  {
    site: 'deepseek',
    page: 'thinking-open',
    beside: `<script>localStorage.setItem('userToken', '{"value":"token-2"}')</script>`,
    before: {},
    path: () => '/api/v0/chat/history_messages',
    record: (title, rows, end) => ({
      code: 0,
      data: {
        biz_code: 0,
        biz_data: { chat_session: { title, current_message_id: end }, chat_messages: rows.map(ofDeepseek) },
      },
    }),
  },
  {
    site: 'openwebui',
    page: 'several-models',
    beside: `<script>localStorage.setItem('token', 'token-3')</script>`,
    before: {},
    path: (chatId) => `/api/v1/chats/${chatId}`,
    record: (title, rows, end) => ({
      title,
      chat: {
        title,
        history: {
          currentId: end,
          messages: Object.fromEntries(
            rows.map(({ id, parent, role, text }, index) => [
              id,
              { parentId: parent ?? null, role, content: text, timestamp: BEGUN / 1_000 + index, done: true },
            ]),
          ),
        },
      },
    }),
  },
];

/** Too many requests: come again in an hour. */
export const TOO_MANY: Answer = { status: 429, headers: { 'retry-after': '3600' }, body: { detail: 'slow down' } };

function ofChatgpt({ id, role, text }: RecordRow, index: number) {
  return {
    id,
    author: { role },
    create_time: BEGUN / 1_000 + index,
    recipient: 'all',
    status: 'finished_successfully',
    content: { content_type: 'text', parts: [text] },
    metadata: {},
  };
}

function ofDeepseek({ id, parent, role, text }: RecordRow, index: number) {
  return {
    message_id: id,
    parent_id: parent ?? null,
    role: role.toUpperCase(),
    fragments: [{ type: role === 'user' ? 'REQUEST' : 'RESPONSE', content: text }],
    content: '',
    files: [],
    inserted_at: BEGUN / 1_000 + index,
    status: 'FINISHED',
  };
}
