import { describe, expect, test } from 'vitest';
import { Failure } from '../../core/failure.ts';
import { fakeAsk, openChat } from './fake-ask.ts';
import type { Fields } from './json.ts';
import { librechatRecord } from './librechat.ts';

const ID = '11bb-0000';
const REFRESH = '/api/auth/refresh';
const ADDRESS = `/api/messages/${ID}`;
const ROOT = '00000000-0000-0000-0000-000000000000';
const page = openChat({ chatId: ID, url: `https://chat.example.test/c/${ID}` });

let second = 0;
const row = (id: string, parent: string, isCreatedByUser: boolean, text: string, more: Fields = {}): Fields => ({
  ...{ messageId: id, parentMessageId: parent, isCreatedByUser, text, sender: isCreatedByUser ? 'User' : 'Owl' },
  createdAt: `2026-02-01T10:00:${String(second++ % 60).padStart(2, '0')}.000Z`,
  ...more,
});

async function read(rows: unknown) {
  const { ask, asked } = fakeAsk({ [REFRESH]: [{ token: 'secret-10', user: {} }], [ADDRESS]: [rows] });
  return { chat: await librechatRecord(page, ask), asked };
}
const answerOf = async (text: string, more: Fields = {}) =>
  (await read([row('q', ROOT, true, 'Why?'), row('a', 'q', false, text, more)])).chat.messages[1];

describe('what is asked', () => {
  test('a token, then the messages with it, and nothing else', async () => {
    const at = '2026-02-01T09:00:00.000Z';
    const { chat, asked } = await read([
      row('q', ROOT, true, 'Why?', { createdAt: at }),
      row('a', 'q', false, 'So.', { createdAt: at, model: 'm-1' }),
    ]);
    expect(asked).toEqual([
      { path: REFRESH, method: 'POST' },
      { path: ADDRESS, headers: { Authorization: 'Bearer secret-10' } },
    ]);
    expect(chat).toEqual({
      messages: [
        { id: 'q', at: Date.parse(at), role: 'user', text: 'Why?', attachments: [], complete: true },
        { id: 'a', at: Date.parse(at), role: 'assistant', text: 'So.', attachments: [], complete: true, model: 'm-1' },
      ],
    });
  });

  test('under the path it is served at', async () => {
    const { ask, asked } = fakeAsk({
      [`/ai${REFRESH}`]: [{ token: 't' }],
      [`/ai${ADDRESS}`]: [[row('q', ROOT, true, 'Hi')]],
    });
    await librechatRecord(openChat({ chatId: ID, url: `https://example.test/ai/c/${ID}` }), ask);
    expect(asked).toHaveLength(2);
  });

  test('nothing more without a token; refusals pass through; another shape is a failure', async () => {
    const none = fakeAsk({ [REFRESH]: [{ message: 'no' }] });
    await expect(librechatRecord(page, none.ask)).rejects.toEqual(new Failure('record-unknown', 'LibreChat: no token'));
    expect(none.asked).toHaveLength(1);
    const refused = new Failure('record-refused', '401');
    await expect(librechatRecord(page, fakeAsk({ [REFRESH]: [refused] }).ask)).rejects.toBe(refused);
    await expect(read({ messages: [] })).rejects.toEqual(
      new Failure('record-unknown', 'LibreChat: no list of messages'),
    );
    await expect(read([])).rejects.toThrow('LibreChat: no messages');
  });
});

describe('what is read', () => {
  test('the newest branch, until a circle ends', async () => {
    const rows = [
      row('q', ROOT, true, 'Why?'),
      row('a', 'q', false, 'Because.'),
      row('b', 'q', false, 'So.'),
      row('n', 'a', true, 'And?'),
      row('m', 'n', false, 'That.'),
    ];
    expect((await read(rows)).chat.messages.map(({ text }) => text)).toEqual(['Why?', 'Because.', 'And?', 'That.']);
    const circle = [row('q', 'a', true, 'Why?'), row('a', 'q', false, 'So.'), row('n', 'a', true, 'And?')];
    expect((await read(circle)).chat).toMatchObject({ reachesStart: false, messages: [{}, {}, {}] });
  });

  test('texts of a list of pieces, without thinking and tools, with images and files by name', async () => {
    const content = [
      { type: 'think', think: 'Hm.' },
      { type: 'text', text: 'One.' },
      { type: 'tool_call', tool_call: { name: 'x' } },
      { type: 'text', text: { value: 'Two.' } },
      { type: 'image_file', image_file: { filename: 'owl.png' } },
      { type: 'hologram' },
    ];
    const files = [{ filename: 'list.csv', type: 'text/csv' }];
    expect(await answerOf('', { content, files })).toMatchObject({
      text: '[File: list.csv]\n\nOne.\n\nTwo.\n\n[Image: owl.png]',
      model: 'Owl',
    });
    expect((await answerOf('Half', { unfinished: true }))?.complete).toBe(false);
    expect(await answerOf('{"type":"token_balance"}', { error: true })).toBeUndefined();
  });

  test('artifacts under their title, whole or cut off', async () => {
    const text = 'Here:\n\n:::artifact{identifier="x" type="text/html" title="Page"}\n```html\n<p>\n```\n:::\n\nDone.';
    expect(await answerOf(text)).toMatchObject({
      text: 'Here:\n\n[Artifact: Page]\n\n```html\n<p>\n```\n\nDone.',
      attachments: [{ kind: 'artifact', name: 'Page' }],
    });
    expect((await answerOf(':::artifact{identifier="x"}\nHalf'))?.text).toBe('[Artifact: x]\n\nHalf');
  });

  test('marks of sources as links, none left over', async () => {
    const web_search = {
      turn: 0,
      organic: [{ title: 'Owl', link: 'https://owl.test/' }],
      topStories: [{ title: 'News', link: 'https://news.test/' }],
    };
    const text = 'Silent \u{E202}turn0search0\u{E202}turn0news0, \\ue202turn0search9\u{E200}soft\u{E201}.';
    expect((await answerOf(text, { attachments: [{ type: 'web_search', web_search }] }))?.text).toBe(
      'Silent [Owl](https://owl.test/) [News](https://news.test/),soft.',
    );
    const question = row('q', ROOT, true, 'What is \u{E202}turn0search0?');
    expect((await read([question])).chat.messages[0]?.text).toBe('What is \u{E202}turn0search0?');
  });
});
