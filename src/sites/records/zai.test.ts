import { expect, test } from 'vitest';
import { Failure } from '../../core/failure.ts';
import { fakeAsk, openChat } from './fake-ask.ts';
import type { Fields } from './json.ts';
import { zaiRecord } from './zai.ts';

const ID = '2a11-0000';
const ADDRESS = `/api/v1/chats/${ID}`;
const BATCH = `${ADDRESS}/messages/batch`;
const page = openChat({ chatId: ID, stored: { token: 'secret-4' } });
const headers = { Authorization: 'Bearer secret-4' };

const chatOf = (messages: Fields): Fields => ({ title: 'Fog', chat: { history: { currentId: 'b', messages } } });
const BARE = chatOf({
  q: { parentId: null, role: 'user' },
  a: { parentId: 'q', role: 'assistant' },
  b: { parentId: 'q', role: 'assistant' },
});

test('the record is enough where it holds the words; thinking, tools and marks of sources are left out', async () => {
  const answer =
    '<details type="reasoning" done="true">\n> Hm.\n</details>\n<glm_block tool="x">{"a":1}</glm_block>\nIt lifts 【turn0search3】.';
  const { ask, asked } = fakeAsk({
    [ADDRESS]: [
      chatOf({
        q: { parentId: null, role: 'user', content: 'When?', timestamp: 1_750_000_000 },
        a: { parentId: 'q', role: 'assistant', content: 'Never.' },
        b: { parentId: 'q', role: 'assistant', content: answer, model: 'glm', done: true },
        c: { parentId: 'q', role: 'assistant', content: 'Soon.' },
      }),
    ],
  });
  const chat = await zaiRecord(page, ask);
  expect(asked).toEqual([{ path: ADDRESS, headers }]);
  expect(chat).toEqual({
    title: 'Fog',
    messages: [
      { id: 'q', at: 1_750_000_000_000, role: 'user', text: 'When?', attachments: [], complete: true },
      { id: 'b', role: 'assistant', text: 'It lifts.', attachments: [], complete: true, model: 'glm' },
    ],
  });
});

test('else the words of the branch are asked for by their ids, whichever way they come', async () => {
  const rows = [
    { id: 'b', role: 'assistant', content: 'It lifts.' },
    { id: 'q', role: 'user', content: 'When?' },
  ];
  const keyed = Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
  for (const answer of [rows, { data: rows }, { messages: keyed }, keyed]) {
    const { ask, asked } = fakeAsk({ [ADDRESS]: [BARE], [BATCH]: [answer] });
    expect((await zaiRecord(page, ask)).messages.map(({ text }) => text)).toEqual(['When?', 'It lifts.']);
    expect(asked).toEqual([
      { path: ADDRESS, headers },
      { path: BATCH, method: 'POST', headers, body: { ids: ['q', 'b'] } },
    ]);
  }
});

test('a message that does not come is a failure, a refusal passes through', async () => {
  const { ask } = fakeAsk({ [ADDRESS]: [BARE], [BATCH]: [[{ id: 'q', content: 'When?' }]] });
  await expect(zaiRecord(page, ask)).rejects.toEqual(new Failure('record-unknown', 'Z.ai: not all messages'));
  const refused = new Failure('record-refused', '401');
  await expect(zaiRecord(page, fakeAsk({ [ADDRESS]: [refused] }).ask)).rejects.toBe(refused);
  await expect(zaiRecord(page, fakeAsk({ [ADDRESS]: [{}] }).ask)).rejects.toThrow('Z.ai: no history of messages');
});
