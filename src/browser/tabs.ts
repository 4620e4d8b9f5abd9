import browser from 'webextension-polyfill';

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

/** Opens an address in a new tab in front and gives the tab's id. */
export async function openTab(url: string): Promise<number> {
  const tab = await browser.tabs.create({ url });
  if (tab.id === undefined) throw new Error('a tab without an id');
  return tab.id;
}

export async function reloadTab(tabId: number): Promise<void> {
  await browser.tabs.reload(tabId);
}
