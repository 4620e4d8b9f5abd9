import { serve } from '../browser/rpc.ts';
import { isOursOrWorker } from '../browser/sender.ts';
import { version } from '../browser/version.ts';
import { CHANNEL, inbox } from '../protocol/index.ts';
import type { PageApi } from '../protocol/page-api.ts';
import type { SiteAdapter } from '../sites/adapter.ts';
import { siteFor, siteOfSigns } from '../sites/index.ts';
import { appears } from './appears.ts';
import { browserName } from './health/browser-name.ts';
import { type HealthFacts, healthReport } from './health/health-report.ts';
import { askAt, pageFetch } from './record/ask.ts';
import { openChat } from './record/open-chat.ts';
import { reporterOf } from './report.ts';
import { pageClock } from './sweep/clock.ts';
import { sweeperOf } from './sweep/sweeper.ts';
import { takeCarry } from './take-carry.ts';
import { watchPage } from './watch.ts';

const timers = {
  setTimeout: (run: () => void, milliseconds: number) => setTimeout(run, milliseconds),
  clearTimeout: (timer: ReturnType<typeof setTimeout> | undefined) => clearTimeout(timer),
};

/** How long what people host themselves may take to show what it is, in milliseconds. */
const PATIENCE = 60_000;

/** Watches a chat page and answers for it until the signal is aborted. */
export async function startPage(signal: AbortSignal): Promise<void> {
  const known = siteFor(new URL(location.href));
  const site = known ?? (await appears(document, () => siteOfSigns(document), { signal, within: PATIENCE }));
  if (site !== undefined && !signal.aborted) attend(site, signal);
}

function attend(site: SiteAdapter, signal: AbortSignal): void {
  const here = (): URL => new URL(location.href);
  const later = (run: () => void, milliseconds: number) => void setTimeout(run, milliseconds);
  const record = {
    openChat: (chatId: string) => openChat(document, () => localStorage, here(), chatId),
    ask: () => askAt(here(), pageFetch, signal),
    now: Date.now,
  };
  const now = () => performance.now();
  const { report, reportQuietly, moved } = reporterOf(site, { document, here, now, later, record, signal });
  const swept = { document, window, here, clock: pageClock, deliver: inbox.captured };
  const sweeper = sweeperOf(site, swept, () => void reportQuietly());
  const api: PageApi = {
    read: async () => (sweeper.isSweeping() ? undefined : report()),
    sweep: sweeper.sweep,
    sweeping: async () => sweeper.isSweeping(),
    stopSweep: async () => sweeper.stop(),
    health: async () => healthReport(site, document, here(), facts()),
  };
  serve<PageApi>(CHANNEL.page, () => api, isOursOrWorker);
  const onSettled = () => {
    if (!sweeper.isSweeping()) void reportQuietly();
  };
  watchPage({ document, window, timers, signal, onMoved: moved, onSettled });
  signal.addEventListener('abort', sweeper.stop);
  void takeCarry(site, document, signal);
}

function facts(): HealthFacts {
  return {
    version: version(),
    browser: browserName(navigator.userAgent),
    day: new Date().toISOString().slice(0, 10),
  };
}
