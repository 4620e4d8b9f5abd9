import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChromiumStage } from '../../scripts/stage/chromium.ts';
import type { SiteId } from '../../scripts/stage/pages/conversation.ts';
import { NEW_CHAT, putChat, type Routes, siteRoutes } from '../../scripts/stage/routes.ts';
import { composedText, endedCarry } from '../../scripts/start/composed.ts';
import {
  CONTINUE,
  chooseTarget,
  launchBaton,
  openChat,
  openPopup,
  SUMMARY,
  stateOf,
  storedCheckpoints,
  storedMessages,
  until,
} from '../support/baton.ts';
import { plainChat } from '../support/plain-chat.ts';

let stage: ChromiumStage;
let routes: Routes;

beforeAll(async () => {
  stage = await launchBaton();
  routes = await siteRoutes();
  stage.serve(routes);
});

afterAll(() => stage.close());

/** Puts a chat of ten exchanges on a site, under an id that looks like one of its own. */
function put(site: SiteId, id: string): { readonly address: string; readonly chatId: string } {
  const chatId = site === 'gemini' ? `${id}00000000`.slice(0, 16).padEnd(16, '0') : `${id}-0000-4000-8000-000000000001`;
  return { address: putChat(routes, chatId, plainChat(site, 10)), chatId };
}

describe.each([
  { from: 'chatgpt', to: 'claude', id: 'aaaaaaaa' },
  { from: 'claude', to: 'gemini', id: 'bbbbbbbb' },
  { from: 'gemini', to: 'chatgpt', id: 'cccccccc' },
] as const)('from $from to $to', ({ from, to, id }) => {
  test('the chat is read, summarised, and stands in the composer of a new chat, not sent', async () => {
    const { address, chatId } = put(from, id);
    const page = await openChat(stage, address);
    const captured = await until(async () => {
      const messages = await storedMessages(stage, chatId);
      return messages.length === 20 && messages;
    });
    expect(captured.map(({ role }) => role)).toEqual(Array.from({ length: 10 }, () => ['user', 'assistant']).flat());
    expect(captured[0]?.text).toBe('Step 1: how wide should beam 1 of the shed be?');
    expect(captured[19]?.text).toBe('Make beam 10 **49 mm** wide and paint it with `oil-10`.');

    const popup = await openPopup(stage, page);
    expect(await stateOf(popup)).toBe('done');
    expect(await popup.text()).toMatch(/beam/);
    expect(await popup.evaluate(`document.querySelector('[data-testid="title"]').textContent`)).toBe(
      'A shed by the canal',
    );
    expect(await popup.evaluate(`document.querySelectorAll('${SUMMARY} [data-evidence]').length > 0`)).toBe(true);

    await chooseTarget(popup, to);
    const opened = stage.context.waitForEvent('page');
    await popup.click(CONTINUE);
    const fresh = await opened;
    const carry = await endedCarry(stage.worker);
    expect(carry).toMatchObject({ state: 'inserted', target: to });
    expect(fresh.url()).toBe(NEW_CHAT[to]);
    expect(await composedText(fresh)).toBe(carry.preamble);
    expect(carry.preamble.split('\n')[0]).toBe('Summary of earlier conversation:');
    expect(await fresh.evaluate(() => window.__sent)).toEqual([]);
    await fresh.close();
    await page.close();
  });
});

describe('nothing is lost', () => {
  test('when the worker is killed between capture and summary', async () => {
    const { address, chatId } = put('chatgpt', 'dddddddd');
    const page = await openChat(stage, address);
    await until(async () => (await storedMessages(stage, chatId)).length === 20);
    await stage.stopWorker();
    const popup = await openPopup(stage, page);
    expect(await stateOf(popup)).toBe('done');
    expect(await storedMessages(stage, chatId)).toHaveLength(20);
    expect(await storedCheckpoints(stage, `chatgpt:${chatId}`)).toMatchObject([{ count: 20 }]);
    await page.close();
  });

  test('and nothing is there twice when the page is loaded again', async () => {
    const { address, chatId } = put('claude', 'eeeeeeee');
    const page = await openChat(stage, address);
    await openPopup(stage, page);
    const before = await storedMessages(stage, chatId);
    await page.reload();
    const popup = await openPopup(stage, page);
    expect(await stateOf(popup)).toBe('done');
    expect(await storedMessages(stage, chatId)).toEqual(before);
    expect(await storedCheckpoints(stage, `claude:${chatId}`)).toHaveLength(1);
    await page.close();
  });
});
