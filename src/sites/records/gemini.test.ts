import { describe, expect, test } from 'vitest';
import { Failure } from '../../core/failure.ts';
import { type Asked, fakeAsk, openChat } from './fake-ask.ts';
import { geminiRecord } from './gemini.ts';
import type { Ask } from './record.ts';

const ID = 'a1b2c3d4e5f60718';
const SCRIPTS = 'window.WIZ_global_data = {"cfb2h":"boq_1","FdrFJe":"-42","SNlM0e":"AB\\u003d:17"};';
const page = openChat({ chatId: ID, url: `https://gemini.google.com/app/${ID}`, scripts: SCRIPTS });

/** A turn, with each thing at the place the site has it. */
function turn(id: string, seconds: number, question: string, answer: string, files: readonly unknown[] = []) {
  const ids = [`c_${ID}`, `r_${id}`];
  const candidate: unknown[] = [`rc_${id}`, [answer]];
  candidate[37] = [['Thinking of it.']];
  const response: unknown[] = [[candidate]];
  response[21] = '3 Flash';
  const asked: unknown[] = [question];
  if (files.length > 0) asked[4] = [[null, null, null, files]];
  return [ids, null, [asked, 1], response, [seconds, 0]];
}

function answered(turns: readonly unknown[], cursor?: string): string {
  const frame = JSON.stringify([
    ['wrb.fr', 'hNvQHb', JSON.stringify([turns, cursor ?? null]), null, null, null, 'generic'],
  ]);
  return `)]}'\n\n${frame.length}\n${frame}\n25\n[["e",4,null,null,131]]\n`;
}

const address = (number: number, account = '', path = `/app/${ID}`) =>
  `${account}/_/BardChatUi/data/batchexecute?rpcids=hNvQHb&source-path=${encodeURIComponent(path)}&bl=boq_1&f.sid=-42&_reqid=${number}00000&rt=c`;

const callOf = ({ body }: Asked) => {
  const form = new URLSearchParams(String(body));
  const [[[rpc, call]]] = JSON.parse(form.get('f.req') ?? '');
  return { token: form.get('at'), rpc, call: JSON.parse(call) };
};

describe('what is asked', () => {
  test('the call of the page with the values that stand in it', async () => {
    const { ask, asked } = fakeAsk({ [address(1)]: [answered([turn('1', 20, 'Why?', 'So.')])] });
    await geminiRecord(page, ask);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ path: address(1), method: 'POST', headers: { 'X-Same-Domain': '1' }, as: 'text' });
    expect(asked.map(callOf)).toEqual([
      { token: 'AB=:17', rpc: 'hNvQHb', call: [`c_${ID}`, 100, null, 1, [0], [4], null, 1] },
    ]);
  });

  test('under the path of the account that is used', async () => {
    const path = `/u/2/app/${ID}`;
    const { ask, asked } = fakeAsk({ [address(1, '/u/2', path)]: [answered([turn('1', 20, 'Why?', 'So.')])] });
    await geminiRecord(openChat({ chatId: ID, url: `https://gemini.google.com${path}`, scripts: SCRIPTS }), ask);
    expect(asked).toHaveLength(1);
  });

  test('older pages by their cursor, put before the newer', async () => {
    const { ask, asked } = fakeAsk({
      [address(1)]: [answered([turn('4', 40, 'q4', 'a4'), turn('3', 30, 'q3', 'a3')], 'older')],
      [address(2)]: [answered([turn('2', 20, 'q2', 'a2'), turn('1', 10, 'q1', 'a1')])],
    });
    const chat = await geminiRecord(page, ask);
    expect(chat.messages.map(({ text }) => text)).toEqual(['q1', 'a1', 'q2', 'a2', 'q3', 'a3', 'q4', 'a4']);
    expect(chat.reachesStart).toBeUndefined();
    expect(asked.map(callOf).map(({ call }) => call[2])).toEqual([null, 'older']);
  });

  test('no page twice, and not without end: then the beginning is missing', async () => {
    let pages = 0;
    const endless: Ask = async () => answered([turn(`t${++pages}`, 1000 - pages, 'q', 'a')], `cursor-${pages}`);
    expect((await geminiRecord(page, endless)).reachesStart).toBe(false);
    expect(pages).toBe(50);
    const { ask, asked } = fakeAsk({
      [address(1)]: [answered([turn('2', 20, 'q2', 'a2')], 'same')],
      [address(2)]: [answered([turn('1', 10, 'q1', 'a1')], 'same')],
    });
    await geminiRecord(page, ask);
    expect(asked).toHaveLength(2);
  });

  test('nothing without a token in the page, and the token is in no failure', async () => {
    const { ask, asked } = fakeAsk({});
    const reading = geminiRecord(openChat({ chatId: ID, scripts: '"cfb2h":"x"' }), ask);
    await expect(reading).rejects.toEqual(new Failure('record-unknown', 'Gemini: no token in the page'));
    expect(asked).toEqual([]);
    const refused = new Failure('record-refused', '400');
    await expect(geminiRecord(page, fakeAsk({ [address(1)]: [refused] }).ask)).rejects.toBe(refused);
  });
});

