import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChromiumStage } from '../../scripts/stage/chromium.ts';
import type { EditorOptions } from '../../scripts/stage/pages/new-chat/editor-options.ts';
import { newChatPage } from '../../scripts/stage/pages/new-chat/new-chat-page.ts';
import { NEW_CHAT, putChat, type Routes, siteRoutes } from '../../scripts/stage/routes.ts';
import { composedText, endedCarry } from '../../scripts/start/composed.ts';
import type { Carry } from '../../src/core/carry.ts';
import { CONTINUE, launchBaton, openChat, openPopup, stateOf } from '../support/baton.ts';
import { plainChat } from '../support/plain-chat.ts';

let stage: ChromiumStage;
let routes: Routes;

beforeAll(async () => {
  stage = await launchBaton();
  routes = await siteRoutes();
  stage.serve(routes);
});

afterAll(() => stage.close());

const SITES = ['chatgpt', 'claude', 'gemini'] as const;
const UUID = '0a1b2c3d-0000-4000-8000-000000000001';
const CHAT_ID = { chatgpt: UUID, claude: UUID, gemini: 'abcdef0123456789' } as const;

/** Carries a chat into a new one of the same site, whose editor behaves as the options say. */
async function carryInto(site: (typeof SITES)[number], editor: EditorOptions): Promise<{ fresh: Page; carry: Carry }> {
  routes.set(NEW_CHAT[site], await newChatPage(site, editor));
  const page = await openChat(stage, putChat(routes, CHAT_ID[site], plainChat(site, 4)));
  const popup = await openPopup(stage, page);
  expect(await stateOf(popup)).toBe('done');
  const opened = stage.context.waitForEvent('page');
  await popup.click(CONTINUE);
  const fresh = await opened;
  const carry = await endedCarry(stage.worker);
  await page.close();
  return { fresh, carry };
}

describe.each(SITES)('the editor of %s', (site) => {
  test('keeps the draft that is there, in front of the preamble', async () => {
    const { fresh, carry } = await carryInto(site, { draft: 'A draft of mine\nin two lines' });
    expect(carry.state).toBe('inserted');
    expect(await composedText(fresh)).toBe(`A draft of mine\nin two lines\n\n${carry.preamble}`);
    expect(await fresh.evaluate(() => window.__sent)).toEqual([]);
    await fresh.close();
  });

  test('is waited for when it comes late', async () => {
    const { fresh, carry } = await carryInto(site, { mountAfter: 700 });
    expect(carry.state).toBe('inserted');
    expect(await composedText(fresh)).toBe(carry.preamble);
    await fresh.close();
  });

  test('that refuses leaves the preamble on the clipboard, and the page says so', async () => {
    const { fresh, carry } = await carryInto(site, { refuses: true });
    expect(carry.state).toBe('copied');
    await stage.context.grantPermissions(['clipboard-read']);
    expect(await fresh.evaluate(() => navigator.clipboard.readText())).toBe(carry.preamble);
    await stage.context.clearPermissions();
    expect(await fresh.locator('baton-notice').count()).toBe(1);
    expect(await fresh.evaluate(() => window.__sent)).toEqual([]);
    await fresh.close();
  });

  test('that keeps only a part is not taken for one that holds the whole', async () => {
    const { fresh, carry } = await carryInto(site, { cutsAt: 40 });
    expect(carry.state).toBe('copied');
    await fresh.close();
  });
});
