import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findFirefox } from '../../scripts/setup.mjs';
import type { ChromiumStage } from '../../scripts/stage/chromium.ts';
import { type FirefoxStage, launchFirefox } from '../../scripts/stage/firefox.ts';
import { chatPage } from '../../scripts/stage/pages/chat-page.ts';
import type { Popup } from '../../scripts/stage/popup.ts';
import { putChat, type Routes, siteRoutes } from '../../scripts/stage/routes.ts';
import { composedText } from '../../scripts/start/composed.ts';
import type { Carry } from '../../src/core/carry.ts';
import {
  CONTINUE,
  chooseTarget,
  launchBaton,
  openChat,
  openPopup,
  SUMMARY,
  stateOf,
  storedMessages,
  until,
} from '../support/baton.ts';
import { plainChat } from '../support/plain-chat.ts';
import { allowPrivateWindows, closePrivateWindows, openPrivateWindow, privateTabs } from '../support/private-window.ts';

const TEMPORARY = 'https://chatgpt.com/?temporary-chat=true';
const PRIVATE_ID = 'cdcdcdcd-0000-4000-8000-000000000001';
const SAVED_ID = 'abababab-0000-4000-8000-000000000001';

let stage: ChromiumStage;
let routes: Routes;

beforeAll(async () => {
  stage = await launchBaton();
  routes = await siteRoutes();
  stage.serve(routes);
  routes.set(TEMPORARY, chatPage('chatgpt', plainChat('chatgpt', 10)));
});

afterAll(() => stage.close());

/** What the extension has on the disk: how many rows each table of each database has, and its storage areas. */
async function onDisk(): Promise<unknown> {
  const worker = await stage.worker();
  return worker.evaluate(readDisk);
}

interface Extension {
  readonly storage: Readonly<Record<string, { get(): Promise<object> }>>;
}

/** Runs in a world of the extension, past its own code. */
async function readDisk(): Promise<unknown> {
  const asked = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const rows: Record<string, number> = {};
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await asked(indexedDB.open(name));
    for (const table of database.objectStoreNames) {
      const count = await asked(database.transaction(table).objectStore(table).count());
      if (count > 0) rows[`${name} ${table}`] = count;
    }
    database.close();
  }
  const world = globalThis as unknown as Partial<Record<'browser' | 'chrome', Extension>>;
  const storage = (world.browser ?? world.chrome)?.storage;
  return { rows, local: await storage?.local?.get(), sync: await storage?.sync?.get() };
}

async function close(popup: Popup): Promise<void> {
  await popup.evaluate('window.close()').catch(() => undefined);
  await popup.closed;
}

const NOTHING = { rows: {}, local: {}, sync: {} };

async function carried(page: Page, between: () => Promise<void> = async () => undefined): Promise<string> {
  const popup = await openPopup(stage, page);
  expect(await stateOf(popup)).toBe('done');
  await chooseTarget(popup, 'claude');
  await between();
  const opened = stage.context.waitForEvent('page');
  await popup.click(CONTINUE);
  const fresh = await opened;
  await fresh.waitForURL('https://claude.ai/new');
  const text = await composedText(fresh);
  expect(await fresh.evaluate(() => window.__sent)).toEqual([]);
  await fresh.close();
  return text;
}

describe('a temporary chat', () => {
  test('is summarised and carried on, and nothing of it is on the disk', async () => {
    const page = await openChat(stage, TEMPORARY);
    const popup = await openPopup(stage, page);
    expect(await stateOf(popup)).toBe('done');
    expect(await popup.text()).toContain('Temporary chat: kept in memory only, nothing is stored.');
    expect(await popup.evaluate(`document.querySelectorAll('${SUMMARY} [data-evidence]').length > 0`)).toBe(true);
    expect(await popup.evaluate(`document.querySelector('[data-testid="coverage"]').textContent`)).toMatch(
      /20 messages/,
    );
    await close(popup);
    const text = await carried(page);
    expect(text.split('\n')[0]).toBe('Summary of earlier conversation:');
    expect(text).toContain('Make beam 10 **49 mm** wide');
    expect(await onDisk()).toEqual(NOTHING);
    await page.close();
  });

  test('and neither when the worker is put to sleep before the carry', async () => {
    const page = await openChat(stage, TEMPORARY);
    const text = await carried(page, () => stage.stopWorker());
    expect(text).toContain('Make beam 10 **49 mm** wide');
    expect(await onDisk()).toEqual(NOTHING);
    await page.close();
  });

  test('is saved as a file by the user’s own click', async () => {
    const page = await openChat(stage, TEMPORARY);
    const popup = await openPopup(stage, page);
    await popup.click('[data-testid="export"]');
    const download = stage.nextDownload();
    await popup.click('[data-testid="export-markdown"]');
    expect(await readFile((await download).path, 'utf8')).toContain('beam');
    expect(await onDisk()).toEqual(NOTHING);
    await page.close();
  });
});

