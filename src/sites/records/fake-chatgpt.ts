import { chatgptRecord } from './chatgpt.ts';
import { fakeAsk, openChat } from './fake-ask.ts';

export const ID = '68a1c0de-0000-4000-8000-00000000abcd';
export const SESSION = '/api/auth/session';
export const RECORD = `/backend-api/conversation/${ID}`;

type Json = Readonly<Record<string, unknown>>;

export interface Row {
  readonly parent?: string;
  readonly role?: string;
  readonly text?: string;
  readonly parts?: readonly unknown[];
  readonly type?: string;
  readonly content?: Json;
  readonly metadata?: Json;
  readonly more?: Json;
}

/** A record as the site gives it; each row's parent is the row before where it names none. */
export function chatgptChat(
  rows: Readonly<Record<string, Row>>,
  leaf: string | undefined = Object.keys(rows).at(-1),
): Json {
  const mapping: Record<string, unknown> = {
    'client-created-root': { id: 'client-created-root', parent: null, message: null },
  };
  let before = 'client-created-root';
  for (const [id, row] of Object.entries(rows)) {
    mapping[id] = { id, parent: row.parent ?? before, children: [], message: messageOf(id, row) };
    before = id;
  }
  return { title: 'Kites', current_node: leaf, mapping };
}

function messageOf(id: string, { role = 'assistant', text = '', parts = [text], type = 'text', ...row }: Row): Json {
  return {
    id,
    author: { role },
    create_time: 1_760_000_000.5,
    recipient: 'all',
    status: 'finished_successfully',
    content: row.content ?? { content_type: type, parts },
    metadata: row.metadata ?? {},
    ...row.more,
  };
}

export async function readRecord(answer: unknown, page = openChat({ chatId: ID })) {
  const { ask, asked } = fakeAsk({ [SESSION]: [{ accessToken: 'secret-1' }], [RECORD]: [answer] });
  return { chat: await chatgptRecord(page, ask), asked };
}

export const QUESTION: Row = { role: 'user', text: 'How long should the tail be?' };
