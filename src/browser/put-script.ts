import browser from 'webextension-polyfill';
import { Failure } from '../core/failure.ts';

/** Puts a script of ours, by its path in the extension, into the page of a tab. Throws Failure `page-unreadable`. */
export async function putScript(tabId: number, file: string): Promise<void> {
  try {
    await browser.scripting.executeScript({ target: { tabId }, files: [file] });
  } catch {
    throw new Failure('page-unreadable');
  }
}
