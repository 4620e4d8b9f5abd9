// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { siteById } from '../sites/index.ts';
import { atNewChat, isNewChat } from './new-chat.ts';

const site = (id: string) => {
  const found = siteById(id);
  if (found === undefined) throw new Error(id);
  return found;
};

test.each([
  ['chatgpt', 'https://chatgpt.com/', true],
  ['chatgpt', 'https://chatgpt.com/?model=x', true],
  ['chatgpt', 'https://chatgpt.com/c/0a1b2c3d-0000-4000-8000-000000000001', false],
  ['chatgpt', 'https://chatgpt.com/c/WEB:1', false],
  ['chatgpt', 'https://chatgpt.com/auth/login', false],
  ['claude', 'https://claude.ai/new', true],
  ['claude', 'https://claude.ai/new/', true],
  ['claude', 'https://claude.ai/login?returnTo=%2Fnew', false],
  ['claude', 'https://claude.ai/chat/0a1b2c3d-0000-4000-8000-000000000001', false],
  ['gemini', 'https://gemini.google.com/app', true],
  ['gemini', 'https://gemini.google.com/u/1/app', true],
  ['gemini', 'https://gemini.google.com/app/abcdef0123456789', false],
  ['gemini', 'https://gemini.google.com/gem/writer', false],
])('in %s, %s is that of a new chat: %s', (id, address, isNew) => {
  expect(isNewChat(site(id), new URL(address))).toBe(isNew);
});

const here = { ...site('claude'), newChat: () => `${window.location.origin}/new` };

test('a page that comes to the new chat later is waited for', async () => {
  window.history.replaceState(null, '', '/login');
  const reached = atNewChat(here, window, { signal: new AbortController().signal, within: 60_000 });
  window.history.replaceState(null, '', '/new');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await reached).toBe(true);
});

test('waiting ends with the signal', async () => {
  window.history.replaceState(null, '', '/login');
  const stop = new AbortController();
  const reached = atNewChat(here, window, { signal: stop.signal, within: 60_000 });
  stop.abort();
  expect(await reached).toBe(false);
  expect(await atNewChat(here, window, { signal: stop.signal, within: 60_000 })).toBe(false);
});
