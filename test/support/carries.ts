import type { Page } from 'playwright-core';
import type { ChromiumStage } from '../../scripts/stage/chromium.ts';
import { readTable } from '../../scripts/stage/read-store.ts';
import type { Carry } from '../../src/core/carry.ts';

/** All carries, oldest first. */
export async function storedCarries(stage: ChromiumStage): Promise<readonly Carry[]> {
  const carries = (await readTable(await stage.worker(), 'carries')) as readonly Carry[];
  return carries.toSorted((a, b) => a.at - b.at);
}

/** Puts a carry into the store, which must be there already. */
export async function storeCarry(stage: ChromiumStage, carry: Carry): Promise<void> {
  const worker = await stage.worker();
  await worker.evaluate(putCarry, carry);
}

interface OpenedTab {
  readonly page: Page;
  /** The browser's number for it. */
  readonly tabId: number;
}

let opening: Promise<unknown> = Promise.resolve();

/** Opens an empty tab. One after the other: the browser does not tell which number a new page has. */
export function openTab(stage: ChromiumStage): Promise<OpenedTab> {
  const opened = opening.then(() => openNext(stage));
  opening = opened.catch(() => undefined);
  return opened;
}

async function openNext(stage: ChromiumStage): Promise<OpenedTab> {
  const opened = stage.context.waitForEvent('page');
  const worker = await stage.worker();
  const tabId = await worker.evaluate(createTab);
  return { page: await opened, tabId };
}

/** Has the page that took a carry be silent for so much longer. Milliseconds. */
export async function ageCarry(stage: ChromiumStage, carry: Carry, by: number): Promise<void> {
  if (carry.takenAt === undefined) throw new Error('no page has taken the carry');
  await storeCarry(stage, { ...carry, takenAt: carry.takenAt - by });
}

interface TabsOfWorker {
  readonly chrome: { readonly tabs: { create(tab: object): Promise<{ readonly id: number }> } };
}

async function createTab(): Promise<number> {
  const { chrome } = globalThis as unknown as TabsOfWorker;
  return (await chrome.tabs.create({ url: 'about:blank', active: true })).id;
}

function putCarry(carry: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('baton');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const change = opening.result.transaction('carries', 'readwrite');
      change.objectStore('carries').put(carry);
      change.oncomplete = () => {
        opening.result.close();
        resolve();
      };
      change.onerror = () => reject(change.error);
    };
  });
}