describe('a temporary chat in Firefox', () => {
  let firefox: FirefoxStage;
  beforeAll(async () => {
    firefox = await launchFirefox({ executable: findFirefox(), extension: inject('firefoxExtension') });
    firefox.serve(routes);
  });
  afterAll(() => firefox.close());

  test('is summarised, and nothing of it is on the disk', async () => {
    await firefox.open(TEMPORARY);
    const popup = await firefox.openPopup();
    const text = await popup.waitForText(/Written by the built-in digest/, 30_000);
    expect(text).toContain('Temporary chat: kept in memory only, nothing is stored.');
    expect(text).toMatch(/20 messages/);
    const own = await firefox.openExtensionPage('options.html');
    expect(await own.evaluate('indexedDB.databases().then((all) => all.map(({ name }) => name))')).toEqual(['baton']);
    expect(await own.evaluate(`(${readDisk})()`)).toEqual(NOTHING);
    const remembered = 'browser.storage.session.get().then(({ memory }) => memory.messages.length)';
    expect(await own.evaluate(remembered)).toBe(20);
  });
});

describe('a chat that gets its id in the same tab', () => {
  test('is in the store from then on, once', async () => {
    routes.set('https://chatgpt.com/', chatPage('chatgpt', plainChat('chatgpt', 10)));
    const page = await openChat(stage, 'https://chatgpt.com/');
    const popup = await openPopup(stage, page);
    expect(await popup.text()).toContain('Not saved by its site yet: kept in memory only, nothing is stored.');
    await close(popup);
    expect(await onDisk()).toEqual(NOTHING);
    const address = putChat(routes, SAVED_ID, plainChat('chatgpt', 10));
    await page.evaluate((to) => history.pushState(null, '', to), address);
    const messages = await until(async () => {
      const stored = await storedMessages(stage, SAVED_ID);
      return stored.length === 20 && stored;
    });
    expect(messages[0]?.text).toBe('Step 1: how wide should beam 1 of the shed be?');
    expect(await onDisk()).toMatchObject({ rows: { 'baton conversations': 1, 'baton messages': 20 } });
    await page.close();
  });
});

/** Stands last: for it the browser loads the extension anew, and the test before has left rows. */
describe('a saved chat in a private window', () => {
  test('is summarised, goes on in a private window, and is forgotten with it', async () => {
    const before = await onDisk();
    await allowPrivateWindows(stage);
    const page = await openChat(stage, 'https://claude.ai/new');
    const address = putChat(routes, PRIVATE_ID, plainChat('chatgpt', 10));
    const popup = await openPopup(stage, await openPrivateWindow(stage, address));
    expect(await popup.text()).toContain('Private window: kept in memory only, nothing is stored.');
    expect(await stateOf(popup)).toBe('done');
    expect(await popup.evaluate(`document.querySelectorAll('${SUMMARY} [data-evidence]').length > 0`)).toBe(true);
    await chooseTarget(popup, 'claude');
    await popup.click(CONTINUE);
    const carry = await until(async () => (await remembered()).find(({ state }) => state !== 'waiting'));
    expect(carry).toMatchObject({ state: 'inserted', conversation: `memory:private:chatgpt:${PRIVATE_ID}` });
    expect(await privateTabs(stage)).toEqual([address, 'https://claude.ai/new']);
    expect(await onDisk()).toEqual(before);
    await closePrivateWindows(stage);
    await until(async () => (await (await stage.worker()).evaluate(readSession)).memory === undefined);
    expect(await onDisk()).toEqual(before);
    await page.close();
  });
});

interface Session {
  readonly memory?: { readonly carries: readonly Carry[] };
}

/** The carries in the browser's own memory. */
async function remembered(): Promise<readonly Carry[]> {
  const { memory } = await (await stage.worker()).evaluate(readSession);
  return memory?.carries ?? [];
}

/** Runs in the worker. */
async function readSession(): Promise<Session> {
  const { chrome } = globalThis as unknown as { chrome: { storage: { session: { get(): Promise<Session> } } } };
  return chrome.storage.session.get();
}
