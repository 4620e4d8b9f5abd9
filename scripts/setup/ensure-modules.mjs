import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { say } from './say.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `npm ci` where node_modules is missing or holds other versions than package-lock.json names. */
export function ensureModules(root = ROOT) {
  const wanted = readPackages(`${root}/package-lock.json`);
  if (!wanted) throw new Error('package-lock.json is missing or broken: take it from the repository again.');
  const installed = readPackages(`${root}/node_modules/.package-lock.json`);
  if (installed && agree(wanted, installed)) return;
  say(installed ? 'node_modules is older than package-lock.json: npm ci' : 'node_modules is missing: npm ci');
  const status = npm(['ci', '--include=dev', '--no-audit', '--no-fund'], root);
  if (status !== 0) throw new Error(`npm ci failed with exit code ${status}: its words above say why.`);
}

/**
 * By content, not by time: a checkout touches times. npm writes the second file last, so a broken install has none.
 * @param {Record<string, any>} wanted
 * @param {Record<string, any>} installed
 */
export function agree(wanted, installed) {
  const places = Object.keys(wanted).filter((place) => place !== '');
  const present = places.every((place) =>
    installed[place] ? same(wanted[place], installed[place]) : mayBeAbsent(wanted[place]),
  );
  return present && Object.keys(installed).every((place) => wanted[place]);
}

/** @param {any} one @param {any} other */
function same(one, other) {
  return one.version === other.version && one.integrity === other.integrity && one.resolved === other.resolved;
}

/** Builds for other machines, and what only those need. @param {any} entry */
function mayBeAbsent(entry) {
  return Boolean(entry.optional || entry.devOptional || entry.peer);
}

/** @param {string} file @returns {Record<string, any> | undefined} */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** @param {string[]} args @param {string} cwd */
function npm(args, cwd) {
  const cli = process.env.npm_execpath;
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd, stdio: ['ignore', 2, 2] };
  const run = cli?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync(['npm', ...args].join(' '), { ...options, shell: true });
  return run.status ?? 1;
}
