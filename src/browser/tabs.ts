import browser from 'webextension-polyfill';
import { Failure } from '../core/failure.ts';

export interface ActiveTab {
  readonly id: number;
  readonly url: URL;
  /** A private window. */
  readonly incognito: boolean;
}

/** The tab in front of the user. Undefined where the browser hides its address from us, as it does for foreign sites. */
export async function activeTab(): Promise<ActiveTab | undefined> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  if (tab?.id === undefined || tab.url === undefined || !URL.canParse(tab.url)) return undefined;
  return { id: tab.id, url: new URL(tab.url), incognito: tab.incognito };
}

/**
 * Opens an address in a new tab in front and gives the tab's id. What is of a private window (`isPrivate`) opens in one:
 * the one the user is at, else any. Throws Failure `forgotten` where none is left.
 */
export async function openTab(url: string, isPrivate = false): Promise<number> {
  const windowId = isPrivate ? await privateWindow() : undefined;
  const tab = await browser.tabs.create({ url, ...(windowId !== undefined && { windowId }) });
  if (tab.id === undefined) throw new Error('a tab without an id');
  return tab.id;
}

/** The address of a private chat's continuation is nothing for a window that keeps a history. */
async function privateWindow(): Promise<number> {
  const here = await browser.tabs.query({ active: true, lastFocusedWindow: true });
  const found = [...here, ...(await browser.tabs.query({ active: true }))].find(({ incognito }) => incognito);
  if (found?.windowId === undefined) throw new Failure('forgotten');
  return found.windowId;
}

/** Calls back when a tab was closed, with its id, and whether no tab of a private window is left. */
export function onTabClosed(run: (tabId: number, noPrivateTabLeft: boolean) => void): void {
  browser.tabs.onRemoved.addListener(async (tabId) => {
    const left = await browser.tabs.query({});
    run(tabId, !left.some(({ id, incognito }) => incognito && id !== tabId));
  });
}

export async function reloadTab(tabId: number): Promise<void> {
  await browser.tabs.reload(tabId);
}
