import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ChromiumStage } from '../../scripts/stage/chromium.ts';
import { until } from './baton.ts';

/** Names a chat that somebody hosts, as a person does: in the options, with what runs there, and allows it. */
export async function addHost(stage: ChromiumStage, origin: string, site: string): Promise<void> {
  const { protocol, hostname } = new URL(origin);
  const pattern = `${protocol}//${hostname}/*`;
  await stage.allowHost(pattern);
  const options = await openOptions(stage);
  await options.fill('[name="address"]', origin);
  await options.selectOption('[name="site"]', site);
  await options.getByRole('button', { name: 'Add' }).click();
  await rowOf(options, origin).waitFor();
  await until(async () => (await ownPatterns(stage)).includes(pattern));
  expect(await options.getByRole('alert').allTextContents()).toEqual([]);
  await options.close();
}

export async function removeHost(stage: ChromiumStage, origin: string): Promise<void> {
  const options = await openOptions(stage);
  await rowOf(options, origin).getByRole('button', { name: 'Remove' }).click();
  await rowOf(options, origin).waitFor({ state: 'detached' });
  await options.close();
}

async function openOptions({ context, extensionId }: ChromiumStage): Promise<Page> {
  const options = await context.newPage();
  await options.goto(`chrome-extension://${extensionId}/options.html`);
  return options;
}

const rowOf = (options: Page, origin: string) => options.getByRole('listitem').filter({ hasText: origin });

interface ScriptsOfWorker {
  readonly chrome: {
    readonly scripting: { getRegisteredContentScripts(): Promise<readonly { readonly matches: readonly string[] }[]> };
  };
}

/** Where the browser runs scripts of Baton's beside the addresses of its manifest. */
async function ownPatterns(stage: ChromiumStage): Promise<readonly string[]> {
  const worker = await stage.worker();
  return worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as ScriptsOfWorker;
    return (await chrome.scripting.getRegisteredContentScripts()).flatMap(({ matches }) => matches);
  });
}
