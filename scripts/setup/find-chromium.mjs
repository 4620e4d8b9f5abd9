import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { cacheFolders, macApp, onPath, programFolders, spread } from './places.mjs';

const TOO_NEW = 137;

/** The path of a Chromium that loads unpacked extensions from the command line. Throws one sentence where none is. */
export function findChromium({ install = false } = {}) {
  const wanted = {
    variable: 'BATON_BROWSER',
    places,
    objection: isBrandedChrome,
    aptPackage: 'chromium',
    advice:
      'No Chromium found: install Chromium, Chrome for Testing (npx @puppeteer/browsers install chrome@stable) or Microsoft Edge, or set BATON_BROWSER to the path of one.',
  };
  return findBrowser(wanted, install);
}

/** Branded Chrome comes last: it is only ever named in the sentence that says why it will not do. */
function places() {
  return [...chromiums(), ...fetched(), ...edges(), ...packed(), ...chromes()];
}

function chromiums() {
  const named = ['chromium', 'chromium-browser', 'chrome-for-testing'].map(onPath);
  const fixed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/lib/chromium/chromium'];
  const windows = programFolders().map((folder) => join(folder, 'Chromium', 'Application', 'chrome.exe'));
  return [
    ...named.filter((path) => !path?.startsWith('/snap/')),
    ...fixed,
    ...macApp('Chromium.app', 'Chromium'),
    ...windows,
  ];
}

/** Browsers that Playwright and Puppeteer fetched. */
function fetched() {
  const testing = 'Google Chrome for Testing';
  const inside = [
    ['chrome'],
    ['chrome.exe'],
    [`${testing}.app`, 'Contents', 'MacOS', testing],
    ['Chromium.app', 'Contents', 'MacOS', 'Chromium'],
  ];
  const kept = [
    ['ms-playwright', /^chromium-\d+$/, /^chrome-/],
    ['puppeteer', /^(chrome|chromium)$/, /\d/, /^chrome-/],
  ];
  return cacheFolders().flatMap((folder) =>
    kept.flatMap((path) => inside.flatMap((program) => spread(folder, [...path, ...program]))),
  );
}

function edges() {
  const named = ['microsoft-edge', 'microsoft-edge-stable', 'microsoft-edge-beta', 'microsoft-edge-dev', 'msedge'];
  const windows = programFolders().map((folder) => join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'));
  return [
    ...named.map(onPath),
    '/opt/microsoft/msedge/msedge',
    ...macApp('Microsoft Edge.app', 'Microsoft Edge'),
    ...windows,
  ];
}

/** A snap sees little of the file system, so it is asked late. */
function packed() {
  return ['/snap/bin/chromium'];
}

function chromes() {
  const named = ['google-chrome', 'google-chrome-stable', 'chrome'];
  const windows = programFolders().map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
  return [...named.map(onPath), ...macApp('Google Chrome.app', 'Google Chrome'), ...windows];
}

/** @param {string} path @returns {string | undefined} */
function isBrandedChrome(path) {
  if (!isBranded(path)) return undefined;
  return `${path} is branded Google Chrome, which since version ${TOO_NEW} loads no unpacked extension from the command line: install Chromium, Chrome for Testing or Microsoft Edge, or set BATON_BROWSER to the path of one.`;
}

/** Windows programs do not answer --version: there the folder tells. @param {string} path */
function isBranded(path) {
  if (process.platform === 'win32')
    return /\\Google\\Chrome( Beta| Dev| SxS)?\\Application\\/i.test(realpathSync(path));
  if (!/chrome/i.test(realpathSync(path)) && !/chrome/i.test(path)) return false;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  const version = /^Google Chrome (?!for Testing)\D*(\d+)/.exec(stdout ?? '')?.[1];
  return version !== undefined && Number(version) >= TOO_NEW;
}
