import { runScript } from './setup/run-script.mjs';

runScript('start/main.ts');
