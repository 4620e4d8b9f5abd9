import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { findChromium } from '../../scripts/setup.mjs';
import { type ChromiumStage, launchChromium } from '../../scripts/stage/chromium.ts';
import type { SiteId } from '../../scripts/stage/pages/conversation.ts';
import type { Popup } from '../../scripts/stage/popup.ts';
import { readTable, readTables } from '../../scripts/stage/read-store.ts';
import type { Checkpoint } from '../../src/core/checkpoint.ts';
import type { Message } from '../../src/core/message.ts';

/** A Chromium with the built extension in it. */
export function launchBaton(): Promise<ChromiumStage> {
  return launchChromium({ executable: findChromium(), extension: inject('chromeExtension') });
}

export async function openChat(stage: ChromiumStage, address: string): Promise<Page> {
  const page = await stage.context.newPage();
  await page.goto(address);
  return page;
}

/** Clicks the icon and waits until the popup has done what it does by itself. */
export async function openPopup(stage: ChromiumStage, page: Page): Promise<Popup> {
  const popup = await stage.clickToolbar(page);
  await popup.waitFor(`!['working', undefined].includes(document.querySelector('#baton-popup')?.dataset.state)`);
  return popup;
}

export const stateOf = (popup: Popup): Promise<unknown> =>
  popup.evaluate(`document.querySelector('#baton-popup').dataset.state`);

export const SUMMARY = '[data-testid="summary"]';
export const CONTINUE = '[data-testid="continue"]';

/** Chooses the site to continue on, as its list would. */
export async function chooseTarget(popup: Popup, site: SiteId): Promise<void> {
  await popup.evaluate(`(() => {
    const list = document.querySelector('[data-testid="target"]');
    list.value = ${JSON.stringify(site)};
    list.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
}

type ConversationRow = { readonly chatId: string; readonly key: string; readonly path: readonly string[] };
type MessageRow = Message & { readonly conversation: string };

/** The messages on a chat's path, as they stood at one moment. */
export async function storedMessages(stage: ChromiumStage, chatId: string): Promise<readonly Message[]> {
  const [conversations = [], messages = []] = await readTables(await stage.worker(), 'conversations', 'messages');
  const row = (conversations as readonly ConversationRow[]).find((each) => each.chatId === chatId);
  const own = (messages as readonly MessageRow[]).filter((each) => each.conversation === row?.key);
  return (row?.path ?? []).flatMap((id) => own.filter((each) => each.id === id));
}

export async function storedCheckpoints(stage: ChromiumStage, conversation: string): Promise<readonly Checkpoint[]> {
  const rows = (await readTable(await stage.worker(), 'checkpoints')) as readonly Checkpoint[];
  return rows.filter((each) => each.conversation === conversation);
}

/** Looks again and again until there is what is looked for. Milliseconds. */
export async function until<T>(look: () => Promise<T | undefined | false>, patience = 20_000): Promise<T> {
  const end = performance.now() + patience;
  while (performance.now() < end) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error(`not there after ${patience} ms: ${look}`);
}
