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

/** Opens an empty tab and tells the browser's number for it. */
export async function openTab(stage: ChromiumStage): Promise<{ readonly page: Page; readonly tabId: number }> {
  const opened = stage.context.waitForEvent('page');
  const worker = await stage.worker();
  const tabId = await worker.evaluate(createTab);
  return { page: await opened, tabId };
}

/** Has the page that took the latest carry be silent for so much longer. Milliseconds. */
export async function ageLatestCarry(stage: ChromiumStage, by: number): Promise<void> {
  const latest = (await storedCarries(stage)).at(-1);
  if (latest?.takenAt === undefined) throw new Error('no page has taken the carry');
  await storeCarry(stage, { ...latest, takenAt: latest.takenAt - by });
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
