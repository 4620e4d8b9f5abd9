import { defineContentScript } from 'wxt/utils/define-content-script';
import { startPage } from '../src/page/start.ts';
import { sites } from '../src/sites/index.ts';

export default defineContentScript({
  matches: sites.flatMap((site) => [...site.matches]),
  runAt: 'document_idle',
  main: (context) => void startPage(context.signal),
});
