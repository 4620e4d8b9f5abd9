import { describe, expect, test } from 'vitest';
import { Failure } from '../../core/failure.ts';
import { fakeAsk, openChat } from './fake-ask.ts';
import type { Fields } from './json.ts';
import { openwebuiRecord } from './openwebui.ts';

const ID = '0e1d-0000';
const ADDRESS = `/api/v1/chats/${ID}`;
const page = openChat({ chatId: ID, stored: { token: 'secret-3' } });

const message = (parentId: string | null, role: string, content: unknown, more: Fields = {}): Fields => ({
  ...{ parentId, role, content, timestamp: 1_750_000_000 },
  ...more,
});
const chatOf = (messages: Readonly<Record<string, Fields>>, currentId?: string): Fields => ({
  ...{ id: ID, title: 'Tea', chat: { title: 'Tea', history: { currentId, messages } } },
});

async function read(answer: unknown) {
  const { ask, asked } = fakeAsk({ [ADDRESS]: [answer] });
  return { chat: await openwebuiRecord(page, ask), asked };
}
const answerText = async (content: unknown, more: Fields = {}) => {
  const messages = { q: message(null, 'user', 'How hot?'), a: message('q', 'assistant', content, more) };
  return (await read(chatOf(messages, 'a'))).chat.messages[1]?.text;
};

describe('what is asked', () => {
  test('the chat, with the token of the page, and nothing else', async () => {
    const { chat, asked } = await read(
      chatOf(
        { q: message(null, 'user', 'How hot?'), a: message('q', 'assistant', 'Hot.', { model: 'llama', done: true }) },
        'a',
      ),
    );
    expect(asked).toEqual([{ path: ADDRESS, headers: { Authorization: 'Bearer secret-3' } }]);
    const at = 1_750_000_000_000;
    expect(chat).toEqual({
      title: 'Tea',
      messages: [
        { id: 'q', at, role: 'user', text: 'How hot?', attachments: [], complete: true },
        { id: 'a', at, role: 'assistant', text: 'Hot.', attachments: [], complete: true, model: 'llama' },
      ],
    });
  });

  test('a refusal passes through, another shape is a failure', async () => {
    const refused = new Failure('record-refused', '401');
    await expect(read(refused)).rejects.toBe(refused);
    for (const answer of [{}, [], { chat: { history: { messages: [] } } }]) {
      await expect(read(answer)).rejects.toEqual(new Failure('record-unknown', 'Open WebUI: no history of messages'));
    }
    await expect(read(chatOf({}))).rejects.toThrow('Open WebUI: no messages');
  });
});

describe('what is read', () => {
  test('the branch up from the current message, until a circle ends', async () => {
    const messages = {
      q: message(null, 'user', 'How hot?'),
      a: message('q', 'assistant', 'Cold.'),
      b: message('q', 'assistant', 'Hot.'),
      c: message('q', 'assistant', 'Warm.'),
    };
    expect((await read(chatOf(messages, 'b'))).chat.messages.map(({ text }) => text)).toEqual(['How hot?', 'Hot.']);
    const circle = { q: message('a', 'user', 'How?'), a: message('q', 'assistant', 'So.') };
    expect((await read(chatOf(circle, 'a'))).chat).toMatchObject({ reachesStart: false, messages: [{}, {}] });
  });

  test('answers without thinking and tools, which stand folded in their text', async () => {
    const text =
      '<details type="reasoning" done="true" duration="3">\n<summary>Thought</summary>\n> Hm.\n</details>\nHot.\n<details>\n<summary>Own</summary>\nKept.\n</details>\n<details type="tool_calls" name="x">\n<summary>Ran</summary>\n</details>\nReally.';
    expect(await answerText(text)).toBe('Hot.\n<details>\n<summary>Own</summary>\nKept.\n</details>\n\nReally.');
    expect(await answerText('<think>Hm.</think>\n\nHot.')).toBe('Hot.');
    const question = { q: message(null, 'user', 'What is <think>x</think>?'), a: message('q', 'assistant', 'A tag.') };
    expect((await read(chatOf(question, 'a'))).chat.messages[0]?.text).toBe('What is <think>x</think>?');
  });

  test('answers that are lists: of pieces, or of what was put out', async () => {
    expect(await answerText([{ type: 'text', text: 'Hot.' }, { type: 'image_url' }])).toBe('Hot.');
    const output = [
      { type: 'reasoning', content: [{ text: 'Hm.' }] },
      { type: 'message', content: [{ type: 'output_text', text: 'Hot.' }] },
      { type: 'hologram' },
    ];
    expect(await answerText('', { output })).toBe('Hot.');
  });

  test('numbers of sources as links where they have an address', async () => {
    const sources = [
      {
        source: { name: 'web' },
        metadata: [{ source: 'https://tea.test/', name: 'Tea' }, { source: 'https://tea.test/' }],
      },
      { source: { name: 'notes.txt', id: 'f1' }, metadata: [{ source: 'notes.txt' }] },
      { source: { name: 'https://leaf.test/', url: 'https://leaf.test/' } },
    ];
    expect(await answerText('Hot [1], not cold [2][3][4], `x[1]`.', { sources })).toBe(
      'Hot [Tea](https://tea.test/), not cold [2] [leaf.test](https://leaf.test/)[4], `x[1]`.',
    );
  });

  test('files by name, an answer that is being written as not complete', async () => {
    const files = [
      { type: 'image', url: 'data:image/png;base64,AA' },
      { type: 'file', name: 'leaf.pdf', file: { meta: { content_type: 'application/pdf' } } },
      { type: 'file', file: { filename: 'cup.png', meta: { content_type: 'image/png' } } },
    ];
    const messages = {
      q: message(null, 'user', 'How?', { files }),
      a: message('q', 'assistant', 'So', { done: false }),
    };
    const [question, answer] = (await read(chatOf(messages, 'a'))).chat.messages;
    expect(question?.text).toBe('[Image]\n\n[File: leaf.pdf]\n\n[Image: cup.png]\n\nHow?');
    expect(answer?.complete).toBe(false);
  });
});
