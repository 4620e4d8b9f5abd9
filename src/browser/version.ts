import browser from 'webextension-polyfill';

/** The extension's own. */
export function version(): string {
  return browser.runtime.getManifest().version;
}
