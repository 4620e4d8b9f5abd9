import { describe, expect, test } from 'vitest';
import { Failure } from '../../core/failure.ts';
import { deepseekRecord } from './deepseek.ts';
import { fakeAsk, openChat } from './fake-ask.ts';
import type { Fields } from './json.ts';

const ID = 'd5e9-0000';
const ADDRESS = `/api/v0/chat/history_messages?chat_session_id=${ID}&cache_version=0`;
const page = openChat({ chatId: ID, stored: { userToken: '{"value":"secret-2","__version":"0"}' } });

const answered = (messages: unknown, current?: number, codes: Fields = { code: 0 }): Fields => ({
  ...codes,
  data: {
    biz_code: 0,
    biz_data: { chat_session: { title: 'Moss', current_message_id: current }, chat_messages: messages },
  },
});

const row = (
  id: number,
  parent: number | null,
  role: string,
  fragments: readonly Fields[],
  more: Fields = {},
): Fields => ({
  ...{ message_id: id, parent_id: parent, role, fragments, content: '', files: [] },
  ...{ inserted_at: 1_758_000_000.25 + id, status: 'FINISHED' },
  ...more,
});
const request = (content: string): Fields => ({ type: 'REQUEST', content });
const response = (content: string): Fields => ({ type: 'RESPONSE', content });

async function read(answer: unknown) {
  const { ask, asked } = fakeAsk({ [ADDRESS]: [answer] });
  return { chat: await deepseekRecord(page, ask), asked };
}

describe('what is asked', () => {
  test('the messages, with the token of the page, and nothing else', async () => {
    const { chat, asked } = await read(
      answered([row(1, null, 'USER', [request('Where?')]), row(2, 1, 'ASSISTANT', [response('On stones.')])], 2),
    );
    expect(asked).toEqual([
      { path: ADDRESS, headers: { Authorization: 'Bearer secret-2', 'x-client-platform': 'web' } },
    ]);
    expect(chat).toEqual({
      title: 'Moss',
      messages: [
        { at: 1_758_000_001_250, role: 'user', text: 'Where?', attachments: [], complete: true },
        { at: 1_758_000_002_250, role: 'assistant', text: 'On stones.', attachments: [], complete: true },
      ],
    });
  });

  test('nothing without a token', async () => {
    for (const userToken of ['', 'null', 'no json', '{"value":null}']) {
      const { ask, asked } = fakeAsk({});
      const reading = deepseekRecord(openChat({ chatId: ID, stored: { userToken } }), ask);
      await expect(reading).rejects.toEqual(new Failure('record-unknown', 'DeepSeek: no token in the page'));
      expect(asked).toEqual([]);
    }
  });

  test('a refusal passes through; one in the answer is named by its number', async () => {
    const refused = new Failure('record-refused', '403');
    await expect(read(refused)).rejects.toBe(refused);
    await expect(read({ code: 40003, msg: 'token secret-2', data: null })).rejects.toEqual(
      new Failure('record-unknown', 'DeepSeek: no chat_messages (code 40003)'),
    );
    await expect(read({})).rejects.toEqual(new Failure('record-unknown', 'DeepSeek: no chat_messages'));
  });
});

describe('what is read', () => {
  test('the branch up from the current message', async () => {
    const rows = [
      row(1, null, 'USER', [request('Where?')]),
      row(2, 1, 'ASSISTANT', [response('Nowhere.')]),
      row(3, 1, 'ASSISTANT', [response('On stones.')]),
      row(4, 1, 'ASSISTANT', [response('In woods.')]),
    ];
    expect((await read(answered(rows, 3))).chat.messages.map(({ text }) => text)).toEqual(['Where?', 'On stones.']);
    expect((await read(answered(rows, 99))).chat.messages.map(({ text }) => text)).toEqual(['Where?', 'In woods.']);
    const circle = [row(1, 2, 'USER', [request('Where?')]), row(2, 1, 'ASSISTANT', [response('Here.')])];
    expect((await read(answered(circle, 2))).chat).toMatchObject({ reachesStart: false, messages: [{}, {}] });
  });

  test('answers without thinking, searching and tools, of fragments or of the older content', async () => {
    const rows = [
      row(1, null, 'USER', [], { content: 'Where?' }),
      row(2, 1, 'ASSISTANT', [
        { type: 'THINK', content: 'Hm.' },
        { type: 'SEARCH', results: [{ cite_index: 2, title: 'Moss', url: 'https://moss.test/' }] },
        response('On stones[citation:2][citation:7].'),
        { type: 'HOLOGRAM', content: '??' },
        response('And roofs, `[citation:2]`.'),
      ]),
      row(3, 2, 'USER', [request('Why?')], { files: [{ file_name: 'roof.png' }, { file_name: 'list.txt' }] }),
      row(4, 3, 'ASSISTANT', [], { content: 'Damp.', thinking_content: 'Hm.', status: 'WIP', model: 'v9' }),
    ];
    const { messages } = (await read(answered(rows, 4))).chat;
    expect(messages.map(({ text }) => text)).toEqual([
      'Where?',
      'On stones [Moss](https://moss.test/).\n\nAnd roofs, `[citation:2]`.',
      '[Image: roof.png]\n\n[File: list.txt]\n\nWhy?',
      'Damp.',
    ]);
    expect(messages[3]).toMatchObject({ complete: false, model: 'v9' });
  });
});
