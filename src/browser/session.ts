import browser from 'webextension-polyfill';

/**
 * A place in the browser's own memory, for what must outlast a worker that is put to sleep and may never reach the disk.
 * Chrome (102, 10 MB since 112) and Firefox (115) keep it in memory, drop it when the browser stops or the extension is
 * loaded again, and do not show it to content scripts unless asked to; nobody here asks (developer.chrome.com,
 * `storage`; MDN, `storage.session`; read 2026-12).
 */
export async function readSession(name: string): Promise<unknown> {
  return (await browser.storage.session.get(name))[name];
}

/** Throws where the browser has no room for it. */
export async function keepInSession(name: string, value: unknown): Promise<void> {
  await browser.storage.session.set({ [name]: value });
}

export async function dropFromSession(name: string): Promise<void> {
  await browser.storage.session.remove(name);
}
