import { expect, test } from 'vitest';
import { Failure } from '../../core/failure.ts';
import { fakeAsk, openChat } from './fake-ask.ts';
import type { Fields } from './json.ts';
import { qwenRecord } from './qwen.ts';

const ID = '3f0a-0000';
const ADDRESS = `/api/v2/chats/${ID}`;

const chatOf = (messages: Fields, currentId = 'a'): Fields => ({
  success: true,
  data: { id: ID, title: 'Ink', chat: { history: { currentId, messages } } },
});
const question: Fields = { id: 'q', parentId: null, role: 'user', content: 'Why black?', timestamp: 1_750_000_000 };
const answer = (more: Fields): Fields => ({
  id: 'a',
  parentId: 'q',
  role: 'assistant',
  content: '',
  timestamp: 1_750_000_009,
  ...more,
});

async function read(record: unknown, stored: Readonly<Record<string, string>> = {}) {
  const { ask, asked } = fakeAsk({ [ADDRESS]: [record] });
  return { chat: await qwenRecord(openChat({ chatId: ID, stored }), ask), asked };
}

test('the chat is asked for by cookie, with a token where the page has one, in any of its forms', async () => {
  const record = chatOf({ q: question, a: answer({ content: 'Soot.' }) });
  expect((await read(record)).asked).toEqual([{ path: ADDRESS, headers: { source: 'web' } }]);
  for (const token of ['secret-5', 'Bearer secret-5', '"secret-5"', '{"access_token":"secret-5"}']) {
    const { asked } = await read(record, { token });
    expect(asked).toEqual([{ path: ADDRESS, headers: { source: 'web', Authorization: 'Bearer secret-5' } }]);
  }
});

test('an answer is its phases, without thinking and searching, with links and images', async () => {
  const content_list = [
    { phase: 'thinking_summary', content: 'Hm.' },
    { phase: 'web_search', content: '', extra: { web_search_info: [{ title: 'Ink', url: 'https://ink.test/' }] } },
    { phase: 'answer', content: 'Soot[[1]] and gum[[5]].' },
    { phase: 'image_gen', content: 'https://cdn.test/x.png' },
    { phase: 'hologram', content: '??' },
  ];
  const messages = { q: question, a: answer({ content_list, reasoning_content: 'Hm.', modelName: 'Qwen-X' }) };
  const { chat } = await read(chatOf(messages));
  expect(chat).toEqual({
    title: 'Ink',
    messages: [
      { id: 'q', at: 1_750_000_000_000, role: 'user', text: 'Why black?', attachments: [], complete: true },
      {
        ...{ id: 'a', at: 1_750_000_009_000, role: 'assistant', model: 'Qwen-X', complete: true },
        text: 'Soot [Ink](https://ink.test/) and gum.\n\n[Image]',
        attachments: [{ kind: 'image', name: '' }],
      },
    ],
  });
});

test('the branch up from the current message, files by name', async () => {
  const files = [
    { name: 'pen.png', type: 'image', file_type: 'image/png' },
    { name: 'pen.pdf', type: 'file' },
  ];
  const messages = {
    q: { ...question, files },
    a: answer({ content: 'Soot.' }),
    b: { ...answer({ content: 'Oak.' }), id: 'b' },
  };
  const { chat } = await read(chatOf(messages, 'a'));
  expect(chat.messages.map(({ text }) => text)).toEqual(['[Image: pen.png]\n\n[File: pen.pdf]\n\nWhy black?', 'Soot.']);
});

test('another shape is a failure, a refusal passes through, a circle ends', async () => {
  await expect(read({ success: false, data: {} })).rejects.toEqual(
    new Failure('record-unknown', 'Qwen: no history of messages'),
  );
  const refused = new Failure('record-refused', '401');
  await expect(read(refused)).rejects.toBe(refused);
  const circle = chatOf({ q: { ...question, parentId: 'a' }, a: answer({ content: 'Soot.' }) });
  expect((await read(circle)).chat).toMatchObject({ reachesStart: false, messages: [{}, {}] });
});
