import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** Runs a tool of ours and gives what it said when it was not content. */
function complaints(tool: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin', tool), args, {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return status === 0 ? '' : `${tool} ended with ${status}\n${stdout}${stderr}`;
}

const PATIENCE = { timeout: 120_000 };

test('types hold', PATIENCE, () => expect(complaints('tsc', '--noEmit')).toBe(''));
test('the core needs no browser', PATIENCE, () => expect(complaints('tsc', '-p', 'src/core')).toBe(''));
test('the code is formatted and lints', PATIENCE, () => expect(complaints('biome', 'ci', '.')).toBe(''));
test('nothing is unused', PATIENCE, () => expect(complaints('knip')).toBe(''));