describe('what is read', () => {
  const read = async (...turns: readonly unknown[]) =>
    (await geminiRecord(page, fakeAsk({ [address(1)]: [answered(turns)] }).ask)).messages;

  test('a question and its answer with the ids of the page', async () => {
    expect(await read(turn('6df0', 1_760_000_000, 'Why\n  so?', '**So.**'))).toEqual([
      { id: '6df0', at: 1_760_000_000_000, role: 'user', text: 'Why\n  so?', attachments: [], complete: true },
      {
        ...{ id: 'r_6df0', at: 1_760_000_000_000, role: 'assistant', text: '**So.**' },
        ...{ attachments: [], complete: true, model: '3 Flash' },
      },
    ]);
  });

  test('the oldest first, whichever way they come', async () => {
    const [early, late] = [turn('1', 10, 'q1', 'a1'), turn('2', 20, 'q2', 'a2')];
    expect((await read(early, late))[0]?.text).toBe('q1');
    expect((await read(late, early))[0]?.text).toBe('q1');
  });

  test('files by name, and what stands for images and documents', async () => {
    const file = (name: string, type: string) => {
      const row: unknown[] = [null, 1, name, 'https://files.test/x'];
      row[11] = type;
      return row;
    };
    const text =
      'Here:\n\nhttp://googleusercontent.com/image_generation_content/0\n\nand http://googleusercontent.com/immersive_entry_chip/0\n\n[cite_start]Done [cite: 1, 2].';
    const [question, answer] = await read(
      turn('1', 10, 'Draw.', text, [file('a.pdf', 'application/pdf'), file('b', 'image/png')]),
    );
    expect(question?.text).toBe('[File: a.pdf]\n\n[Image: b]\n\nDraw.');
    expect(answer?.text).toBe('Here:\n\n[Image]\n\nand\n\n[Artifact]\n\nDone.');
    expect(answer?.attachments).toEqual([
      { kind: 'image', name: '' },
      { kind: 'artifact', name: '' },
    ]);
  });

  test('another shape is a failure, an odd turn only misses', async () => {
    const unknown = new Failure('record-unknown', 'Gemini: no turns');
    for (const answer of [')]}\'\n\n[["e",4]]', '<html>', '[["wrb.fr","hNvQHb",null]]', { no: 'text' }]) {
      const { ask } = fakeAsk({ [address(1)]: [answer] });
      await expect(geminiRecord(page, ask)).rejects.toEqual(unknown);
    }
    expect(await read(null, [['c'], 7, [[42]], { 0: 'x' }], turn('1', 10, 'q', 'a'))).toHaveLength(2);
  });
});
