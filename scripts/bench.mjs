import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureModules } from './setup.mjs';

const main = fileURLToPath(new URL('bench/main.ts', import.meta.url));

ensureModules();
const run = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], { stdio: 'inherit' });
run.on('exit', (code) => process.exit(code ?? 1));
