import { putScript } from '../browser/put-script.ts';
import { activeTab, reloadTab } from '../browser/tabs.ts';
import { buildPreamble } from '../compaction/preamble.ts';
import type { Carry } from '../core/carry.ts';
import { isInMemoryOnly } from '../core/memory-key.ts';
import type { Host } from '../core/settings.ts';
import type { Summarised } from '../core/summarised.ts';
import { guess, page, worker } from '../protocol/index.ts';
import { otherSite } from '../sites/guess/other-site.ts';
import { siteById, siteFor, sitesWith } from '../sites/index.ts';
import { live } from '../store/live.ts';
import { readCarry, readSettings, readSummarised } from '../store/read.ts';
import { liveOfMemory } from './live-of-memory.ts';
import type { PopupWorld, SavedFile } from './popup-world.ts';

/** How long a file's address is kept for the download to begin, in milliseconds. */
const KEEP_FILE = 60_000;

/** The popup's world in a real browser; `hosts` are the user's own chat sites. */
export const browserWorld = (hosts: readonly Host[]): PopupWorld => ({
  sites: sitesWith(hosts),
  siteFor: (url) => siteFor(url, hosts),
  otherSite: ({ href }) => otherSite(href),
  activeTab,
  reloadTab,
  live,
  liveInMemory: (query, signal, next) => {
    live(query, signal, next);
    liveOfMemory(worker.rememberedAt, query, signal, next);
  },
  readSummarised: (key) => (isInMemoryOnly(key) ? worker.remembered(key) : readSummarised(key)),
  readCarry: carryInto,
  read: (tabId) => page(tabId).read(),
  look: async (tabId) => {
    await putScript(tabId, '/guess.js');
    return guess(tabId).look();
  },
  keep: (tabId, swapped) => guess(tabId).keep(swapped),
  sweep: (tabId) => page(tabId).sweep(),
  sweeping: (tabId) => page(tabId).sweeping(),
  stopSweep: (tabId) => page(tabId).stopSweep(),
  health: (tabId) => page(tabId).health(),
  compact: (key) => worker.compact(key),
  carry: (key, siteId) => worker.carry(key, siteId),
  preamble,
  copy: (text) => navigator.clipboard.writeText(text),
  save,
  now: () => new Date().toISOString(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

/** What is stored is read here, so that the browser tells when it changes; the worker has what is not. */
async function carryInto(tabId: number): Promise<Carry | undefined> {
  const known = await readCarry(tabId);
  return (await worker.rememberedCarry(tabId).catch(() => undefined)) ?? known;
}

async function preamble(summarised: Summarised): Promise<string> {
  const { site, url } = summarised.conversation;
  const siteName = siteById(site, url)?.name ?? site;
  return buildPreamble({ ...summarised, settings: await readSettings(), siteName }).text;
}

function save({ name, mediaType, content }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_FILE);
}
