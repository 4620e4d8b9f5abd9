import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChromiumStage } from '../../scripts/stage/chromium.ts';
import { readTable } from '../../scripts/stage/read-store.ts';
import { putChat, type Routes, siteRoutes } from '../../scripts/stage/routes.ts';
import { launchBaton, openChat, openPopup, SUMMARY, stateOf, storedMessages, until } from '../support/baton.ts';
import { plainChat } from '../support/plain-chat.ts';

let stage: ChromiumStage;
let routes: Routes;

beforeAll(async () => {
  stage = await launchBaton();
  routes = await siteRoutes();
  stage.serve(routes);
});

afterAll(() => stage.close());

declare global {
  interface Window {
    __finishAnswer(): void;
  }
}

const SITES = [
  { site: 'chatgpt', chatId: '00000001-0000-4000-8000-000000000001' },
  { site: 'claude', chatId: '00000002-0000-4000-8000-000000000001' },
  { site: 'gemini', chatId: '00c0ffee00c0ffee' },
] as const;

describe.each(SITES)('an answer that is being written on $site', ({ site, chatId }) => {
  test('is unfinished until it is whole, and then stands there once, in full', async () => {
    const page = await openChat(stage, putChat(routes, chatId, plainChat(site, 3), { streaming: true }));
    const writing = await until(async () => {
      const messages = await storedMessages(stage, chatId);
      return messages.length === 6 && messages;
    });
    expect(writing.map(({ complete }) => complete)).toEqual([true, true, true, true, true, false]);
    const popup = await openPopup(stage, page);
    expect(await popup.text()).toMatch(/still being written/i);
    await page.evaluate(() => window.__finishAnswer());
    const whole = await until(async () => {
      const messages = await storedMessages(stage, chatId);
      return messages.every(({ complete }) => complete) && messages;
    });
    expect(whole).toHaveLength(6);
    expect(whole[5]?.text).toBe('Make beam 3 **42 mm** wide and paint it with `oil-3`.');
    await page.close();
  });
});

test('a chat of which half is not mounted says so', async () => {
  const address = putChat(routes, '00000004-0000-4000-8000-000000000001', plainChat('chatgpt', 10), {
    mounted: (index) => index >= 12,
  });
  const page = await openChat(stage, address);
  const popup = await openPopup(stage, page);
  expect(await popup.text()).toMatch(/8 of 20 messages/);
  expect(await stateOf(popup)).toBe('done');
  await page.close();
});

test('what scrolls into the page later completes the chat', async () => {
  const chat = plainChat('claude', 10);
  const page = await openChat(
    stage,
    putChat(routes, '00000005-0000-4000-8000-000000000001', chat, { mounted: (index) => index >= 10 }),
  );
  await until(async () => (await storedMessages(stage, '00000005-0000-4000-8000-000000000001')).length === 10);
  putChat(routes, '00000005-0000-4000-8000-000000000001', chat, { mounted: (index) => index < 11 });
  await page.reload();
  await until(async () => (await storedMessages(stage, '00000005-0000-4000-8000-000000000001')).length === 20);
  const popup = await openPopup(stage, page);
  expect(await popup.text()).toMatch(/20 messages/);
  await page.close();
});

test('a move inside the site is followed', async () => {
  const first = putChat(routes, '00000006-0000-4000-8000-000000000001', plainChat('chatgpt', 2));
  const page = await openChat(stage, first);
  await until(async () => (await storedMessages(stage, '00000006-0000-4000-8000-000000000001')).length === 4);
  const other = plainChat('chatgpt', 3, 'Another chat');
  const renamed = {
    ...other,
    messages: other.messages.map((message, index) => ({ ...message, id: `other-${index}` })),
  };
  const address = putChat(routes, '00000007-0000-4000-8000-000000000001', renamed);
  await page.evaluate(async (to) => {
    const html = await (await fetch(to)).text();
    history.pushState({}, '', to);
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('.stage-main');
    document.querySelector('.stage-main')?.replaceWith(main ?? '');
  }, address);
  await until(async () => (await storedMessages(stage, '00000007-0000-4000-8000-000000000001')).length === 6);
  expect(await storedMessages(stage, '00000006-0000-4000-8000-000000000001')).toHaveLength(4);
  await page.close();
});

