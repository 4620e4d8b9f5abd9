import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureModules, findChromium, findFirefox } from './setup.mjs';

/** Sets the machine up, then runs every test: types, lint, units, real browsers. */
function main() {
  ensureModules();
  const env = {
    ...process.env,
    BATON_BROWSER: findChromium({ install: true }),
    BATON_FIREFOX: findFirefox({ install: true }),
  };
  run(env, 'wxt', 'prepare');
  const folder = mkdtempSync(join(tmpdir(), 'baton-test-'));
  const report = join(folder, 'report.json');
  const filters = process.argv.slice(2);
  const status = run(
    env,
    'vitest',
    'run',
    '--config',
    'test/vitest.config.ts',
    `--outputFile.json=${report}`,
    ...filters,
  );
  const { passed, failed } = counts(report);
  rmSync(folder, { recursive: true, force: true });
  console.log(`${passed} passed, ${failed} failed`);
  return status === 0 && failed === 0 && passed > 0 ? 0 : 1;
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} tool
 * @param {string[]} args
 */
function run(env, tool, ...args) {
  const bin = join('node_modules', '.bin', tool);
  return spawnSync(bin, args, { stdio: 'inherit', env, shell: process.platform === 'win32' }).status;
}

/**
 * From the test runner's own report. A file that could not even be loaded counts as one failure.
 * @param {string} report
 */
function counts(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    const broken = testResults.filter(
      (/** @type {{ status: string, assertionResults: unknown[] }} */ { status, assertionResults }) =>
        status === 'failed' && assertionResults.length === 0,
    );
    return { passed: numPassedTests, failed: numFailedTests + broken.length };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
