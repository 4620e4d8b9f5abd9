import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureModules, findChromium } from './setup.mjs';

const main = fileURLToPath(new URL('start/main.ts', import.meta.url));

try {
  ensureModules();
  const browser = findChromium({ install: true });
  const run = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, BATON_BROWSER: browser },
  });
  run.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
