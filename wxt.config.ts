import preact from '@preact/preset-vite';
import { defineConfig } from 'wxt';
import { escapeNoncharacters } from './scripts/escape-noncharacters.ts';
import { sites } from './src/sites/index.ts';

const FIREFOX = {
  browser_specific_settings: {
    gecko: {
      id: 'baton@baton.invalid',
      strict_min_version: '142.0',
      data_collection_permissions: { required: ['none' as const] },
    },
  },
};

export default defineConfig({
  imports: false,
  manifestVersion: 3,
  modules: ['@wxt-dev/webextension-polyfill'],
  vite: () => ({ plugins: [preact(), escapeNoncharacters()] }),
  manifest: ({ browser }) => ({
    name: 'Baton: carry a long AI chat into a fresh one',
    short_name: 'Baton',
    description:
      'Reads a long AI chat, keeps a rolling summary on your machine, and puts it into a new chat. No account, no server, no tracking.',
    // storage: for its session area alone, which is in memory
    permissions: ['activeTab', 'clipboardWrite', 'scripting', 'storage'],
    // one worker for both kinds of windows, as in every browser by default; what is private is kept apart by key
    incognito: 'spanning',
    host_permissions: sites.flatMap((site) => site.matches),
    // for what people host themselves, asked for one by one
    optional_host_permissions: ['https://*/*', 'http://*/*'],
    action: { default_title: 'Baton: summarise this chat' },
    ...(browser === 'firefox' ? FIREFOX : { minimum_chrome_version: '120' }),
  }),
});
