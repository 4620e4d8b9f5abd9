import { describe, expect, test } from 'vitest';
import { Failure } from '../../core/failure.ts';
import { chatgptRecord } from './chatgpt.ts';
import { fakeAsk, openChat } from './fake-ask.ts';
import { ID, QUESTION, RECORD, readRecord as read, chatgptChat as record, SESSION } from './fake-chatgpt.ts';

const texts = async (answer: unknown) => (await read(answer)).chat.messages.map(({ text }) => text);

describe('what is asked', () => {
  test('the session for its token, then the chat with it', async () => {
    const { asked } = await read(record({ q: QUESTION, a: { text: 'Four times the kite.' } }));
    expect(asked).toEqual([{ path: SESSION }, { path: RECORD, headers: { Authorization: 'Bearer secret-1' } }]);
  });

  test('the workspace and the device, where the page has cookies for them', async () => {
    const account = '0c0ffee0-0000-4000-8000-000000000001';
    const page = openChat({ chatId: ID, cookies: { _account: account, 'oai-did': 'device-7' } });
    const { asked } = await read(record({ q: QUESTION, a: { text: 'Long.' } }), page);
    expect(asked[1]?.headers).toEqual({
      Authorization: 'Bearer secret-1',
      'ChatGPT-Account-Id': account,
      'OAI-Device-Id': 'device-7',
    });
    const personal = openChat({ chatId: ID, cookies: { _account: 'personal' } });
    const other = await read(record({ q: QUESTION, a: { text: 'Long.' } }), personal);
    expect(other.asked[1]?.headers).toEqual({ Authorization: 'Bearer secret-1' });
  });

  test('nothing for a chat that is not saved yet', async () => {
    const { ask, asked } = fakeAsk({});
    const reading = chatgptRecord(openChat({ chatId: 'WEB:1234' }), ask);
    await expect(reading).rejects.toEqual(new Failure('record-unknown', 'ChatGPT: the chat is not saved yet'));
    expect(asked).toEqual([]);
  });

  test('a refusal passes through', async () => {
    const refused = new Failure('record-refused', '404');
    const { ask } = fakeAsk({ [SESSION]: [{ accessToken: 'secret-1' }], [RECORD]: [refused] });
    await expect(chatgptRecord(openChat({ chatId: ID }), ask)).rejects.toBe(refused);
  });

  test('no chat without a token', async () => {
    const { ask, asked } = fakeAsk({ [SESSION]: [{}] });
    const reading = chatgptRecord(openChat({ chatId: ID }), ask);
    await expect(reading).rejects.toEqual(new Failure('record-unknown', 'ChatGPT: no token in the session'));
    expect(asked).toHaveLength(1);
  });
});

describe('the path', () => {
  test('a straight chat is read with ids, times and models', async () => {
    const { chat } = await read(record({ q: QUESTION, a: { text: 'Four times.', metadata: { model_slug: 'gpt-x' } } }));
    expect(chat).toEqual({
      title: 'Kites',
      messages: [
        {
          id: 'q',
          at: 1_760_000_000_500,
          role: 'user',
          text: 'How long should the tail be?',
          attachments: [],
          complete: true,
        },
        {
          id: 'a',
          at: 1_760_000_000_500,
          model: 'gpt-x',
          role: 'assistant',
          text: 'Four times.',
          attachments: [],
          complete: true,
        },
      ],
    });
  });

  test('goes up from the current node, past children that came first or last', async () => {
    const rows = {
      q: QUESTION,
      replaced: { text: 'Twice the kite.' },
      shown: { parent: 'q', text: 'Four times.' },
      next: { parent: 'shown', role: 'user', text: 'And the line?' },
      end: { parent: 'next', text: 'Thirty metres.' },
      later: { parent: 'q', text: 'Another try.' },
    };
    expect(await texts(record(rows, 'end'))).toEqual([
      'How long should the tail be?',
      'Four times.',
      'And the line?',
      'Thirty metres.',
    ]);
  });

  test('ends in the newest message where the current node is missing', async () => {
    const rows = {
      q: QUESTION,
      newest: { text: 'New.', more: { create_time: 30 } },
      older: { parent: 'q', text: 'Old.', more: { create_time: 20 } },
    };
    expect(await texts(record(rows, 'gone'))).toEqual(['How long should the tail be?', 'New.']);
  });

  test('a circle ends, and a parent that is not there says so', async () => {
    const circle = record({ q: { ...QUESTION, parent: 'a' }, a: { text: 'Round.' } });
    expect((await read(circle)).chat).toMatchObject({ reachesStart: false, messages: [{ id: 'q' }, { id: 'a' }] });
    const cut = record({ q: { ...QUESTION, parent: 'lost' }, a: { text: 'Cut.' } });
    expect((await read(cut)).chat.reachesStart).toBe(false);
  });

  test('another shape is a failure that names what was not there', async () => {
    for (const answer of [{ detail: 'no' }, [], 'text', { mapping: [] }]) {
      await expect(read(answer)).rejects.toEqual(new Failure('record-unknown', 'ChatGPT: no mapping'));
    }
    await expect(read({ mapping: {} })).rejects.toEqual(new Failure('record-unknown', 'ChatGPT: no messages'));
  });
});
