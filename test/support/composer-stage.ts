import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { ChromiumStage } from '../../scripts/stage/chromium.ts';
import type { EditorOptions } from '../../scripts/stage/pages/new-chat/editor-options.ts';
import { type NewChatSite, newChatPage } from '../../scripts/stage/pages/new-chat/new-chat-page.ts';
import { putChat, type Routes, siteRoutes } from '../../scripts/stage/routes.ts';
import type { Carry } from '../../src/core/carry.ts';
import { siteById } from '../../src/sites/index.ts';
import { CONTINUE, launchBaton, openChat, openPopup, until } from './baton.ts';
import { openTab, storeCarry, storedCarries } from './carries.ts';
import { plainChat } from './plain-chat.ts';

let stage: ChromiumStage;
let routes: Routes;
let shown: Page;
/** A waiting carry with a preamble as Baton makes it. */
let sample: Carry;

export const theStage = (): ChromiumStage => stage;

/** Has a Chromium with Baton for the tests of a file. Whatever an editor does: nothing is ever sent. */
export function onComposerStage(): void {
  beforeAll(async () => {
    stage = await launchBaton();
    routes = await siteRoutes();
    stage.serve(routes);
    sample = await carryByHand();
  });
  afterEach(async () => {
    expect(await fresh().evaluate(() => window.__sent)).toEqual([]);
    await fresh().close();
  });
  afterAll(() => stage.close());
}

/** The tab of the new chat that was opened last. */
export const fresh = (): Page => shown;

export const SITES = ['chatgpt', 'claude', 'gemini'] as const;
export const UUID = '0a1b2c3d-0000-4000-8000-000000000001';
export const OTHER_CHAT = { chatgpt: `/c/${UUID}`, claude: `/chat/${UUID}`, gemini: '/app/abcdef0123456789' } as const;

/** Begins to carry a preamble into a new chat of a site, whose editor behaves as the options say. */
export async function begin(site: NewChatSite, editor: EditorOptions, more: Partial<Carry> = {}): Promise<Carry> {
  const address = siteById(site)?.newChat();
  if (address === undefined) throw new Error(`no adapter for ${site}`);
  routes.set(address, await newChatPage(site, editor));
  const tab = await openTab(stage);
  shown = tab.page;
  const carry: Carry = { ...sample, id: `carry-${tab.tabId}`, tabId: tab.tabId, target: site, at: Date.now(), ...more };
  await storeCarry(stage, carry);
  await fresh().goto(address);
  return carry;
}

export const latest = async (): Promise<Carry | undefined> => (await storedCarries(stage)).at(-1);

/** The latest carry, once it has ended. `patience` in milliseconds. */
export async function ended(patience?: number): Promise<Carry> {
  return until(async () => {
    const carry = await latest();
    return carry?.state !== 'waiting' && carry;
  }, patience);
}

export async function carryInto(site: NewChatSite, editor: EditorOptions): Promise<Carry> {
  await begin(site, editor);
  return ended();
}

/** The text in the editor, also where there is none. */
export const textNow = (): Promise<string | null> =>
  fresh().evaluate(() => document.querySelector('.ProseMirror, .ql-editor')?.textContent ?? null);

/** What the editor holds by its own account. */
export const held = (): Promise<string> => fresh().evaluate(() => window.__held?.() ?? '');

export const isSendUsable = (): Promise<boolean> =>
  fresh().evaluate(() => document.querySelector<HTMLButtonElement>('#stage-send-place button')?.disabled === false);

export const squeezed = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, '');

export const holdsText = () => until(async () => squeezed(await textNow()) !== '');

/** The page with what its closed shadow roots hold. */
export async function wholePage(): Promise<string> {
  const session = await stage.context.newCDPSession(fresh());
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  return JSON.stringify(root);
}

/** Clicks a button of the notice, which no script of the page can reach. */
export async function clickInNotice(label: string): Promise<void> {
  const session = await stage.context.newCDPSession(fresh());
  await session.send('DOM.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const nodeId = nodes.find(({ nodeValue }) => nodeValue === label)?.parentId;
  if (nodeId === undefined) throw new Error(`no button “${label}”`);
  const { quads } = await session.send('DOM.getContentQuads', { nodeId });
  const [left = 0, top = 0, right = 0, , , bottom = 0] = quads[0] ?? [];
  await fresh().mouse.click((left + right) / 2, (top + bottom) / 2);
}

export const notices = (): Promise<number> => fresh().locator('baton-notice').count();

/** Carries a chat as a person does, and gives the carry as it was before it was taken. */
async function carryByHand(): Promise<Carry> {
  const page = await openChat(stage, putChat(routes, UUID, plainChat('chatgpt', 4)));
  const popup = await openPopup(stage, page);
  const opened = stage.context.waitForEvent('page');
  await popup.click(CONTINUE);
  const other = await opened;
  const { takenAt: _, ...carry } = await ended();
  expect(carry.state).toBe('inserted');
  expect(await other.evaluate(() => window.__sent)).toEqual([]);
  await Promise.all([other.close(), page.close()]);
  return { ...carry, state: 'waiting' };
}
