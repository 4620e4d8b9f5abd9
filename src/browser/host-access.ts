import browser from 'webextension-polyfill';

/** The match pattern of everything at an origin. Ports are not part of a pattern in any browser. */
export function patternOf(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
}

/** Asks the user to let Baton read the pages of an origin. Only in answer to a click. */
export async function askForHost(origin: string): Promise<boolean> {
  return browser.permissions.request({ origins: [patternOf(origin)] });
}

/** Gives the permission for an origin back. */
export async function leaveHost(origin: string): Promise<void> {
  await browser.permissions.remove({ origins: [patternOf(origin)] });
}

/** Those of some origins that Baton may read. */
export async function allowedHosts(origins: readonly string[]): Promise<readonly string[]> {
  const allowed = await Promise.all(
    origins.map((origin) => browser.permissions.contains({ origins: [patternOf(origin)] })),
  );
  return origins.filter((_, index) => allowed[index]);
}

const SCRIPT_ID = 'own-hosts';

let latest: Promise<unknown> = Promise.resolve();

/**
 * Has the script of the chat pages run at these origins and at no others beside those of the manifest. One call after
 * the other: the browser tells of a new permission while the options name the host it is for.
 */
export function runAt(origins: readonly string[], scripts: readonly string[]): Promise<void> {
  const done = latest.then(() => register(origins, scripts));
  latest = done.catch(() => undefined);
  return done;
}

async function register(origins: readonly string[], scripts: readonly string[]): Promise<void> {
  const known = await browser.scripting.getRegisteredContentScripts({ ids: [SCRIPT_ID] });
  if (known.length > 0) await browser.scripting.unregisterContentScripts({ ids: [SCRIPT_ID] });
  if (origins.length === 0) return;
  const matches = [...new Set(origins.map(patternOf))];
  await browser.scripting.registerContentScripts([
    { id: SCRIPT_ID, matches, js: [...scripts], runAt: 'document_idle', persistAcrossSessions: true },
  ]);
}

/** The files of the script that the manifest has run in chat pages. */
export function chatScripts(): readonly string[] {
  return browser.runtime.getManifest().content_scripts?.flatMap(({ js = [] }) => js) ?? [];
}

/** Calls back whenever the user has given or taken a permission, also in the browser's own settings. */
export function onAccessChanged(run: () => void): void {
  browser.permissions.onAdded.addListener(run);
  browser.permissions.onRemoved.addListener(run);
}
