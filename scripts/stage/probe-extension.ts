import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TemporaryFolder, temporaryFolder } from './temporary-folder.ts';

const MANIFEST = {
  manifest_version: 3,
  name: 'Probe',
  version: '1',
  action: { default_popup: 'popup.html' },
  permissions: ['storage', 'activeTab', 'scripting'],
  host_permissions: ['https://chatgpt.com/*'],
  content_scripts: [{ matches: ['https://chatgpt.com/*'], js: ['content.js'] }],
};

const BACKGROUND = {
  chrome: { service_worker: 'background.js' },
  firefox: { scripts: ['background.js'] },
};

/** Counts in the worker's memory and in storage: the first is lost when the worker ends, the second is not. */
const FILES = {
  'background.js': `let inMemory = 0;
const api = globalThis.browser ?? chrome;
api.runtime.onMessage.addListener((message, sender, reply) => {
  inMemory += 1;
  api.storage.local.get({ stored: 0 }).then(({ stored }) =>
    api.storage.local.set({ stored: stored + 1 }).then(() => reply({ inMemory, stored: stored + 1 })));
  return true;
});`,
  'content.js': `document.documentElement.dataset.probe = location.host;`,
  'popup.html': `<!doctype html><meta charset="utf-8"><body style="width: 300px">
<p id="tab"></p><p id="answer"></p><button id="ask">Ask</button> <button id="save">Save</button> <button id="run">Run</button> <button id="close">Close</button>
<script src="popup.js"></script>`,
  'popup.js': `const api = globalThis.browser ?? chrome;
const show = (id, text) => { document.getElementById(id).textContent = text; };
const on = (id, listen) => document.getElementById(id).addEventListener('click', listen);
api.tabs.query({ active: true, currentWindow: true }).then(([tab]) => show('tab', 'over tab ' + (tab.url ?? '')));
on('ask', async () => {
  const active = navigator.userActivation?.isActive;
  const { inMemory, stored } = await api.runtime.sendMessage('count');
  show('answer', 'in memory ' + inMemory + ', stored ' + stored + ', activation ' + active);
});
on('run', async () => {
  const [tab] = await api.tabs.query({ active: true, currentWindow: true });
  const [{ result }] = await api.scripting.executeScript({ target: { tabId: tab.id }, func: () => document.title });
  show('answer', 'ran on ' + result);
});
on('save', () => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(['kept']));
  link.download = 'kept.txt';
  link.click();
});
on('close', () => window.close());`,
} as const;

/** A small extension that is none of ours: with it the stage is tried on its own. */
export function probeExtension(browser: 'chrome' | 'firefox'): TemporaryFolder {
  const folder = temporaryFolder('probe');
  const gecko = { browser_specific_settings: { gecko: { id: 'probe@baton.invalid' } } };
  const manifest = { ...MANIFEST, background: BACKGROUND[browser], ...(browser === 'firefox' ? gecko : {}) };
  writeFileSync(join(folder.path, 'manifest.json'), JSON.stringify(manifest));
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder.path, name), content);
  return folder;
}