test('a chat that goes on standing under the address of another is not taken for it', async () => {
  const first = '00000009-0000-4000-8000-000000000001';
  const second = '00000009-0000-4000-8000-000000000002';
  const page = await openChat(stage, putChat(routes, first, plainChat('claude', 3)));
  await until(async () => (await storedMessages(stage, first)).length === 6);
  await page.evaluate((to) => {
    document.querySelector('[role="article"]')?.remove();
    history.pushState({}, '', to);
  }, `/chat/${second}`);
  const popup = await openPopup(stage, page);
  expect(await stateOf(popup)).toBe('nothing-recognised');
  expect(await storedMessages(stage, second)).toEqual([]);
  expect(await storedMessages(stage, first)).toHaveLength(6);
  await page.close();
});

describe('a page that is no whole chat', () => {
  test.each([
    [
      'holds no message that Baton knows',
      'bad-1',
      '<main><p>Nothing here</p></main>',
      'nothing-recognised',
      /ChatGPT: 0 messages/,
    ],
    [
      'shows answers alone',
      'bad-2',
      '<main><div data-message-author-role="assistant" data-message-id="1"><div class="markdown prose"><p>One</p></div></div><div data-message-author-role="assistant" data-message-id="2"><div class="markdown prose"><p>Two</p></div></div></main>',
      'failed',
      /2 assistant messages/,
    ],
  ])('and %s is named in words, and not stored', async (_, chatId, html, state, words) => {
    const address = `https://chatgpt.com/c/${chatId}`;
    routes.set(address, `<!doctype html><title>x</title>${html}`);
    const page = await openChat(stage, address);
    const popup = await openPopup(stage, page);
    expect(await stateOf(popup)).toBe(state);
    expect(await popup.text()).toMatch(words);
    expect(await popup.evaluate(`document.querySelector('${SUMMARY}') === null`)).toBe(true);
    const rows = (await readTable(await stage.worker(), 'conversations')) as readonly { chatId: string }[];
    expect(rows.some((row) => row.chatId === chatId)).toBe(false);
    await page.close();
  });

  test('and is no chat site at all is named in words', async () => {
    routes.set('https://example.com/', '<!doctype html><title>x</title><p>Hello</p>');
    const page = await openChat(stage, 'https://example.com/');
    const popup = await openPopup(stage, page);
    expect(await stateOf(popup)).toBe('not-a-chat-page');
    await page.close();
  });

  test('and is a new chat is named in words', async () => {
    const page = await openChat(stage, 'https://chatgpt.com/');
    const popup = await openPopup(stage, page);
    expect(await stateOf(popup)).toBe('no-chat-open');
    await page.close();
  });
});

test('a page in which no script of Baton runs is loaded again from the popup, and then read', async () => {
  const chatId = '00000008-0000-4000-8000-000000000001';
  const chat = plainChat('chatgpt', 3);
  const address = putChat(routes, chatId, chat);
  const page = await stage.context.newPage();
  await page.route('**/never.js', () => undefined);
  routes.set(address, '<!doctype html><title>Stuck</title><script src="/never.js"></script><p>Never shown</p>');
  await page.goto(address, { waitUntil: 'commit' });
  const popup = await openPopup(stage, page);
  expect(await stateOf(popup)).toBe('page-needs-reload');
  putChat(routes, chatId, chat);
  await popup.click('[data-notice="failure"] button');
  await popup.waitFor(`document.querySelector('#baton-popup').dataset.state === 'done'`, 40_000);
  expect(await storedMessages(stage, chatId)).toHaveLength(6);
  await page.close();
});
