import { describe, expect, test } from 'vitest';
import { Failure } from '../../core/failure.ts';
import { fakeAsk, openChat } from './fake-ask.ts';
import type { Fields } from './json.ts';
import { kimiRecord } from './kimi.ts';

const ID = 'd1kimi0000';
const ADDRESS = '/apiv2/kimi.gateway.chat.v1.ChatService/ListMessages';
const page = openChat({ chatId: ID, cookies: { 'kimi-auth': 'secret-6' } });
const headers = { Authorization: 'Bearer secret-6', 'connect-protocol-version': '1', 'x-msh-platform': 'web' };

const row = (
  id: string,
  parentId: string | undefined,
  role: string,
  blocks: readonly Fields[],
  more: Fields = {},
): Fields => ({
  ...{ id, parentId, role, blocks, status: 'MESSAGE_STATUS_COMPLETED', createTime: `2026-05-01T10:00:0${id.at(-1)}Z` },
  ...more,
});
const words = (content: string): Fields => ({ text: { content } });

const read = async (...messages: readonly Fields[]) =>
  (await kimiRecord(page, fakeAsk({ [ADDRESS]: [{ messages }] }).ask)).messages;

describe('what is asked', () => {
  test('the messages, with the token of the cookie, and nothing else', async () => {
    const messages = [row('a2', 'q1', 'assistant', [words('Slow.')]), row('q1', 'root', 'user', [words('How fast?')])];
    const { ask, asked } = fakeAsk({ [ADDRESS]: [{ messages }] });
    const chat = await kimiRecord(page, ask);
    expect(asked).toEqual([{ path: ADDRESS, method: 'POST', headers, body: { chat_id: ID, page_size: 1000 } }]);
    const at = Date.parse('2026-05-01T10:00:01Z');
    expect(chat).toEqual({
      messages: [
        { at, role: 'user', text: 'How fast?', attachments: [], complete: true },
        { at: at + 1000, role: 'assistant', text: 'Slow.', attachments: [], complete: true },
      ],
    });
  });

  test('the next page by its token, as long as it brings something', async () => {
    const first = { messages: [row('a2', 'q1', 'assistant', [words('Slow.')])], nextPageToken: 'next' };
    const second = { messages: [row('q1', undefined, 'user', [words('How fast?')])] };
    const { ask, asked } = fakeAsk({ [ADDRESS]: [first, second] });
    const chat = await kimiRecord(page, ask);
    expect(chat.messages.map(({ text }) => text)).toEqual(['How fast?', 'Slow.']);
    expect(chat.reachesStart).toBeUndefined();
    expect(asked[1]?.body).toEqual({ chat_id: ID, page_size: 1000, page_token: 'next' });
    const again = fakeAsk({ [ADDRESS]: [first, first] });
    expect((await kimiRecord(page, again.ask)).reachesStart).toBe(false);
  });

  test('the token of the page where there is no cookie', async () => {
    const { ask, asked } = fakeAsk({ [ADDRESS]: [{ messages: [row('q1', undefined, 'user', [words('Hi')])] }] });
    await kimiRecord(openChat({ chatId: ID, stored: { access_token: 'secret-7' } }), ask);
    expect(asked[0]?.headers).toEqual({ ...headers, Authorization: 'Bearer secret-7' });
  });

  test('a refusal passes through, another shape is a failure', async () => {
    const refused = new Failure('record-refused', '401');
    await expect(kimiRecord(page, fakeAsk({ [ADDRESS]: [refused] }).ask)).rejects.toBe(refused);
    await expect(kimiRecord(page, fakeAsk({ [ADDRESS]: [{ code: 'x' }] }).ask)).rejects.toEqual(
      new Failure('record-unknown', 'Kimi: no messages'),
    );
  });
});

describe('what is read', () => {
  test('the newest branch, or the list by time where nothing has a parent', async () => {
    const rows = [
      row('a4', 'q1', 'assistant', [words('Fast.')]),
      row('a3', 'q1', 'assistant', [words('Slow.')]),
      row('q1', 'root', 'user', [words('How fast?')]),
    ];
    expect((await read(...rows)).map(({ text }) => text)).toEqual(['How fast?', 'Fast.']);
    const flat = rows.map((each) => ({ ...each, parentId: undefined }));
    expect((await read(...flat)).map(({ text }) => text)).toEqual(['How fast?', 'Slow.', 'Fast.']);
    expect(
      await read(
        row('q1', 'a2', 'user', [words('How?')]),
        row('a2', 'q1', 'assistant', [words('So.')]),
        row('a3', 'a2', 'assistant', [words('Now.')]),
      ),
    ).toHaveLength(3);
  });

  test('blocks without thinking and tools, citations as links, files by name', async () => {
    const file = (name: string, type: string): Fields => ({ file: { meta: { name, type } } });
    const refs = { searchChunks: [{ id: 3, base: { title: 'Snail', url: 'https://snail.test/' } }] };
    const [question, answer, ...more] = await read(
      row('s0', undefined, 'system', [words('Be kind.')]),
      row('q1', 's0', 'user', [
        file('snail.png', 'FILE_TYPE_IMAGE'),
        file('snail.pdf', 'FILE_TYPE_DOC'),
        words('How fast?'),
      ]),
      row(
        'a2',
        'q1',
        'assistant',
        [{ think: { content: 'Hm.' } }, { tool: { name: 'x' } }, words('Slow[^3^][^9^].'), {}],
        {
          refs,
          status: 'MESSAGE_STATUS_GENERATING',
        },
      ),
    );
    expect(question?.text).toBe('[Image: snail.png]\n\n[File: snail.pdf]\n\nHow fast?');
    expect(answer).toMatchObject({ text: 'Slow [Snail](https://snail.test/).', complete: false });
    expect(more).toEqual([]);
  });
});
