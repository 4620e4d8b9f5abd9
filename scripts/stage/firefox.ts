import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Bidi, connectBidi } from './bidi.ts';
import { type FirefoxPopup, openPopup } from './firefox-popup.ts';
import { stagePrefs, startFirefox } from './firefox-process.ts';
import { type Served, serveHttps } from './https-server.ts';
import type { Routes } from './routes.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { waitScript } from './wait-script.ts';

export interface FirefoxOptions {
  /** The browser's program, as `findFirefox` gives it. */
  readonly executable: string;
  /** The folder of the built extension. Its manifest names a gecko id. */
  readonly extension: string;
  readonly headless?: boolean;
}

export interface FirefoxPage {
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Waits until a JavaScript expression is truthy, and gives its value. Milliseconds. */
  readonly waitFor: (expression: string, timeout?: number) => Promise<unknown>;
  readonly goto: (address: string) => Promise<void>;
  readonly bringToFront: () => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
}

/** A real Firefox with a fresh profile and the extension in it. Every https host is answered from `serve`. */
export interface FirefoxStage {
  readonly serve: (routes: Routes) => void;
  readonly open: (address: string) => Promise<FirefoxPage>;
  /** The tab that stands at an address, as soon as there is one. */
  readonly tabAt: (address: string) => Promise<FirefoxPage>;
  /** One of the extension's own pages, in a tab behind the one in front. */
  readonly openExtensionPage: (path: string) => Promise<FirefoxPage>;
  readonly openPopup: () => Promise<FirefoxPopup>;
  /** Ends the extension's event page, as Firefox does with one that idles. */
  readonly stopWorker: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const HOSTS = ['chatgpt.com', 'claude.ai', 'gemini.google.com', 'talk.example'];
const PATIENCE = 15_000;

export async function launchFirefox({ executable, extension, headless = true }: FirefoxOptions): Promise<FirefoxStage> {
  const served: Served = {};
  const server = await serveHttps(HOSTS, served);
  const folder = temporaryFolder('firefox');
  const added = { id: geckoId(extension), uuid: randomUUID() };
  const firefox = await startFirefox(executable, folder.path, stagePrefs(server.port, added), headless);
  const bidi = await connectBidi(firefox.address);
  const close = async () => {
    const ended = once(firefox.process, 'exit');
    await bidi.call('browser.close').catch(() => firefox.process.kill());
    await ended;
    bidi.close();
    await server.close();
    folder.remove();
  };
  try {
    return {
      ...(await setStage(bidi, extension, added)),
      serve: (routes) => void Object.assign(served, { routes }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function setStage(bidi: Bidi, extension: string, { id, uuid }: { readonly id: string; readonly uuid: string }) {
  await bidi.call('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
  await bidi.call('webExtension.install', { extensionData: { type: 'path', path: resolve(extension) } });
  const window = await browserWindow(bidi);
  const end = `WebExtensionPolicy.getByID(${JSON.stringify(id)}).extension.terminateBackground()`;
  return {
    open: (address: string) => openTab(bidi, address),
    tabAt: (address: string) => tabAt(bidi, address),
    openExtensionPage: (path: string) => openOwnPage(bidi, `moz-extension://${uuid}/${path}`),
    openPopup: () => openPopup(bidi, window, id),
    stopWorker: async () => void (await bidi.evaluate(window, end)),
  };
}

function geckoId(extension: string): string {
  const manifest = JSON.parse(readFileSync(join(extension, 'manifest.json'), 'utf8'));
  return String(manifest.browser_specific_settings.gecko.id);
}

/** The browser's own window, where privileged code runs. */
async function browserWindow(bidi: Bidi): Promise<string> {
  const tree = await bidi.call('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const [first] = tree.contexts as { context: string }[];
  if (!first) throw new Error('Firefox has no window.');
  return first.context;
}

async function openTab(bidi: Bidi, address: string): Promise<FirefoxPage> {
  const { context } = (await bidi.call('browsingContext.create', { type: 'tab' })) as { context: string };
  const page = pageOf(bidi, context);
  await page.goto(address);
  return page;
}

async function tabAt(bidi: Bidi, address: string): Promise<FirefoxPage> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const { contexts } = await bidi.call('browsingContext.getTree');
    const found = (contexts as { context: string; url: string }[]).find(({ url }) => url === address);
    if (found !== undefined) return pageOf(bidi, found.context);
  }
  throw new Error(`After ${PATIENCE} ms no tab stands at ${address}`);
}

/** Firefox never reports such a page as loaded, so its own words are waited for. */
async function openOwnPage(bidi: Bidi, address: string): Promise<FirefoxPage> {
  const params = { type: 'tab', background: true };
  const { context } = (await bidi.call('browsingContext.create', params)) as { context: string };
  await bidi.call('browsingContext.navigate', { context, url: address, wait: 'none' });
  const page = pageOf(bidi, context);
  await untilLoaded(page, address);
  return page;
}

/** Asks again until the tab answers as that page: while it moves there, it answers with errors or as the page before. */
async function untilLoaded(page: FirefoxPage, address: string): Promise<void> {
  const here = `location.href.startsWith(${JSON.stringify(address)}) && document.readyState === 'complete'`;
  const end = Date.now() + PATIENCE;
  while (!(await page.evaluate(here).catch(() => false))) {
    if (Date.now() > end) throw new Error(`After ${PATIENCE} ms ${address} is still not loaded`);
  }
}

function pageOf(bidi: Bidi, context: string): FirefoxPage {
  const evaluate = (expression: string) => bidi.evaluate(context, expression);
  return {
    evaluate,
    waitFor: async (expression, timeout = PATIENCE) => {
      const value = await evaluate(waitScript(expression, timeout));
      if (value) return value;
      throw new Error(`After ${timeout} ms still not: ${expression}`);
    },
    goto: async (address) =>
      void (await bidi.call('browsingContext.navigate', { context, url: address, wait: 'complete' })),
    bringToFront: async () => void (await bidi.call('browsingContext.activate', { context })),
    screenshot: async () => {
      const { data } = await bidi.call('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
  };
}
