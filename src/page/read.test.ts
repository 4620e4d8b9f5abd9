// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { Failure } from '../core/failure.ts';
import { chatgpt } from '../sites/chatgpt.ts';
import { claude } from '../sites/claude.ts';
import { gemini } from '../sites/gemini.ts';
import { read } from './read.ts';

const CHATGPT = new URL('https://chatgpt.com/c/0a1b2c3d-0000-4000-8000-000000000001');
const CLAUDE = new URL('https://claude.ai/chat/0a1b2c3d-0000-4000-8000-000000000002');
const GEMINI = new URL('https://gemini.google.com/app/0123456789abcdef');
const STOP = '<button data-testid="stop-button"></button>';

const page = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
const question = (text: string, id = text): string =>
  `<div data-message-author-role="user" data-message-id="${id}"><div class="whitespace-pre-wrap">${text}</div></div>`;
const answer = (text: string, id = text): string =>
  `<div data-message-author-role="assistant" data-message-id="${id}"><div class="markdown"><p>${text}</p></div></div>`;
const chat = (html: string) => read(chatgpt, page(html), CHATGPT);

function failureOf(run: () => unknown): Pick<Failure, 'code' | 'detail'> | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof Failure) return { code: error.code, detail: error.detail };
    throw error;
  }
  return undefined;
}

test('at an address without a chat id there is a chat where the page shows one', () => {
  const at = new URL('https://chatgpt.com/?temporary-chat=true');
  expect(failureOf(() => read(chatgpt, page('<main></main>'), at))).toEqual({
    code: 'no-chat-open',
    detail: 'ChatGPT',
  });
  const { chatId, url, messages } = read(chatgpt, page(question('a') + answer('b')), at);
  expect({ chatId, url, count: messages.length }).toEqual({ chatId: '', url: at.href, count: 2 });
});

test('a page in which nothing is recognised is not an empty chat', () => {
  expect(failureOf(() => chat('<main><p>words</p></main>'))).toEqual({
    code: 'nothing-recognised',
    detail: 'ChatGPT: 0 messages; the page’s layout is not the one Baton knows',
  });
  const shells = '<div data-turn-id-container="1"></div><div data-turn-id-container="2"></div>';
  expect(failureOf(() => chat(shells))).toEqual({
    code: 'nothing-recognised',
    detail: 'ChatGPT: 0 messages in 2 places; the page’s layout is not the one Baton knows',
  });
});

test('a page in which one side is missing is refused with what was counted', () => {
  expect(failureOf(() => chat(answer('1') + answer('2')))).toEqual({
    code: 'one-sided',
    detail: 'ChatGPT: 2 assistant messages and none of the user; the page’s layout is not the one Baton knows',
  });
  expect(failureOf(() => chat(question('1') + question('2')))).toEqual({
    code: 'one-sided',
    detail: 'ChatGPT: 2 user messages and none of the assistant; the page’s layout is not the one Baton knows',
  });
});

test('a question without an answer yet waits', () => {
  expect(failureOf(() => chat(question('1')))).toEqual({
    code: 'no-answer-yet',
    detail: 'ChatGPT: 1 user message and no answer',
  });
  expect(failureOf(() => chat(question('1') + question('2') + STOP))?.code).toBe('no-answer-yet');
  expect(
    failureOf(() => read(gemini, page('<user-query><p class="query-text-line">a</p></user-query>'), GEMINI))?.code,
  ).toBe('no-answer-yet');
});

test('a window onto a long chat may show a single message', () => {
  const shell = '<div data-turn-id-container="1"></div>';
  const { messages, holes } = chat(`${shell}<div data-turn-id-container="2">${answer('long')}</div>${shell}`);
  expect(messages.map(({ text }) => text)).toEqual(['long']);
  expect(holes).toEqual([
    { before: 0, count: 1 },
    { before: 1, count: 1 },
  ]);
});

test('only the newest answer is unfinished while one is being written', () => {
  const flags = (html: string) => chat(html).messages.map(({ complete }) => complete);
  expect(flags(question('1') + answer('2') + question('3') + answer('4') + STOP)).toEqual([true, true, true, false]);
  expect(flags(question('1') + answer('2') + question('3') + STOP)).toEqual([true, true, true]);
  expect(flags(question('1') + answer('2'))).toEqual([true, true]);
});

test('an older markup is read where the newest knows one side only', () => {
  const old = '<div data-test-render-count="1"><p data-testid="user-message">a</p></div>';
  const reply =
    '<div data-test-render-count="1"><div data-is-streaming="false"><div class="standard-markdown"><p>b</p></div></div></div>';
  const stray =
    '<div role="article" aria-setsize="1" aria-posinset="1"><div data-is-streaming="false"><div class="standard-markdown"><p>c</p></div></div></div>';
  const { messages } = read(claude, page(`${stray}${old}${reply}`), CLAUDE);
  expect(messages.map(({ text }) => text)).toEqual(['a', 'b']);
});

test('nested matches of one message give it once', () => {
  const turn = (n: number, role: string, inner: string) =>
    `<div data-turn-id-container="${n}"><section data-testid="conversation-turn-${n}" data-turn="${role}">${inner}</section></div>`;
  const { messages } = chat(turn(1, 'user', question('a')) + turn(2, 'assistant', answer('b')));
  expect(messages.map(({ id }) => id)).toEqual(['a', 'b']);
});

test('messages that begin alike, and those that are alike, all count', () => {
  const { messages } = chat(question('ok', '1') + answer('ok', '2') + question('ok', '3') + answer('ok then', '4'));
  expect(messages.map(({ id, text }) => `${id} ${text}`)).toEqual(['1 ok', '2 ok', '3 ok', '4 ok then']);
});

test.each([
  ['Kiln - ChatGPT', 'Kiln'],
  ['ChatGPT - Kiln', 'Kiln'],
  ['ChatGPT', undefined],
  ['New chat', undefined],
  ['', undefined],
  ['ChatGPT and the kiln', 'ChatGPT and the kiln'],
])('a tab called "%s" names the chat %s', (tab, title) => {
  expect(chat(`<title>${tab}</title>${question('a')}${answer('b')}<h1>Heading</h1>`).title).toBe(title);
});

test('the address is kept without its fragment', () => {
  const url = new URL(`${CHATGPT.href}?model=x#part`);
  expect(read(chatgpt, page(question('a') + answer('b')), url).url).toBe(`${CHATGPT.href}?model=x`);
});
