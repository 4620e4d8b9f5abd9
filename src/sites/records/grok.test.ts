import { describe, expect, test } from 'vitest';
import { Failure } from '../../core/failure.ts';
import { fakeAsk, openChat } from './fake-ask.ts';
import { grokRecord } from './grok.ts';
import type { Fields } from './json.ts';

const ID = '9a40-0000';
const NODES = `/rest/app-chat/conversations/${ID}/response-node?includeThreads=true`;
const LOAD = `/rest/app-chat/conversations/${ID}/load-responses`;

const row = (id: string, sender: string, message: string, parent?: string, more: Fields = {}): Fields => ({
  ...{ responseId: id, sender, message, parentResponseId: parent, partial: false },
  createTime: `2026-07-01T10:00:0${id.at(-1)}.000Z`,
  ...more,
});

async function read(rows: readonly Fields[], url = `https://grok.com/c/${ID}`) {
  const responseNodes = rows.map(({ responseId, sender, parentResponseId }) => ({
    responseId,
    sender,
    parentResponseId,
  }));
  const { ask, asked } = fakeAsk({ [NODES]: [{ responseNodes }], [LOAD]: [{ responses: rows }] });
  return { chat: await grokRecord(openChat({ chatId: ID, url }), ask), asked };
}
const texts = async (rows: readonly Fields[], url?: string) =>
  (await read(rows, url)).chat.messages.map(({ text }) => text);

const BRANCHES = [
  row('q1', 'human', 'Why blue?'),
  row('a2', 'ASSISTANT', 'Light.', 'q1'),
  row('a3', 'ASSISTANT', 'Air.', 'q1'),
  row('q4', 'human', 'More?', 'a2'),
  row('a5', 'ASSISTANT', 'Much.', 'q4'),
  row('a6', 'ASSISTANT', 'Whole sky.', 'q1'),
];

describe('what is asked', () => {
  test('which answers there are, then those, and nothing else', async () => {
    const { chat, asked } = await read([
      row('q1', 'human', 'Why?'),
      row('a2', 'assistant', 'So.', 'q1', { model: 'grok-x' }),
    ]);
    expect(asked).toEqual([{ path: NODES }, { path: LOAD, method: 'POST', body: { responseIds: ['q1', 'a2'] } }]);
    const at = Date.parse('2026-07-01T10:00:01.000Z');
    expect(chat).toEqual({
      messages: [
        { id: 'q1', at, role: 'user', text: 'Why?', attachments: [], complete: true },
        { id: 'a2', at: at + 1000, role: 'assistant', text: 'So.', attachments: [], complete: true, model: 'grok-x' },
      ],
    });
  });

  test('a refusal passes through, another shape is a failure', async () => {
    const chat = openChat({ chatId: ID });
    const refused = new Failure('record-refused', '403');
    await expect(grokRecord(chat, fakeAsk({ [NODES]: [refused] }).ask)).rejects.toBe(refused);
    for (const [answers, missing] of [
      [{ [NODES]: [{}] }, 'no responseNodes'],
      [{ [NODES]: [{ responseNodes: [] }] }, 'no messages'],
      [{ [NODES]: [{ responseNodes: [{ responseId: 'q1' }] }], [LOAD]: [[]] }, 'no responses'],
    ] as const) {
      await expect(grokRecord(chat, fakeAsk(answers).ask)).rejects.toEqual(
        new Failure('record-unknown', `Grok: ${missing}`),
      );
    }
  });
});

describe('the path', () => {
  test('is the newest branch', async () => {
    expect(await texts(BRANCHES)).toEqual(['Why blue?', 'Whole sky.']);
  });

  test('is the branch that the address names', async () => {
    expect(await texts(BRANCHES, `https://grok.com/c/${ID}?rid=a2`)).toEqual(['Why blue?', 'Light.', 'More?', 'Much.']);
    expect(await texts(BRANCHES, `https://grok.com/c/${ID}?rid=a3`)).toEqual(['Why blue?', 'Air.']);
    expect(await texts(BRANCHES, `https://grok.com/c/${ID}?rid=gone`)).toEqual(['Why blue?', 'Whole sky.']);
  });

  test('holds no thread beside the chat, and a circle ends', async () => {
    const thread = row('t7', 'human', 'Aside.', 'a2', { threadParentId: 'a2' });
    expect(await texts([...BRANCHES.slice(0, 2), thread])).toEqual(['Why blue?', 'Light.']);
    const circle = [
      row('q1', 'human', 'Why?', 'a2'),
      row('a2', 'assistant', 'So.', 'q1'),
      row('a3', 'assistant', 'Now.', 'a2'),
    ];
    expect(await texts(circle)).toEqual(['Why?', 'So.', 'Now.']);
  });
});

describe('what is read', () => {
  const card = (id: string, kind = 'citation_card') =>
    `<grok:render card_id="${id}" card_type="${kind}" type="x"><argument name="citation_id">1</argument></grok:render>`;

  test('cards as links and images, without tools and steps', async () => {
    const message = `<xai:tool_usage_card><xai:tool_name>web</xai:tool_name></xai:tool_usage_card>Light bends${card('c1')}, see${card('i1', 'image_card')}${card('gone')}.`;
    const cardAttachmentsJson = [
      JSON.stringify({ id: 'c1', url: 'https://sky.test/a' }),
      JSON.stringify({ id: 'i1', cardType: 'image_card', image: { original: 'https://x.test/1.png', title: 'A sky' } }),
      'no json',
    ];
    const steps = [{ text: ['Thinking.'] }];
    const rows = [
      row('q1', 'human', 'Why?'),
      row('a2', 'assistant', message, 'q1', { cardAttachmentsJson, steps, partial: true }),
    ];
    expect((await read(rows)).chat.messages[1]).toMatchObject({
      text: 'Light bends [sky.test](https://sky.test/a), see [Image: A sky].',
      attachments: [{ kind: 'image', name: 'A sky' }],
      complete: false,
    });
  });

  test('drawn images once each, wherever they are told of', async () => {
    const chunk = (part: string) =>
      JSON.stringify({ id: 'g1', image_chunk: { imageUrl: `users/u/img${part}/image.jpg` } });
    const more = {
      cardAttachmentsJson: [chunk('-part-0'), chunk('')],
      generatedImageUrls: ['users/u/img/image.jpg', 'users/u/other.jpg'],
    };
    const rows = [
      row('q1', 'human', 'Draw.'),
      row('a2', 'assistant', `Here:${card('g1', 'generated_image_card')}`, 'q1', more),
    ];
    expect((await read(rows)).chat.messages[1]?.text).toBe('Here: [Image]\n\n[Image]');
  });

  test('files by name; words in chunks where the message has none; unknown senders not at all', async () => {
    const files = [
      { fileName: 'sky.png', fileMimeType: 'image/png' },
      { fileName: 'sky.pdf', fileMimeType: 'application/pdf' },
    ];
    const rows = [
      row('q1', 'human', '', undefined, {
        inputChunks: [{ text: { text: 'Why ' } }, { text: { text: 'blue?' } }],
        fileAttachmentsMetadata: files,
      }),
      row('s2', 'system', 'Be kind.', 'q1'),
      row('a3', 'assistant', '', 's2', { outputChunks: [{ odd: 1 }, { text: { text: 'Light.' } }] }),
      row('q4', 'human', 'And this?', 'a3', { fileAttachments: ['file-id'] }),
    ];
    expect(await texts(rows)).toEqual([
      '[Image: sky.png]\n\n[File: sky.pdf]\n\nWhy blue?',
      'Light.',
      '[File]\n\nAnd this?',
    ]);
  });
});
