import { aptInstall, canApt } from './apt-install.mjs';
import { isFile, onPath } from './places.mjs';

/**
 * @typedef {object} Wanted
 * @property {string} variable the environment variable that names one
 * @property {() => (string | undefined)[]} places where one may be, best first
 * @property {(path: string) => string | undefined} objection why this one will not do, in one sentence
 * @property {string} aptPackage
 * @property {string} advice one sentence: how to get one
 */

/**
 * The one that the user named, else the first that is there, else one that apt installs.
 * @param {Wanted} wanted
 * @param {boolean} install
 * @returns {string}
 */
export function findBrowser(wanted, install) {
  const named = process.env[wanted.variable];
  if (named) return theNamed(named, wanted);
  const found = firstGood(wanted);
  if (found) return found;
  if (install && canApt() && aptInstall(wanted.aptPackage)) {
    const installed = firstGood(wanted);
    if (installed) return installed;
  }
  throw new Error(present(wanted).map(wanted.objection).find(Boolean) ?? wanted.advice);
}

/** @param {string} named @param {Wanted} wanted */
function theNamed(named, wanted) {
  const path = isFile(named) ? named : onPath(named);
  if (!path) throw new Error(`${wanted.variable} names ${named}, but there is no such program.`);
  const objection = wanted.objection(path);
  if (objection) throw new Error(objection);
  return path;
}

/** @param {Wanted} wanted */
function firstGood(wanted) {
  return present(wanted).find((path) => wanted.objection(path) === undefined);
}

/** @param {Wanted} wanted @returns {string[]} */
function present(wanted) {
  return wanted.places().flatMap((path) => (path && isFile(path) ? [path] : []));
}
