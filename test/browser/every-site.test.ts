import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChromiumStage } from '../../scripts/stage/chromium.ts';
import { type NewChatSite, newChatPage } from '../../scripts/stage/pages/new-chat/new-chat-page.ts';
import { createRoutes, type Routes } from '../../scripts/stage/routes.ts';
import { normalise } from '../../src/page/composer-text.ts';
import { sites } from '../../src/sites/index.ts';
import { CONTINUE, launchBaton, openChat, openPopup, stateOf, storedMessages, until } from '../support/baton.ts';
import { storedCarries } from '../support/carries.ts';
import { type NewChat, newChatIn } from '../support/new-chat.ts';
import { addHost, removeHost } from '../support/own-hosts.ts';
import { fullestPage, type SitePage, sitePages } from '../support/site-pages.ts';

const DRAFT = 'hello';

let stage: ChromiumStage;
let routes: Routes;

beforeAll(async () => {
  stage = await launchBaton();
  routes = createRoutes();
  stage.serve(routes);
  for (const { id } of sites.filter(({ signs }) => signs !== undefined)) {
    const origins = new Set(sitePages(id).map(({ address }) => new URL(address).origin));
    for (const origin of origins) await addHost(stage, origin, id);
  }
});

afterAll(() => stage.close());

const words = (messages: SitePage['expected']['messages']) =>
  messages.map(({ role, text, complete }) => ({ role, text, complete }));

async function readByItself({ address, html, expected: { chatId } }: SitePage) {
  const own = createRoutes();
  own.set(address, html);
  const page = await stage.context.newPage();
  await stage.serveTo(page, own);
  await page.goto(address);
  const messages = await until(async () => {
    const read = await storedMessages(stage, chatId);
    return read.length > 0 && read;
  });
  await page.close();
  return messages;
}

describe.each(sites)('$name', { concurrent: true }, ({ id }) => {
  test.each(sitePages(id))('$name is read in the page as it looks', async (page) => {
    expect(words(await readByItself(page))).toEqual(words(page.expected.messages));
  });
});

test('a host that the user takes away again is read no more', async () => {
  const page = fullestPage('openwebui');
  const other = 'https://once.example';
  const moved = (chatId: string): SitePage => ({
    ...page,
    address: `${other}/c/${chatId}`,
    expected: { ...page.expected, chatId },
  });
  await addHost(stage, other, 'openwebui');
  expect(await readByItself(moved('77770000-0000-4000-8000-000000000011'))).not.toHaveLength(0);
  await removeHost(stage, other);
  const { address, html } = moved('77770000-0000-4000-8000-000000000012');
  routes.set(address, html);
  const after = await openChat(stage, address);
  const popup = await openPopup(stage, after);
  expect(await stateOf(popup)).toBe('not-a-chat-page');
  await after.close();
});

let turn: Promise<unknown> = Promise.resolve();

/** One after the other: the browser shows one popup, and does not tell which tab was opened by whom. */
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const mine = turn.then(run);
  turn = mine.catch(() => undefined);
  return mine;
}

/** Reads a chat in the popup and has it carried into a new chat on the same site. */
async function carryOn(site: string, { address, expected }: SitePage): Promise<NewChat> {
  const page = await openChat(stage, address);
  const popup = await openPopup(stage, page);
  expect(await stateOf(popup)).toBe('done');
  const said = await popup.text();
  expect(said).toMatch(new RegExp(`\\b${expected.messages.length} (?:of \\d+ )?messages`));
  expect(said).toContain(expected.title ?? '');
  expect(words(await storedMessages(stage, expected.chatId))).toEqual(words(expected.messages));
  const opened = stage.context.waitForEvent('page');
  await popup.click(CONTINUE);
  const fresh = await opened;
  const carry = await until(async () => (await storedCarries(stage)).find(({ target }) => target === site));
  await page.close();
  return newChatIn(stage, fresh, carry);
}

describe('the popup', { concurrent: true }, () => {
  test.each(sites)('reads a chat of $name, and a new chat there takes the summary behind the draft', async (site) => {
    const page = fullestPage(site.id);
    routes.set(page.address, page.html);
    const address = site.newChat(new URL(page.address));
    routes.set(address, await newChatPage(site.id as NewChatSite, { draft: DRAFT }));
    const chat = await inTurn(() => carryOn(site.id, page));
    expect((await chat.ended()).state).toBe('inserted');
    expect(chat.page.url()).toBe(address);
    expect(normalise(await chat.held())).toBe(normalise(`${DRAFT}\n\n${chat.carry.preamble}`));
    expect(await chat.isSendUsable()).toBe(true);
    expect(await chat.page.evaluate(() => window.__sent)).toEqual([]);
    await chat.page.close();
  });
});
