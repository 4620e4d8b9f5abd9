import { runScript } from './setup/run-script.mjs';

runScript('record/main.ts');
