import { expect, test } from 'vitest';
import { siteById, siteFor, sites } from './index.ts';

const chatIdAt = (address: string): string | undefined => siteFor(new URL(address))?.chatId(new URL(address));

test('sites are told by their address', () => {
  expect(siteFor(new URL('https://chatgpt.com/'))?.id).toBe('chatgpt');
  expect(siteFor(new URL('https://chat.openai.com/c/1'))?.id).toBe('chatgpt');
  expect(siteFor(new URL('https://claude.ai/new'))?.id).toBe('claude');
  expect(siteFor(new URL('https://gemini.google.com/u/2/app'))?.id).toBe('gemini');
});

test.each(['http://chatgpt.com/', 'https://chatgpt.com.example/', 'https://help.claude.ai/', 'https://google.com/app'])(
  '%s belongs to no site',
  (address) => {
    expect(siteFor(new URL(address))).toBeUndefined();
  },
);

test('sites are found by their id', () => {
  expect(sites.map(({ id }) => siteById(id))).toEqual(sites);
  expect(siteById('nobody')).toBeUndefined();
});

const UUID = '0a1b2c3d-0000-4000-8000-00000000000f';

test.each([
  [`https://chatgpt.com/c/${UUID}`, UUID],
  [`https://chatgpt.com/c/${UUID}/?model=x#y`, UUID],
  [`https://chatgpt.com/g/g-p-0123-garden/c/${UUID}`, UUID],
  [`https://chat.openai.com/g/g-abc/c/${UUID}`, UUID],
  [`https://claude.ai/chat/${UUID}`, UUID],
  ['https://gemini.google.com/app/0123456789abcdef', '0123456789abcdef'],
  ['https://gemini.google.com/u/3/app/0123456789abcdef', '0123456789abcdef'],
  ['https://gemini.google.com/gem/coach/0123456789abcdef', '0123456789abcdef'],
  ['https://gemini.google.com/u/1/gem/coach/0123456789abcdef?hl=de', '0123456789abcdef'],
])('%s is the address of a chat', (address, id) => {
  expect(chatIdAt(address)).toBe(id);
});

test.each([
  'https://chatgpt.com/',
  'https://chatgpt.com/?temporary-chat=true',
  `https://chatgpt.com/c/WEB:${UUID}`,
  `https://chatgpt.com/c/WEB%3A${UUID}`,
  `https://chatgpt.com/share/${UUID}`,
  'https://chatgpt.com/g/g-p-0123-garden/project',
  'https://claude.ai/new',
  'https://claude.ai/chat/new',
  `https://claude.ai/share/${UUID}`,
  `https://claude.ai/project/${UUID}`,
  'https://gemini.google.com/app',
  'https://gemini.google.com/u/1/app',
  'https://gemini.google.com/gem/coach',
  'https://gemini.google.com/share/0123456789abcdef',
])('%s is the address of no saved chat', (address) => {
  expect(chatIdAt(address)).toBeUndefined();
});

test('a new Gemini chat stays with the account', () => {
  const gemini = siteById('gemini');
  expect(gemini?.newChat(new URL('https://gemini.google.com/u/2/app/0123456789abcdef'))).toBe(
    'https://gemini.google.com/u/2/app',
  );
  expect(gemini?.newChat()).toBe('https://gemini.google.com/app');
});

test('a new chat begins at an address of the same site that is no chat yet', () => {
  for (const site of sites) {
    const address = site.newChat();
    expect(siteFor(new URL(address))).toBe(site);
    expect(chatIdAt(address)).toBeUndefined();
  }
});
