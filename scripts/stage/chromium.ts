import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page, type Route, type Worker } from 'playwright-core';
import { type Download, watchDownloads } from './downloads.ts';
import { type Backend, type Served, serveHttps } from './https-server.ts';
import type { Popup } from './popup.ts';
import { headersOf, type Routes } from './routes.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { clickToolbar } from './toolbar.ts';

export interface ChromiumOptions {
  /** The browser's program, as `findChromium` gives it. */
  readonly executable: string;
  /** The folder of the built extension. */
  readonly extension: string;
  readonly headless?: boolean;
  readonly colorScheme?: 'light' | 'dark';
}

/** A real Chromium with a fresh profile and the extension in it. It reaches no network: pages come from `serve`. */
export interface ChromiumStage {
  readonly context: BrowserContext;
  readonly extensionId: string;
  /** The extension's service worker. After `stopWorker` what is asked of it waits until something has woken it. */
  readonly worker: () => Promise<Worker>;
  /** From now on these pages stand at their addresses; every other request fails. */
  readonly serve: (routes: Routes) => void;
  /** From now on this answers what no page stands at, as the sites' own servers would. */
  readonly standIn: (backend: Backend) => void;
  /** In this tab these pages stand at their addresses; what is not among them is as everywhere. */
  readonly serveTo: (page: Page, routes: Routes) => Promise<void>;
  /** The user lets the extension read the pages under a match pattern, in the browser's own settings. */
  readonly allowHost: (pattern: string) => Promise<void>;
  readonly clickToolbar: (page: Page) => Promise<Popup>;
  /** Kills the service worker, as the browser does with one that idles. */
  readonly stopWorker: () => Promise<void>;
  readonly nextDownload: () => Promise<Download>;
  readonly close: () => Promise<void>;
}

export async function launchChromium(options: ChromiumOptions): Promise<ChromiumStage> {
  const served: Served = {};
  const server = await serveHttps(['stage.invalid'], served);
  const folder = temporaryFolder('chromium');
  const context = await launch(options, join(folder.path, 'profile'), server.port);
  const close = async () => {
    await context.close();
    await server.close();
    folder.remove();
  };
  try {
    return { ...(await setStage(context, join(folder.path, 'downloads'), served, options)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function setStage(
  context: BrowserContext,
  downloadFolder: string,
  served: Served,
  { extension, colorScheme = 'light' }: ChromiumOptions,
): Promise<Omit<ChromiumStage, 'close'>> {
  await context.route(WEB, (route) => intercept(route, served));
  const worker = async () => runningWorker(context) ?? (await context.waitForEvent('serviceworker'));
  const extensionId = new URL((await worker()).url()).host;
  const browser = await browserSession(context);
  mkdirSync(downloadFolder);
  const downloads = await watchDownloads(browser, downloadFolder);
  const popupAddress = `chrome-extension://${extensionId}/${popupPath(extension)}`;
  return {
    context,
    extensionId,
    worker,
    serve: (routes) => {
      served.routes = routes;
    },
    standIn: (backend) => {
      served.backend = backend;
    },
    serveTo: async (page, routes) =>
      void (await page.route(WEB, (route) => answer(route, routes, () => route.fallback()))),
    allowHost: (pattern) => allowHost(context, extensionId, pattern),
    clickToolbar: (page) => clickToolbar({ browser, extensionId, popupAddress, colorScheme }, page),
    stopWorker: () => stopWorker(browser, extensionId),
    nextDownload: downloads.next,
  };
}

/**
 * The resolver rule keeps from the network what interception does not see: the browser's own requests, and the first one
 * of a tab that an extension opens while the machine is busy. The server at the port has the same pages.
 */
function launch({ executable, extension, headless, colorScheme }: ChromiumOptions, profile: string, port: number) {
  return chromium.launchPersistentContext(profile, {
    executablePath: executable,
    headless: headless ?? true,
    chromiumSandbox: process.platform !== 'linux',
    viewport: { width: 1280, height: 800 },
    colorScheme: colorScheme ?? 'light',
    args: [
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      '--enable-unsafe-extension-debugging',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
      '--disable-sync',
      '--no-first-run',
      `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
      '--ignore-certificate-errors',
    ],
  });
}

const WEB = /^(https?|wss?):/;

/** With the page that stands at the address. */
async function answer(route: Route, routes: Routes | undefined, otherwise: () => Promise<void>): Promise<void> {
  const page = routes?.pageAt(route.request().url());
  if (page === undefined) return otherwise();
  await route.fulfill({ headers: headersOf(page), body: page.html });
}

/** Where there is a backend, pages come from its server too: a browser minds who asks a server on loopback. */
function intercept(route: Route, { routes, backend }: Served): Promise<void> {
  return backend === undefined ? answer(route, routes, () => route.abort('addressunreachable')) : route.continue();
}

/**
 * The prompt of `permissions.request` cannot be answered without a screen. What was allowed here before is not asked
 * for again.
 */
async function allowHost(context: BrowserContext, extensionId: string, pattern: string): Promise<void> {
  const settings = await context.newPage();
  await settings.goto('chrome://extensions/');
  const allow = `chrome.developerPrivate.addHostPermission(${JSON.stringify(extensionId)}, ${JSON.stringify(pattern)})`;
  await settings.evaluate(allow);
  await settings.close();
}

function runningWorker(context: BrowserContext): Worker | undefined {
  return context.serviceWorkers().find((worker) => worker.url().startsWith('chrome-extension://'));
}

async function browserSession(context: BrowserContext): Promise<CDPSession> {
  const browser = context.browser();
  if (!browser) throw new Error('A persistent context of Chromium has a browser: this Playwright gives none.');
  const session = await browser.newBrowserCDPSession();
  await session.send('Target.setDiscoverTargets', { discover: true });
  return session;
}

function popupPath(extension: string): string {
  const manifest = JSON.parse(readFileSync(join(extension, 'manifest.json'), 'utf8'));
  return String(manifest.action?.default_popup ?? '');
}

/** Asks until the worker is no target any more: no event tells, because Playwright stays attached to it. */
async function stopWorker(browser: CDPSession, extensionId: string): Promise<void> {
  for (
    let worker = await workerTarget(browser, extensionId);
    worker;
    worker = await workerTarget(browser, extensionId)
  ) {
    await browser.send('Target.closeTarget', { targetId: worker }).catch(() => undefined);
  }
}

async function workerTarget(browser: CDPSession, extensionId: string): Promise<string | undefined> {
  const { targetInfos } = await browser.send('Target.getTargets');
  const worker = targetInfos.find(({ type, url }) => type === 'service_worker' && new URL(url).host === extensionId);
  return worker?.targetId;
}
