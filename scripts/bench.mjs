import { runScript } from './setup/run-script.mjs';

runScript('bench/main.ts');
