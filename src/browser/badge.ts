import browser from 'webextension-polyfill';

/** Asks for attention in a tab: a mark on the icon, and the icon's title saying why. */
export async function askForAttention(tabId: number, why: string): Promise<void> {
  await browser.action.setBadgeText({ tabId, text: '!' });
  await browser.action.setTitle({ tabId, title: `Baton: ${why}` });
}
