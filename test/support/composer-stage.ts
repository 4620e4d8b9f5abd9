import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChromiumStage } from '../../scripts/stage/chromium.ts';
import type { EditorOptions } from '../../scripts/stage/pages/new-chat/editor-options.ts';
import { type NewChatSite, newChatPage } from '../../scripts/stage/pages/new-chat/new-chat-page.ts';
import { createRoutes, putChat, type Routes, siteRoutes } from '../../scripts/stage/routes.ts';
import { endedCarry } from '../../scripts/start/composed.ts';
import type { Carry } from '../../src/core/carry.ts';
import { siteById } from '../../src/sites/index.ts';
import { CONTINUE, launchBaton, openChat, openPopup } from './baton.ts';
import { openTab, storeCarry } from './carries.ts';
import { type NewChat, newChatIn } from './new-chat.ts';
import { plainChat } from './plain-chat.ts';

let stage: ChromiumStage;
/** A waiting carry with a preamble as Baton makes it. */
let sample: Carry;

export const theStage = (): ChromiumStage => stage;

/** Has a Chromium with Baton for the tests of a file. */
export function onComposerStage(): void {
  beforeAll(async () => {
    stage = await launchBaton();
    const routes = await siteRoutes();
    stage.serve(routes);
    sample = await carryByHand(routes);
  });
  afterAll(() => stage.close());
}

export const SITES = ['chatgpt', 'claude', 'gemini'] as const;
const UUID = '0a1b2c3d-0000-4000-8000-000000000001';
export const OTHER_CHAT = { chatgpt: `/c/${UUID}`, claude: `/chat/${UUID}`, gemini: '/app/abcdef0123456789' } as const;

/** Begins to carry a preamble into a new chat of a site, whose editor behaves as the options say. */
type Begin = (site: NewChatSite, editor: EditorOptions, more?: Partial<Carry>) => Promise<NewChat>;

/**
 * A test that may begin carries, each in a tab of its own, which are closed behind it. Whatever an editor does: nothing
 * is ever sent.
 */
export const composerTest = test.extend<{ readonly begin: Begin }>({
  begin: async ({ task: _ }, use) => {
    const begun: NewChat[] = [];
    await use(async (...how) => {
      const chat = await begin(...how);
      begun.push(chat);
      return chat;
    });
    for (const { page } of begun) {
      expect(await page.evaluate(() => window.__sent)).toEqual([]);
      await page.close();
    }
  },
});

const begin: Begin = async (site, editor, more = {}) => {
  const address = siteById(site)?.newChat();
  if (address === undefined) throw new Error(`no adapter for ${site}`);
  const own = createRoutes();
  own.set(address, await newChatPage(site, editor));
  const { page, tabId } = await openTab(stage);
  await stage.serveTo(page, own);
  const carry: Carry = { ...sample, id: `carry-${tabId}`, tabId, target: site, at: Date.now(), ...more };
  await storeCarry(stage, carry);
  await page.goto(address);
  return newChatIn(stage, page, carry);
};

/** Carries a chat as a person does, and gives the carry as it was before it was taken. */
async function carryByHand(routes: Routes): Promise<Carry> {
  const page = await openChat(stage, putChat(routes, UUID, plainChat('chatgpt', 4)));
  const popup = await openPopup(stage, page);
  const opened = stage.context.waitForEvent('page');
  await popup.click(CONTINUE);
  const other = await opened;
  const { takenAt: _, ...carry } = await endedCarry(stage.worker);
  expect(carry.state).toBe('inserted');
  expect(await other.evaluate(() => window.__sent)).toEqual([]);
  await Promise.all([other.close(), page.close()]);
  return { ...carry, state: 'waiting' };
}
