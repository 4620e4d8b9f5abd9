import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { onPath } from './places.mjs';
import { say } from './say.mjs';

/** True on Debian and its children, as root. */
export function canApt() {
  return (
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version') && !!onPath('apt-get')
  );
}

/** True where the package is installed afterwards. @param {string} name */
export function aptInstall(name) {
  say(`Installing ${name} with apt-get`);
  apt(['update']);
  return apt(['install', '-y', '--no-install-recommends', name]);
}

/** Waits for another apt to end, for up to 300 seconds. @param {string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...args], { stdio: ['ignore', 2, 2], env });
  return run.status === 0;
}
