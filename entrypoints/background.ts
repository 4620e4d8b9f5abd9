import { defineBackground } from 'wxt/utils/define-background';
import { startWorker } from '../src/worker/start.ts';

export default defineBackground({ type: 'module', main: startWorker });
