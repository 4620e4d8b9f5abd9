import { describe, expect, test } from 'vitest';
import { Failure } from '../../core/failure.ts';
import { fakeAsk, openChat } from './fake-ask.ts';
import type { Fields } from './json.ts';
import { perplexityRecord } from './perplexity.ts';

const SLUG = 'why-rain-falls-Ab.12';
const page = openChat({ chatId: SLUG });
const address = (offset: string) =>
  `/rest/thread/${SLUG}?with_parent_info=true&with_schematized_response=true&version=2.18&source=default&limit=100&offset=${offset}&from_first=${offset === '0'}` +
  '&supported_block_use_cases=answer_modes&supported_block_use_cases=inline_images&supported_block_use_cases=inline_assets' +
  '&supported_block_use_cases=canvas_mode&supported_block_use_cases=preserve_latex&supported_block_use_cases=workflow_steps';
const headers = { 'x-app-apiclient': 'default', 'x-app-apiversion': '2.18' };

const block = (usage: string, content: Fields): Fields => ({ intended_usage: usage, ...content });
const text = (answer: string): Fields => ({ markdown_block: { answer } });

const entry = (uuid: string, query: string, blocks: readonly Fields[], more: Fields = {}): Fields => ({
  ...{ uuid, query_str: query, blocks, thread_title: 'Rain', display_model: 'pplx_x', status: 'COMPLETED' },
  ...{
    entry_created_datetime: `2026-06-01T10:00:0${uuid}.500000`,
    entry_updated_datetime: `2026-06-01T10:01:0${uuid}.000000`,
  },
  ...more,
});

const read = async (...entries: readonly unknown[]) =>
  perplexityRecord(page, fakeAsk({ [address('0')]: [{ entries, has_next_page: false }] }).ask);

const answerOf = async (more: Fields, ...blocks: readonly Fields[]) =>
  (await read(entry('1', 'Why?', blocks, more))).messages[1]?.text;

describe('what is asked', () => {
  test('the thread as the page asks for it, and nothing else', async () => {
    const { ask, asked } = fakeAsk({
      [address('0')]: [{ entries: [entry('1', 'Why?', [block('ask_text', text('So.'))])] }],
    });
    const chat = await perplexityRecord(page, ask);
    expect(asked).toEqual([{ path: address('0'), headers }]);
    const at = Date.parse('2026-06-01T10:00:01.500Z');
    expect(chat).toEqual({
      title: 'Rain',
      messages: [
        { at, role: 'user', text: 'Why?', attachments: [], complete: true },
        { at: at + 59_500, role: 'assistant', text: 'So.', attachments: [], complete: true, model: 'pplx_x' },
      ],
    });
  });

  test('page after page, each entry once, in the order of time', async () => {
    const [one, two, three] = ['1', '2', '3'].map((id) => entry(id, `q${id}`, [block('ask_text', text(`a${id}`))]));
    const { ask, asked } = fakeAsk({
      [address('0')]: [{ entries: [one, two], has_next_page: true, next_cursor: '2' }],
      [address('2')]: [{ entries: [three, two], has_next_page: false, next_cursor: '9' }],
    });
    const chat = await perplexityRecord(page, ask);
    expect(chat.messages.map((message) => message.text)).toEqual(['q1', 'a1', 'q2', 'a2', 'q3', 'a3']);
    expect(asked.map(({ path }) => path)).toEqual([address('0'), address('2')]);
  });

  test('a page that brings nothing new is a failure: the newest turns would be missing', async () => {
    const again = { entries: [entry('1', 'q', [])], has_next_page: true, next_cursor: 'x' };
    const { ask, asked } = fakeAsk({ [address('0')]: [again], [address('x')]: [again] });
    await expect(perplexityRecord(page, ask)).rejects.toEqual(
      new Failure('record-unknown', 'Perplexity: no last page'),
    );
    expect(asked).toHaveLength(2);
  });

  test('a refusal passes through, another shape is a failure', async () => {
    const refused = new Failure('record-refused', '429');
    await expect(perplexityRecord(page, fakeAsk({ [address('0')]: [refused] }).ask)).rejects.toBe(refused);
    await expect(perplexityRecord(page, fakeAsk({ [address('0')]: [{ status: 'x' }] }).ask)).rejects.toEqual(
      new Failure('record-unknown', 'Perplexity: no entries'),
    );
    await expect(read()).rejects.toThrow('Perplexity: no messages');
  });
});

describe('what is read', () => {
  const web_results = [
    { name: 'Rain', url: 'https://rain.test/' },
    { name: 'Clouds', url: 'https://cloud.test/' },
  ];
  const results = block('web_results', { web_result_block: { web_results } });

  test('numbers of sources as links, but not in code', async () => {
    const answer = block(
      'ask_text',
      text('It falls[1][2] ([1]). Not[9]. `a[1]`\n\n```js\nx[1]\n```\n[1](https://own.test)'),
    );
    expect(await answerOf({}, block('plan', {}), results, answer)).toBe(
      'It falls [Rain](https://rain.test/) [Clouds](https://cloud.test/) ([Rain](https://rain.test/)). Not[9]. `a[1]`\n\n```js\nx[1]\n```\n[1](https://own.test)',
    );
  });

  test('the whole block before its pieces, chunks where there is no answer, the steps of a task last', async () => {
    const pieces = [
      block('ask_text_0_markdown', text('One.')),
      block('ask_text_1_markdown', { markdown_block: { chunks: ['Tw', 'o.'] } }),
    ];
    expect(await answerOf({}, ...pieces)).toBe('One.\n\nTwo.');
    expect(await answerOf({}, ...pieces, block('ask_text', text('Whole.')))).toBe('Whole.');
    const item = (variant: string, words: string) => ({
      type: 'WORKFLOW_ITEM_TEXT',
      variant,
      payload: { text_payload: { text: words } },
    });
    const steps = [{ items: [item('note', 'I look.'), item('answer', 'Done.')] }, { items: [{ type: 'ODD' }] }];
    expect(await answerOf({}, block('workflow_root', { workflow_block: { steps } }))).toBe('Done.');
  });

  test('the older steps: JSON in a text, the answer JSON in it', async () => {
    const final = { step_type: 'FINAL', content: { answer: JSON.stringify({ answer: 'It falls[1].', web_results }) } };
    const steps = [{ step_type: 'INITIAL_QUERY', content: {} }, { step_type: 'SEARCH_WEB', content: {} }, final];
    expect(await answerOf({ text: JSON.stringify(steps) })).toBe('It falls [Rain](https://rain.test/).');
    expect(await answerOf({ text: JSON.stringify({ answer: 'Old.' }) })).toBe('Old.');
    expect(await answerOf({ text: 'no json' })).toBeUndefined();
  });

  test('files by name, an answer that is being written as not complete', async () => {
    const attachments = ['https://files.test/x/my%20rain.pdf?sig=1', { name: 'sky.png' }];
    const chat = await read(entry('1', 'Why?', [block('ask_text', text('So'))], { attachments, status: 'PENDING' }));
    expect(chat.messages[0]?.text).toBe('[File: my rain.pdf]\n\n[Image: sky.png]\n\nWhy?');
    expect(chat.messages[1]?.complete).toBe(false);
  });
});
