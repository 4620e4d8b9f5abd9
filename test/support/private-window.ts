import type { Page } from 'playwright-core';
import type { ChromiumStage } from '../../scripts/stage/chromium.ts';

interface DeveloperPage {
  readonly chrome: { readonly developerPrivate: Record<string, (change: object, done: () => void) => void> };
}

/** Lets the extension into private windows, with the switch on its own card. The browser loads it anew for that. */
export async function allowPrivateWindows({ context, extensionId }: ChromiumStage): Promise<void> {
  const page = await context.newPage();
  await page.goto('chrome://extensions');
  const gone = context.serviceWorkers().map((worker) => worker.waitForEvent('close'));
  await page.evaluate(letIn, extensionId);
  await Promise.all(gone);
  await page.close();
}

/** Runs in the browser's page of extensions. Without the developer mode it would not load an unpacked one again. */
async function letIn(extensionId: string): Promise<void> {
  const { developerPrivate } = (globalThis as unknown as DeveloperPage).chrome;
  const change = (name: string, to: object) => new Promise<void>((done) => developerPrivate[name]?.(to, done));
  await change('updateProfileConfiguration', { inDeveloperMode: true });
  await change('updateExtensionConfiguration', { extensionId, incognitoAccess: true });
}

interface Window {
  readonly id: number;
  readonly incognito: boolean;
}

interface Tab {
  readonly url: string;
  readonly status: string;
  readonly incognito: boolean;
}

/** What the extension's worker has of the browser. */
interface WorkerWorld {
  readonly chrome: {
    readonly windows: {
      create(window: object): Promise<unknown>;
      getAll(): Promise<readonly Window[]>;
      remove(id: number): Promise<void>;
    };
    readonly tabs: { query(query: object): Promise<readonly Tab[]> };
  };
}

/** Opens a private window at an address. Playwright does not show its page: this has what a click on the toolbar needs. */
export async function openPrivateWindow(stage: ChromiumStage, address: string): Promise<Page> {
  await (await stage.worker()).evaluate(create, address);
  return { bringToFront: async () => undefined, url: () => address } as unknown as Page;
}

/** The addresses of the tabs in private windows. */
export async function privateTabs(stage: ChromiumStage): Promise<readonly string[]> {
  return (await stage.worker()).evaluate(addresses);
}

export async function closePrivateWindows(stage: ChromiumStage): Promise<void> {
  await (await stage.worker()).evaluate(removeAll);
}

async function create(url: string): Promise<void> {
  const { windows } = (globalThis as unknown as WorkerWorld).chrome;
  await windows.create({ incognito: true, url });
}

async function addresses(): Promise<readonly string[]> {
  const { tabs } = (globalThis as unknown as WorkerWorld).chrome;
  return (await tabs.query({})).filter(({ incognito }) => incognito).map(({ url }) => url);
}

async function removeAll(): Promise<void> {
  const { windows } = (globalThis as unknown as WorkerWorld).chrome;
  for (const { id, incognito } of await windows.getAll()) if (incognito) await windows.remove(id);
}
