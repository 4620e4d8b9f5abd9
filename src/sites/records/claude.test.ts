import { describe, expect, test } from 'vitest';
import { Failure } from '../../core/failure.ts';
import { claudeRecord } from './claude.ts';
import { fakeAsk, openChat } from './fake-ask.ts';
import type { Fields } from './json.ts';

const ID = '7b0e6a52-0000-4000-8000-00000000c1a0';
const ROOT = '00000000-0000-4000-8000-000000000000';
const addressIn = (organisation: string) =>
  `/api/organizations/${organisation}/chat_conversations/${ID}?tree=True&rendering_mode=messages&render_all_tools=true`;

const page = openChat({ chatId: ID, cookies: { lastActiveOrg: 'org-1' } });

const row = (uuid: string, sender: string, text: string, parent: string, more: Fields = {}): Fields => ({
  uuid,
  sender,
  parent_message_uuid: parent,
  created_at: '2026-08-01T10:00:00.000Z',
  content: [{ type: 'text', text }],
  ...more,
});

const chatOf = (messages: readonly Fields[], leaf?: string): Fields => ({
  name: 'Bread',
  model: 'claude-x',
  chat_messages: messages,
  current_leaf_message_uuid: leaf,
});

const STRAIGHT = chatOf([row('q', 'human', 'How warm?', ROOT), row('a', 'assistant', 'Warm.', 'q')], 'a');

async function read(answer: unknown) {
  const { ask, asked } = fakeAsk({ [addressIn('org-1')]: [answer] });
  return { chat: await claudeRecord(page, ask), asked };
}

describe('what is asked', () => {
  test('the chat in the organisation used last, and nothing else', async () => {
    const { chat, asked } = await read(STRAIGHT);
    expect(asked).toEqual([{ path: addressIn('org-1') }]);
    const at = Date.parse('2026-08-01T10:00:00.000Z');
    expect(chat).toEqual({
      title: 'Bread',
      messages: [
        { at, role: 'user', text: 'How warm?', attachments: [], complete: true },
        { at, role: 'assistant', text: 'Warm.', attachments: [], complete: true, model: 'claude-x' },
      ],
    });
  });

  test('the others that have chats, one after the other, where it is not of this one', async () => {
    const { ask, asked } = fakeAsk({
      [addressIn('org-1')]: [new Failure('record-refused', '404')],
      '/api/organizations': [
        [
          { uuid: 'org-api', capabilities: ['api'] },
          { uuid: 'org-1', capabilities: ['chat'] },
          { uuid: 'org-2', capabilities: ['chat', 'raven'] },
          { uuid: 'org-3', capabilities: ['chat'] },
        ],
      ],
      [addressIn('org-2')]: [new Failure('record-refused', '403')],
      [addressIn('org-3')]: [STRAIGHT],
    });
    expect((await claudeRecord(page, ask)).messages).toHaveLength(2);
    const paths = [addressIn('org-1'), '/api/organizations', addressIn('org-2'), addressIn('org-3')];
    expect(asked).toEqual(paths.map((path) => ({ path })));
  });

  test('the list first, where no cookie names one', async () => {
    const { ask, asked } = fakeAsk({
      '/api/organizations': [[{ uuid: 'org-2', capabilities: ['chat'] }]],
      [addressIn('org-2')]: [STRAIGHT],
    });
    await claudeRecord(openChat({ chatId: ID }), ask);
    expect(asked.map(({ path }) => path)).toEqual(['/api/organizations', addressIn('org-2')]);
  });

  test('nothing more after another refusal, which passes through', async () => {
    const refused = new Failure('record-refused', '429, retry after 404');
    const { ask, asked } = fakeAsk({ [addressIn('org-1')]: [refused] });
    await expect(claudeRecord(page, ask)).rejects.toBe(refused);
    expect(asked).toHaveLength(1);
  });

  test('the last refusal passes through where no organisation has the chat', async () => {
    const refused = new Failure('record-refused', '404');
    const { ask } = fakeAsk({ [addressIn('org-1')]: [refused], '/api/organizations': [[]] });
    await expect(claudeRecord(page, ask)).rejects.toBe(refused);
    const none = fakeAsk({ '/api/organizations': [[{ uuid: 'org-api', capabilities: ['api'] }]] });
    await expect(claudeRecord(openChat({ chatId: ID }), none.ask)).rejects.toEqual(
      new Failure('record-unknown', 'Claude: no organisation that has chats'),
    );
  });
});

describe('the path', () => {
  test('goes up from the current leaf, which is not the last child', async () => {
    const rows = [
      row('q', 'human', 'How warm?', ROOT),
      row('a1', 'assistant', 'Cold.', 'q'),
      row('a2', 'assistant', 'Warm.', 'q'),
      row('edited', 'human', 'And how long?', 'a2'),
      row('b', 'assistant', 'An hour.', 'edited'),
      row('old', 'human', 'And how wet?', 'a2'),
      row('a3', 'assistant', 'Hot.', 'q'),
    ];
    const { chat } = await read(chatOf(rows, 'b'));
    expect(chat.messages.map(({ text }) => text)).toEqual(['How warm?', 'Warm.', 'And how long?', 'An hour.']);
    expect(chat.reachesStart).toBeUndefined();
  });

  test('is the list, where nothing has a parent', async () => {
    const rows = [row('q', 'human', 'How warm?', ''), row('a', 'assistant', 'Warm.', '')];
    expect((await read(chatOf(rows))).chat.messages).toHaveLength(2);
  });

  test('a circle ends, and a parent that is not there says so', async () => {
    const circle = [row('q', 'human', 'How?', 'a'), row('a', 'assistant', 'So.', 'q')];
    expect((await read(chatOf(circle, 'a'))).chat).toMatchObject({ reachesStart: false, messages: [{}, {}] });
    const cut = [row('q', 'human', 'How?', 'lost'), row('a', 'assistant', 'So.', 'q')];
    expect((await read(chatOf(cut, 'a'))).chat.reachesStart).toBe(false);
  });

  test('another shape is a failure', async () => {
    for (const answer of [{ error: 'x' }, [], { chat_messages: {} }]) {
      await expect(read(answer)).rejects.toEqual(new Failure('record-unknown', 'Claude: no chat_messages'));
    }
    await expect(read({ chat_messages: [{ sender: 'robot' }] })).rejects.toThrow('Claude: no messages');
  });
});
