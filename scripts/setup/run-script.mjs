import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureModules } from './ensure-modules.mjs';

/** Sets up what is missing, runs a TypeScript file of `scripts/` with this command's arguments, and ends as it ends. */
export function runScript(file) {
  const main = fileURLToPath(new URL(`../${file}`, import.meta.url));
  try {
    ensureModules();
    const run = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], { stdio: 'inherit' });
    run.on('exit', (code, signal) => {
      if (signal !== null) console.error(`The run was ended from outside (${signal}).`);
      process.exit(code ?? 1);
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
