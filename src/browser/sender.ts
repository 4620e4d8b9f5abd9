import browser from 'webextension-polyfill';
import type { Sender } from './rpc.ts';

/** One of our own pages or the worker, whatever tab it is in. */
export function isOurs(sender: Sender): boolean {
  return sender.id === browser.runtime.id && (sender.url ?? '').startsWith(browser.runtime.getURL(''));
}

/** Our script in a page of the web. */
export function isOurContentScript(sender: Sender): boolean {
  return sender.id === browser.runtime.id && sender.tab !== undefined && !isOurs(sender);
}

/** The tab that a script of ours speaks from. A window counts as private unless the browser says that it is not. */
export function tabOf({ tab }: Sender): { readonly tabId: number; readonly isPrivate: boolean } {
  return { tabId: tab?.id ?? -1, isPrivate: tab?.incognito !== false };
}

/** The worker has no address in some browsers: our own id, and no tab. */
export function isOursOrWorker(sender: Sender): boolean {
  return sender.id === browser.runtime.id && (sender.tab === undefined || isOurs(sender));
}
