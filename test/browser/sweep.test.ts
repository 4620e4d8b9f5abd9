import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChromiumStage } from '../../scripts/stage/chromium.ts';
import type { SiteId, StageConversation } from '../../scripts/stage/pages/conversation.ts';
import { type LongChatKind, longChatPage } from '../../scripts/stage/pages/long/long-chat-page.ts';
import type { Popup } from '../../scripts/stage/popup.ts';
import { chatAddress, createRoutes, type Routes } from '../../scripts/stage/routes.ts';
import { launchBaton, openChat, openPopup, stateOf, storedMessages, until } from '../support/baton.ts';

let stage: ChromiumStage;
let routes: Routes;

beforeAll(async () => {
  stage = await launchBaton();
  routes = createRoutes();
  stage.serve(routes);
});

afterAll(() => stage.close());

/** A chat whose answers are of very different lengths. */
function longChat(site: SiteId, exchanges: number): StageConversation {
  const messages = Array.from({ length: exchanges }, (_, index) => [
    { role: 'user' as const, text: `Plank ${index + 1}: how long should it be?` },
    {
      role: 'assistant' as const,
      text: Array.from(
        { length: 1 + ((index * 7) % 11) },
        (_, part) => `Plank ${index + 1} is ${200 + index} cm long, and its part ${part + 1} is planed on both sides.`,
      ).join('\n\n'),
    },
  ]).flat();
  return { site, title: 'A long fence', messages };
}

const READ = '[data-testid="read-the-rest"]';
const BOX: Readonly<Record<LongChatKind, string>> = {
  rooms: '[data-scroll-root]',
  units: '.thread-scroll-container',
  rows: '[data-autoscroll-container]',
  older: 'infinite-scroller',
};
const ID: Readonly<Record<SiteId, (serial: number) => string>> = {
  chatgpt: (serial) => `0000005e-0000-4000-8000-${String(serial).padStart(12, '0')}`,
  claude: (serial) => `0000005e-0000-4000-8000-${String(serial).padStart(12, '0')}`,
  gemini: (serial) => `5e5e5e5e${String(serial).padStart(8, '0')}`,
};

async function openLong(kind: LongChatKind, site: SiteId, exchanges: number, serial: number) {
  const chatId = ID[site](serial);
  const chat = longChat(site, exchanges);
  const address = chatAddress(site, chatId);
  routes.set(address, longChatPage(kind, chat));
  const page = await openChat(stage, address);
  return { page, chat, chatId };
}

interface Seen {
  readonly words: string;
  /** Pixels from the top of the window. */
  readonly top: number;
}

/** The first words of the chat that are in sight, or those asked for; undefined where they are not mounted. */
const seen = (page: Page, box: string, asked?: string): Promise<Seen | undefined> =>
  page.evaluate(
    ([selector, text]) => {
      const scroller = document.querySelector(selector ?? '');
      if (scroller === null) return undefined;
      const walker = document.createTreeWalker(scroller, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const words = walker.currentNode.textContent?.trim() ?? '';
        const top = walker.currentNode.parentElement?.getBoundingClientRect().top ?? -1;
        const isIt = text === undefined ? top > scroller.getBoundingClientRect().top : words === text;
        if (words.startsWith('Plank') && isIt) return { words, top };
      }
      return undefined;
    },
    [box, asked],
  );

/** The same once it stays where it is. */
async function seenAtRest(page: Page, box: string, asked?: string): Promise<Seen> {
  let last: Seen | undefined;
  return until(async () => {
    const before = last;
    await page.waitForTimeout(300);
    last = await seen(page, box, asked);
    return last !== undefined && before?.words === last.words && before.top === last.top && last;
  });
}

async function readTheRest(page: Page): Promise<Popup> {
  const popup = await openPopup(stage, page);
  expect(await stateOf(popup)).toBe('done');
  await popup.evaluate(`document.querySelector('details.coverage').open = true`);
  await popup.click(READ);
  return popup;
}

const status = (popup: Popup): Promise<unknown> =>
  popup.evaluate(`document.querySelector('[data-testid="status"]').textContent`);

describe.each([
  { kind: 'rooms', site: 'chatgpt', exchanges: 120, serial: 1 },
  { kind: 'units', site: 'chatgpt', exchanges: 120, serial: 2 },
  { kind: 'rows', site: 'claude', exchanges: 120, serial: 3 },
  { kind: 'older', site: 'gemini', exchanges: 200, serial: 4 },
] as const)('a long chat of $kind on $site', ({ kind, site, exchanges, serial }) => {
  test('is read whole from the popup, and the user is back where they were', async () => {
    const { page, chat, chatId } = await openLong(kind, site, exchanges, serial);
    await seenAtRest(page, BOX[kind]);
    await page.locator(BOX[kind]).evaluate((box) => box.scrollBy({ top: -900, behavior: 'instant' }));
    const before = await seenAtRest(page, BOX[kind]);
    const popup = await readTheRest(page);
    const words = await popup.waitFor(
      `!/^Reading/.test(document.querySelector('[data-testid="status"]').textContent) && document.querySelector('[data-testid="status"]').textContent`,
      50_000,
    );
    const stored = await storedMessages(stage, chatId);
    expect(stored.map(({ text }) => text.split('\n')[0])).toEqual(chat.messages.map(({ text }) => text.split('\n')[0]));
    expect(words).toBe(`The whole chat is here: ${exchanges * 2} messages.`);
    const after = await seenAtRest(page, BOX[kind], before.words);
    expect(Math.abs(after.top - before.top)).toBeLessThanOrEqual(4);
    await page.close();
  });
});

test('a user who scrolls stops it, and is left where they are; what was read stays', async () => {
  const { page, chat, chatId } = await openLong('rooms', 'chatgpt', 120, 5);
  const popup = await readTheRest(page);
  await until(async () => (await storedMessages(stage, chatId)).length > 30);
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 40);
  await until(async () => /^Stopped; \d+ of 240 messages are here\.$/.test(String(await status(popup))));
  const box = page.locator(BOX.rooms);
  expect(await box.evaluate((element) => element.scrollTop < element.scrollHeight / 2)).toBe(true);
  const order = new Map(chat.messages.map(({ text }, index) => [text.split('\n')[0], index]));
  const places = (await storedMessages(stage, chatId)).map(({ text }) => order.get(text.split('\n')[0] ?? '') ?? -1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  await page.close();
});

test('Escape in the page stops it, and the user is put back at the bottom', async () => {
  const { page } = await openLong('rows', 'claude', 120, 6);
  const popup = await readTheRest(page);
  const box = page.locator(BOX.rows);
  await until(() => box.evaluate((element) => element.scrollTop > 500 && element.scrollTop < element.scrollHeight / 2));
  await page.keyboard.press('Escape');
  await until(async () => /^Stopped/.test(String(await status(popup))));
  expect(await box.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight)).toBeLessThan(
    3,
  );
  await page.close();
});
