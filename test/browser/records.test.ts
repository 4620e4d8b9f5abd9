import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChromiumStage } from '../../scripts/stage/chromium.ts';
import type { Answer } from '../../scripts/stage/https-server.ts';
import { createRoutes, type Routes } from '../../scripts/stage/routes.ts';
import type { CapturedMessage } from '../../src/core/capture.ts';
import { siteById } from '../../src/sites/index.ts';
import { launchBaton, openChat, openPopup, stateOf, storedMessages, until } from '../support/baton.ts';
import { addHost } from '../support/own-hosts.ts';
import { sitePages } from '../support/site-pages.ts';
import { RECORD_SITES, type RecordRow, type RecordSite, TOO_MANY } from '../support/site-records.ts';

const TITLE = 'Rain gauges';

let stage: ChromiumStage;
let routes: Routes;
/** The paths that the sites' servers have an answer for, as they were asked for. */
const asked: string[] = [];
const answers = new Map<string, Answer>();

beforeAll(async () => {
  stage = await launchBaton();
  routes = createRoutes();
  stage.serve(routes);
  stage.standIn(({ pathname }) => {
    const answer = answers.get(pathname);
    if (answer !== undefined) asked.push(pathname);
    return answer;
  });
  for (const { site, page } of RECORD_SITES) {
    if (siteById(site)?.signs !== undefined) await addHost(stage, new URL(shown(site, page).address).origin, site);
  }
});

afterAll(() => stage.close());

function shown(site: string, name: string) {
  const page = sitePages(site).find((each) => each.name === name);
  if (page === undefined) throw new Error(`no recorded page ${name} of ${site}`);
  return page;
}

/** What the chat began with, which the page does not show. */
const EARLIER: readonly Pick<RecordRow, 'role' | 'text'>[] = [
  { role: 'user', text: 'Where should the first gauge of the valley stand?' },
  { role: 'assistant', text: 'On the **north** bank, 12 m from the weir.' },
  { role: 'user', text: 'How often is it to be read?' },
  { role: 'assistant', text: 'At 7:00 and at 19:00.' },
];

interface Chat {
  readonly page: Page;
  readonly chatId: string;
  /** The messages of the record's current branch. */
  readonly rows: readonly RecordRow[];
  /** What the page shows of them. */
  readonly inPage: readonly CapturedMessage[];
  /** How often the record was asked for. */
  readonly asked: () => number;
}

/** Opens the end of a chat, whose whole is in the record; `answer` is what the site gives for it. */
async function open(
  { site, page: name, beside, before, path, record }: RecordSite,
  place: string,
  answer: (record: unknown) => Answer,
): Promise<Chat> {
  const { address, html, expected } = shown(site, name);
  const chatId = expected.chatId.replace(/..$/, place);
  const rows = rowsOf([...EARLIER, ...expected.messages]);
  const thrownAway: RecordRow = { id: 'other-1', parent: rows[0]?.id, role: 'assistant', text: 'On the roof.' };
  const whole = record(TITLE, [...rows, thrownAway], rows.at(-1)?.id ?? '');
  asked.length = 0;
  answers.clear();
  for (const [at, body] of Object.entries(before)) answers.set(at, { body });
  answers.set(path(chatId), answer(whole));
  const at = address.replace(expected.chatId, chatId);
  routes.set(at, html.replace('<body>', `<body>${beside}`));
  const page = await openChat(stage, at);
  const count = () => asked.filter((each) => each === path(chatId)).length;
  return { page, chatId, rows, inPage: expected.messages, asked: count };
}

function rowsOf(messages: readonly Pick<CapturedMessage, 'id' | 'role' | 'text'>[]): readonly RecordRow[] {
  const ids = messages.map(({ id }, index) => id ?? `row-${index}`);
  return messages.map(({ role, text }, index) => ({
    id: ids[index] ?? '',
    parent: ids[index - 1],
    role: role === 'user' ? 'user' : 'assistant',
    text,
  }));
}

/** The chat's newest message grows in the page. */
async function grow({ page, inPage }: Chat): Promise<void> {
  const begins = /[\p{L} ]+/u.exec(inPage.at(-1)?.text ?? '')?.[0] ?? '';
  await page.evaluate((words) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let last: Node | undefined;
    while (texts.nextNode()) if (texts.currentNode.textContent?.includes(words)) last = texts.currentNode;
    if (last === undefined) throw new Error(`the page nowhere says “${words}”`);
    last.textContent += ' Indeed.';
  }, begins);
}

const words = (messages: readonly Pick<CapturedMessage, 'role' | 'text'>[]) =>
  messages.map(({ role, text }) => ({ role, text }));

/** What is stored, once it is as many messages. */
const stored = (chatId: string, count: number) =>
  until(async () => {
    const messages = await storedMessages(stage, chatId);
    return messages.length === count && messages;
  });

/** What the popup says of a chat. Opening it has the page read again. */
async function popupSays({ page }: Chat): Promise<string> {
  const popup = await openPopup(stage, page);
  expect(await stateOf(popup)).toBe('done');
  return popup.text();
}

const UNANSWERED = [
  ['that asks for patience is left alone', '2a', () => TOO_MANY],
  ['that gives something else is left alone', '3a', () => ({ body: { ok: true } })],
] as const;

describe.each(RECORD_SITES)('the record of $site', (site) => {
  test('gives the whole chat, of which the page shows the end, and is asked for once for each change', async () => {
    const chat = await open(site, '1a', (body) => ({ body }));
    expect(words(await stored(chat.chatId, chat.rows.length))).toEqual(words(chat.rows));
    const said = await popupSays(chat);
    expect(said).toContain(TITLE);
    expect(said).toMatch(new RegExp(`\\b${chat.rows.length} messages`));
    expect(said).toMatch(/Read from the site’s own record/);
    expect(chat.asked()).toBe(1);
    await grow(chat);
    await until(async () => chat.asked() === 2);
    await popupSays(chat);
    expect(chat.asked()).toBe(2);
    expect(words(await storedMessages(stage, chat.chatId))).toEqual(words(chat.rows));
    await chat.page.close();
  });

  test.each(UNANSWERED)('%s, and the page is read', async (_, place, answer) => {
    const chat = await open(site, place, answer);
    expect(words(await stored(chat.chatId, chat.inPage.length))).toEqual(words(chat.inPage));
    expect(await popupSays(chat)).toMatch(/Read from the page/);
    await grow(chat);
    await until(async () => (await storedMessages(stage, chat.chatId)).at(-1)?.text.includes('Indeed.'));
    expect(await popupSays(chat)).toMatch(/Read from the page/);
    expect(chat.asked()).toBe(1);
    await chat.page.close();
  });
});
