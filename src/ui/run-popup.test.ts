import { expect, test } from 'vitest';
import { Failure, type FailureCode } from '../core/failure.ts';
import { chatOf, type FakeStart, fakeWorld, LOOK, messagesOf } from './fake-world.ts';
import type { PopupState } from './popup-state.ts';
import { type Begun, runPopup } from './run-popup.ts';

const CHAT = 'https://alpha.example/c/1';

async function run(start: FakeStart, begun: Begun = 'open'): Promise<{ states: PopupState[]; calls: string[] }> {
  const { world, calls } = fakeWorld({ chat: chatOf(messagesOf('How many pipes?', 'Twelve.')), ...start });
  const states: PopupState[] = [];
  for await (const state of runPopup(world, begun)) states.push(state);
  return { states, calls };
}

const namesOf = (states: readonly PopupState[]): string[] =>
  states.map((state) => (state.name === 'working' ? state.step : state.name));

const failing = (code: FailureCode) => async (): Promise<void> => {
  throw new Failure(code, 'facts');
};

test('on a chat it reads the page, then brings the summary up to date', async () => {
  const { states, calls } = await run({ url: CHAT });
  expect(namesOf(states)).toEqual(['opening', 'reading', 'summarising', 'done']);
  expect(calls).toEqual(['read 7', 'compact alpha:1']);
});

test.each<[string, FakeStart, string]>([
  ['a tab whose address is hidden', {}, 'page-unreadable'],
  ['a page of the browser', { url: 'chrome://version/' }, 'page-unreadable'],
  ['a page of no known site', { url: 'https://news.example/c/1' }, 'not-a-chat-page'],
])('%s is left alone', async (_, start, name) => {
  const { states, calls } = await run(start);
  expect(namesOf(states)).toEqual(['opening', name]);
  expect(calls).toEqual([]);
});

test.each<[FailureCode, string]>([
  ['page-needs-reload', 'page-needs-reload'],
  ['nothing-recognised', 'nothing-recognised'],
  ['no-chat-open', 'no-chat-open'],
  ['one-sided', 'failed'],
  ['no-answer-yet', 'failed'],
  ['store-failed', 'failed'],
])('%s while reading ends at %s, and the place stays known', async (code, name) => {
  const { states, calls } = await run({ url: CHAT, change: { read: failing(code) } });
  expect(states.at(-1)).toMatchObject({ name, failure: { code, detail: 'facts' }, place: { key: 'alpha:1' } });
  expect(calls).toEqual([]);
});

test.each<[string, FakeStart, string]>([
  ['in a private window', { url: CHAT, incognito: true }, 'memory:private:alpha:1'],
  ['without an id', { url: 'https://alpha.example/?temporary-chat=true' }, 'memory:tab 7:alpha:'],
  [
    'without an id in a private window',
    { url: 'https://alpha.example/', incognito: true },
    'memory:private tab 7:alpha:',
  ],
])('a chat %s is read and summarised under a key of the memory', async (_, start, key) => {
  const { states, calls } = await run({ ...start, chat: chatOf(messagesOf('How many?', 'Twelve.'), [], { key }) });
  expect(namesOf(states)).toEqual(['opening', 'reading', 'summarising', 'done']);
  expect(calls).toEqual(['read 7', `compact ${key}`]);
});

test('an error that is no failure is told as one', async () => {
  const broken = async (): Promise<void> => {
    throw new TypeError('undefined is not a function');
  };
  const { states } = await run({ url: CHAT, change: { compact: broken } });
  expect(states.at(-1)).toMatchObject({
    name: 'failed',
    failure: { code: 'bad-message', detail: 'undefined is not a function' },
  });
});

test('a chat that did not reach the store is a failure', async () => {
  const { states } = await run({ url: 'https://alpha.example/c/2' });
  expect(states.at(-1)).toMatchObject({ name: 'failed', failure: { code: 'unknown-conversation' } });
});

test('a tab without a known site is remembered, for what was carried into it', async () => {
  const { states } = await run({ url: 'https://news.example/' });
  expect(states.at(-1)).toMatchObject({ tabId: 7 });
});

test('after a reload it waits until the page answers', async () => {
  let asked = 0;
  const read = async (): Promise<void> => {
    asked++;
    if (asked < 4) throw new Failure('page-needs-reload');
  };
  const { states, calls } = await run({ url: CHAT, change: { read } }, 'reload');
  expect(namesOf(states)).toEqual(['opening', 'reloading', 'reading', 'summarising', 'done']);
  expect(calls).toEqual(['reload 7', 'compact alpha:1']);
  expect(asked).toBe(5);
});

test('after a reload it does not wait for ever', async () => {
  const { states } = await run({ url: CHAT, change: { read: failing('page-needs-reload') } }, 'reload');
  expect(states.at(-1)?.name).toBe('page-needs-reload');
});

test('after a reload it does not wait for what waiting cannot mend', async () => {
  let waits = 0;
  const wait = async (): Promise<void> => void waits++;
  await run({ url: CHAT, change: { read: failing('one-sided'), wait } }, 'reload');
  expect(waits).toBe(0);
});

const NEWS = 'https://news.example/talk';

const guessed = chatOf(messagesOf('When is high water?', 'At two.'), [], {
  key: 'other:news.example/talk',
  site: 'other',
});

test('a page of no known site is looked at when the user says so, and nothing of it is kept', async () => {
  const { states, calls } = await run({ url: NEWS }, 'look');
  expect(namesOf(states)).toEqual(['opening', 'looking', 'preview']);
  expect(states.at(-1)).toMatchObject({ look: LOOK, place: { key: 'other:news.example/talk' } });
  expect(calls).toEqual(['look 7']);
});

test.each<[Begun, boolean]>([
  ['keep', false],
  ['keep-swapped', true],
])('what was found is kept on %s, and summarised', async (begun, swapped) => {
  const { states, calls } = await run({ url: NEWS, chat: guessed }, begun);
  expect(namesOf(states)).toEqual(['opening', 'keeping', 'summarising', 'done']);
  expect(calls).toEqual([`keep 7 ${swapped}`, 'compact other:news.example/talk']);
});

test('a chat that was kept by guess is shown without being read again', async () => {
  const { states, calls } = await run({ url: NEWS, chat: guessed });
  expect(namesOf(states)).toEqual(['opening', 'done']);
  expect(calls).toEqual([]);
});

test.each<[string, FakeStart, string]>([
  ['shows no chat', { change: { look: failing('no-chat-found') as never } }, 'no-chat-found'],
  ['no extension may read', { change: { look: failing('page-unreadable') as never } }, 'page-unreadable'],
])('a page that %s is told of in words', async (_, start, name) => {
  const { states } = await run({ url: NEWS, ...start }, 'look');
  expect(states.at(-1)?.name).toBe(name);
});
