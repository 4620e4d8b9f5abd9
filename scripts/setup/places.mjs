import { existsSync, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The first folder of PATH that holds a program of this name. @param {string} name @returns {string | undefined} */
export function onPath(name) {
  const file = process.platform === 'win32' && !name.endsWith('.exe') ? `${name}.exe` : name;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, file)).find(isFile);
}

/** @param {string} path */
export function isFile(path) {
  return existsSync(path) && statSync(path).isFile();
}

/** The folders of Windows that programs are installed to. */
export function programFolders() {
  const { ProgramFiles, LOCALAPPDATA } = process.env;
  return [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter((folder) => folder !== undefined);
}

/** @param {string} app as in 'Chromium.app' @param {string} program */
export function macApp(app, program) {
  return ['/Applications', join(homedir(), 'Applications')].map((folder) =>
    join(folder, app, 'Contents', 'MacOS', program),
  );
}

/** Where tools keep the things they fetched: Playwright's and Puppeteer's browsers. */
export function cacheFolders() {
  if (process.platform === 'darwin') return [join(homedir(), 'Library', 'Caches'), join(homedir(), '.cache')];
  if (process.platform === 'win32') return [...programFolders(), join(homedir(), '.cache')];
  return [process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache')];
}

/**
 * Files at a path whose parts may be patterns, newest name first.
 * @param {string} folder
 * @param {(string | RegExp)[]} parts
 * @returns {string[]}
 */
export function spread(folder, parts) {
  const [part, ...rest] = parts;
  if (part === undefined) return isFile(folder) ? [folder] : [];
  if (typeof part === 'string') return spread(join(folder, part), rest);
  return names(folder)
    .filter((name) => part.test(name))
    .flatMap((name) => spread(join(folder, name), rest));
}

/** @param {string} folder */
function names(folder) {
  try {
    return readdirSync(folder).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  } catch {
    return [];
  }
}
