import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChromiumStage } from '../../scripts/stage/chromium.ts';
import { COMPONENTS, componentPage } from '../../scripts/stage/pages/components/component-page.ts';
import type { Popup } from '../../scripts/stage/popup.ts';
import { readTable } from '../../scripts/stage/read-store.ts';
import { type Routes, siteRoutes } from '../../scripts/stage/routes.ts';
import { composedText, endedCarry } from '../../scripts/start/composed.ts';
import { CONTINUE, launchBaton, openChat, openPopup, SUMMARY, stateOf, storedMessages } from '../support/baton.ts';

const LINES = [
  ['user', 'How do I descale the kettle?'],
  ['assistant', 'Boil it once with 200 ml of vinegar.'],
  ['user', 'And how often should I do that?'],
  ['assistant', 'Every second month, if your water is hard.'],
  ['user', 'Is lemon juice as good?'],
  ['assistant', 'Yes, but it takes 20 minutes longer.'],
] as const;

const lines = LINES.map(([role, text]) => ({ role, text }));

const READ = '[data-notice="failure"] button';
const KEEP = '[data-testid="guess-keep"]';

let stage: ChromiumStage;
let routes: Routes;

beforeAll(async () => {
  stage = await launchBaton();
  routes = await siteRoutes();
  stage.serve(routes);
});

afterAll(() => stage.close());

const stored = async (chatId: string) => (await storedMessages(stage, chatId)).map(({ role, text }) => [role, text]);

const conversations = async (): Promise<readonly unknown[]> => readTable(await stage.worker(), 'conversations');

/** Opens the popup on a page of no known site and has the page looked at. */
async function look(popup: Popup, end: string): Promise<void> {
  await popup.click(READ);
  await popup.waitFor(`document.querySelector('#baton-popup').dataset.state === '${end}'`);
}

const fixture = (path: string): string => readFileSync(join(import.meta.dirname, '../fixtures/guess', path), 'utf8');

describe.each(COMPONENTS)('a page with the chat component %s in it', (component) => {
  test('is read when the user asks for it, shown first, and kept only when they say so', async () => {
    const address = `https://help.example/${component}`;
    const chatId = `help.example/${component}`;
    routes.set(address, await componentPage(component, lines));
    const page = await openChat(stage, address);
    await page.getByText('takes 20 minutes longer').waitFor();
    const popup = await openPopup(stage, page);
    expect(await stateOf(popup)).toBe('not-a-chat-page');
    await look(popup, 'preview');
    const words = await popup.text();
    expect(words).toMatch(/6 messages: 3 from you, 3 from the assistant/);
    expect(words).toMatch(/How do I descale the kettle\?/);
    expect(words).toMatch(/Read by guess/);
    expect((await conversations()).some((row) => (row as { chatId: string }).chatId === chatId)).toBe(false);
    await popup.click(KEEP);
    await popup.waitFor(`document.querySelector('#baton-popup').dataset.state === 'done'`);
    expect(await stored(chatId)).toEqual(LINES);
    expect(await popup.text()).toMatch(/Read by guess from the page/);
    expect(await popup.evaluate(`document.querySelectorAll('${SUMMARY} [data-evidence]').length > 0`)).toBe(true);
    await page.close();
  });
});

test('a kept chat goes on in a new chat of a known site', async () => {
  const address = 'https://help.example/carried';
  routes.set(address, fixture('chats/attributes.html'));
  const page = await openChat(stage, address);
  const popup = await openPopup(stage, page);
  await look(popup, 'preview');
  await popup.click(KEEP);
  await popup.waitFor(`document.querySelector('#baton-popup').dataset.state === 'done'`);
  await popup.evaluate(`(() => {
    const list = document.querySelector('[data-testid="target"]');
    list.value = 'chatgpt';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
  const opened = stage.context.waitForEvent('page');
  await popup.click(CONTINUE);
  const fresh = await opened;
  const carry = await endedCarry(stage.worker);
  expect(carry).toMatchObject({ state: 'inserted', target: 'chatgpt', conversation: 'other:help.example/carried' });
  expect(await composedText(fresh)).toBe(carry.preamble);
  expect(carry.preamble).toMatch(/help\.example/);
  await fresh.close();
  await page.close();
});

test('the speakers can be swapped before the chat is kept, and the chat is there when the popup is opened again', async () => {
  const address = 'https://help.example/swapped';
  routes.set(address, fixture('chats/sides.html'));
  const page = await openChat(stage, address);
  const popup = await openPopup(stage, page);
  await look(popup, 'preview');
  await popup.click('[data-testid="guess-swap"]');
  await popup.waitFor(`document.querySelector('.guess-lines li').dataset.role === 'assistant'`);
  await popup.click(KEEP);
  await popup.waitFor(`document.querySelector('#baton-popup').dataset.state === 'done'`);
  const roles = (await stored('help.example/swapped')).map(([role]) => role);
  expect(roles).toEqual(['assistant', 'user', 'assistant', 'user']);
  const again = await openPopup(stage, page);
  expect(await stateOf(again)).toBe('done');
  expect(await again.text()).toMatch(/Read it again/);
  await page.close();
});

test('a chat of which some is scrolled out of its list is perhaps not whole', async () => {
  const many = Array.from({ length: 5 }, (_, round) =>
    lines.map(({ role, text }) => ({ role, text: `${round}. ${text}` })),
  );
  routes.set('https://help.example/long', await componentPage('chatscope', many.flat()));
  const page = await openChat(stage, 'https://help.example/long');
  await page.getByText('4. Yes, but it takes').waitFor();
  const popup = await openPopup(stage, page);
  await look(popup, 'preview');
  await popup.click(KEEP);
  await popup.waitFor(`document.querySelector('#baton-popup').dataset.state === 'done'`);
  expect(await popup.evaluate(`document.querySelector('details.coverage').textContent`)).toMatch(
    /30 messages.*Perhaps not the whole chat.*at the beginning.*read the page again/,
  );
  await page.close();
});

test('what is refused is not kept', async () => {
  const before = (await conversations()).length;
  routes.set('https://help.example/refused', fixture('chats/classes.html'));
  const page = await openChat(stage, 'https://help.example/refused');
  const popup = await openPopup(stage, page);
  await look(popup, 'preview');
  await popup.click('[data-testid="guess-refuse"]');
  await popup.waitFor(`document.querySelector('#baton-popup').dataset.state === 'not-a-chat-page'`);
  expect(await conversations()).toHaveLength(before);
  await page.close();
});

test('in a page that shows no chat none is found', async () => {
  routes.set('https://news.example/', fixture('others/blog-comments.html'));
  const page = await openChat(stage, 'https://news.example/');
  const popup = await openPopup(stage, page);
  await look(popup, 'no-chat-found');
  expect(await popup.text()).toMatch(/no chat on this page/);
  await page.close();
});

test('a page of the browser says in one sentence that it cannot be read', async () => {
  const page = await openChat(stage, 'chrome://version/');
  const popup = await openPopup(stage, page);
  expect(await stateOf(popup)).toBe('page-unreadable');
  expect(await popup.text()).toMatch(/lets no extension read this page/);
  expect(await popup.evaluate(`document.querySelector('${READ}') === null`)).toBe(true);
  await page.close();
});
