import { expect, test } from 'vitest';
import { Failure } from '../../core/failure.ts';
import { fakeAsk, openChat } from './fake-ask.ts';
import { huggingchatRecord } from './huggingchat.ts';
import type { Fields } from './json.ts';

const ID = '64f0aa0000000000000000bb';
const ADDRESS = `/chat/api/v2/conversations/${ID}`;

const row = (id: string, from: string, content: string, ancestors: readonly string[], more: Fields = {}): Fields => ({
  ...{ id, from, content, ancestors, children: [], createdAt: '2026-03-01T10:00:00.000Z' },
  ...more,
});
const SYSTEM = row('s', 'system', 'Be kind.', []);
const QUESTION = row('q', 'user', 'Which owl?', ['s']);

interface Where {
  readonly url?: string;
  readonly stored?: Readonly<Record<string, string>>;
}

async function read(messages: unknown, where: Where = {}, wrap = (json: Fields): Fields => ({ json })) {
  const { ask, asked } = fakeAsk({ [ADDRESS]: [wrap({ title: 'Owls', model: 'org/model', messages })] });
  return { chat: await huggingchatRecord(openChat({ chatId: ID, ...where }), ask), asked };
}

test('the conversation is asked for, in either wrapping, and nothing else', async () => {
  const rows = [SYSTEM, QUESTION, row('a', 'assistant', 'The barn owl.', ['s', 'q'])];
  const at = Date.parse('2026-03-01T10:00:00.000Z');
  for (const wrap of [(json: Fields) => ({ json, meta: {} }), (json: Fields) => json]) {
    const { chat, asked } = await read(rows, {}, wrap);
    expect(asked).toEqual([{ path: ADDRESS }]);
    expect(chat).toEqual({
      title: 'Owls',
      messages: [
        { id: 'q', at, role: 'user', text: 'Which owl?', attachments: [], complete: true },
        { id: 'a', at, role: 'assistant', text: 'The barn owl.', attachments: [], complete: true, model: 'org/model' },
      ],
    });
  }
});

test('the branch is that of the message the page remembers, else of the last one', async () => {
  const rows = [
    SYSTEM,
    QUESTION,
    row('a', 'assistant', 'The barn owl.', ['s', 'q']),
    row('n', 'user', 'Why?', ['s', 'q', 'a']),
    row('m', 'assistant', 'Silent.', ['s', 'q', 'a', 'n']),
    row('b', 'assistant', 'The snow owl.', ['s', 'q']),
  ];
  const texts = async (where: Where) => (await read(rows, where)).chat.messages.map(({ text }) => text);
  const long = ['Which owl?', 'The barn owl.', 'Why?', 'Silent.'];
  expect(await texts({})).toEqual(['Which owl?', 'The snow owl.']);
  expect(await texts({ stored: { leafId: 'a' } })).toEqual(long);
  expect(await texts({ url: 'https://huggingface.co/chat/conversation/x?leafId=m', stored: { leafId: 'b' } })).toEqual(
    long,
  );
  expect(await texts({ stored: { leafId: 'of another chat' } })).toEqual(['Which owl?', 'The snow owl.']);
});

test('thinking is left out, files are named, the model is the one that was routed to', async () => {
  const files = [{ name: 'owl.png', mime: 'image/png' }];
  const rows = [
    SYSTEM,
    { ...QUESTION, files },
    row('a', 'assistant', '<think>Hm.</think>The barn owl.', ['s', 'q'], {
      reasoning: 'Hm.',
      routerMetadata: { model: 'org/other' },
    }),
  ];
  const [question, answer] = (await read(rows)).chat.messages;
  expect(question).toMatchObject({
    text: '[Image: owl.png]\n\nWhich owl?',
    attachments: [{ kind: 'image', name: 'owl.png' }],
  });
  expect(answer).toMatchObject({ text: 'The barn owl.', model: 'org/other' });
});

test('a chat of the time before branches is its list', async () => {
  const rows = [QUESTION, row('a', 'assistant', 'The barn owl.', [])].map(({ ancestors: _, ...rest }) => rest);
  expect((await read(rows)).chat.messages).toHaveLength(2);
});

test('another shape is a failure, a refusal passes through, a lost parent is told', async () => {
  await expect(read(undefined)).rejects.toEqual(new Failure('record-unknown', 'HuggingChat: no messages'));
  await expect(read([])).rejects.toThrow('HuggingChat: no messages');
  const refused = new Failure('record-refused', '404');
  await expect(huggingchatRecord(openChat({ chatId: ID }), fakeAsk({ [ADDRESS]: [refused] }).ask)).rejects.toBe(
    refused,
  );
  const circle = [
    row('q', 'user', 'Which?', ['a']),
    row('a', 'assistant', 'That.', ['q']),
    row('z', 'user', 'Why?', ['a']),
  ];
  expect((await read(circle)).chat).toMatchObject({ reachesStart: false, messages: [{}, {}, {}] });
});
