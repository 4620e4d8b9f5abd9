import { serve } from '../browser/rpc.ts';
import { isOursOrWorker } from '../browser/sender.ts';
import { CHANNEL } from '../protocol/index.ts';
import type { PageApi } from '../protocol/page-api.ts';
import { siteFor } from '../sites/index.ts';
import { askAt, pageFetch } from './record/ask.ts';
import { openChat } from './record/open-chat.ts';
import { reporterOf } from './report.ts';
import { takeCarry } from './take-carry.ts';
import { watchPage } from './watch.ts';

const timers = {
  setTimeout: (run: () => void, milliseconds: number) => setTimeout(run, milliseconds),
  clearTimeout: (timer: ReturnType<typeof setTimeout> | undefined) => clearTimeout(timer),
};

/** Watches a chat page and answers for it until the signal is aborted. */
export function startPage(signal: AbortSignal): void {
  const here = (): URL => new URL(location.href);
  const site = siteFor(here());
  if (site === undefined) return;
  const later = (run: () => void, milliseconds: number) => void setTimeout(run, milliseconds);
  const record = {
    openChat: (chatId: string) => openChat(document, () => localStorage, here(), chatId),
    ask: () => askAt(here(), pageFetch, signal),
    now: Date.now,
  };
  const now = () => performance.now();
  const { report, reportQuietly, moved } = reporterOf(site, { document, here, now, later, record });
  serve<PageApi>(CHANNEL.page, () => ({ read: report }), isOursOrWorker);
  watchPage({ document, window, timers, signal, onMoved: moved, onSettled: () => void reportQuietly() });
  void takeCarry(site, document, signal);
}
