import type { CDPSession, Page } from 'playwright-core';
import { attachChild } from './cdp-child.ts';
import { type Popup, popupOf } from './popup.ts';

interface Target {
  readonly targetId: string;
  readonly type: string;
  readonly url: string;
  readonly embedderData?: { readonly tabActive?: boolean };
}

export interface Toolbar {
  readonly browser: CDPSession;
  readonly extensionId: string;
  /** The popup's whole address, as the manifest has it. */
  readonly popupAddress: string;
  readonly colorScheme: 'light' | 'dark';
}

/** A click on the extension's toolbar button over this page, as a person makes it: it grants `activeTab`. */
export async function clickToolbar(toolbar: Toolbar, page: Page): Promise<Popup> {
  const { browser, extensionId, popupAddress, colorScheme } = toolbar;
  await page.bringToFront();
  const tab = await activeTab(browser, page.url());
  const opened = nextPopup(browser, popupAddress);
  const click = { id: extensionId, targetId: tab.targetId };
  await browser.send('Extensions.triggerAction' as 'Target.getTargets', click as object);
  const child = await attachChild(browser, await opened);
  await child.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-color-scheme', value: colorScheme }],
  });
  const popup = popupOf(child);
  await popup.waitFor('document.readyState !== "loading" && document.body');
  return popup;
}

/** A page tells of its new address before the browser's list of tabs does. */
const LOOKS = 100;
const BETWEEN_LOOKS_MS = 50;

async function activeTab(browser: CDPSession, url: string): Promise<Target> {
  for (let look = 0; look < LOOKS; look++) {
    const tab = await tabAt(browser, url);
    if (tab !== undefined) return tab;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS));
  }
  throw new Error(`No tab shows ${url}`);
}

/** The tab in front: several may show the same address, but only one of a window is active. */
async function tabAt(browser: CDPSession, url: string): Promise<Target | undefined> {
  const { targetInfos } = await browser.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const here = (targetInfos as Target[]).filter((target) => target.url === url);
  return here.find((target) => target.embedderData?.tabActive !== false) ?? here[0];
}

/** The id of the popup's target, once it exists and shows its page. */
async function nextPopup(browser: CDPSession, address: string): Promise<string> {
  let stop = () => {};
  const found = new Promise<string>((resolve) => {
    const look = ({ targetInfo }: { targetInfo: Target & { attached: boolean } }) => {
      if (targetInfo.type === 'page' && targetInfo.url.startsWith(address) && !targetInfo.attached) {
        resolve(targetInfo.targetId);
      }
    };
    browser.on('Target.targetInfoChanged', look);
    stop = () => browser.off('Target.targetInfoChanged', look);
  });
  return found.finally(() => stop());
}
