import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { cacheFolders, macApp, onPath, programFolders, spread } from './places.mjs';

/** The path of a Firefox. Throws one sentence where none is. */
export function findFirefox({ install = false } = {}) {
  const wanted = {
    variable: 'BATON_FIREFOX',
    places,
    objection: () => undefined,
    aptPackage: 'firefox-esr',
    advice:
      'No Firefox found: install Firefox, Firefox ESR or Firefox Developer Edition, or set BATON_FIREFOX to the path of one.',
  };
  return findBrowser(wanted, install);
}

/** A snap sees little of the file system, so it is asked last. */
function places() {
  const names = ['firefox-esr', 'firefox-developer-edition', 'firefox-devedition', 'firefox', 'firefox-nightly'];
  const linux = ['/usr/lib/firefox-esr/firefox-esr', '/usr/lib/firefox/firefox', '/opt/firefox/firefox'];
  const apps = ['Firefox.app', 'Firefox Developer Edition.app', 'Firefox Nightly.app'];
  const folders = ['Mozilla Firefox', 'Firefox Developer Edition', 'Firefox Nightly'];
  return [
    ...names.map(onPath).filter((path) => !path?.startsWith('/snap/')),
    ...linux,
    ...apps.flatMap((app) => macApp(app, 'firefox')),
    ...programFolders().flatMap((root) => folders.map((folder) => join(root, folder, 'firefox.exe'))),
    ...cacheFolders().flatMap((root) => spread(root, ['puppeteer', 'firefox', /\d/, 'firefox', /^firefox(\.exe)?$/])),
    '/snap/bin/firefox',
  ];
}
