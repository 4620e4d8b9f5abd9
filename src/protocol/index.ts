import { client, toTab, toWorker } from '../browser/rpc.ts';
import type { GuessApi } from './guess-api.ts';
import type { PageApi } from './page-api.ts';
import type { WorkerApi } from './worker-api.ts';
import type { WorkerInbox } from './worker-inbox.ts';

export const CHANNEL = { inbox: 'inbox', worker: 'worker', page: 'page', guess: 'guess' } as const;

export const inbox = client<WorkerInbox>(CHANNEL.inbox, toWorker);
export const worker = client<WorkerApi>(CHANNEL.worker, toWorker);
export const page = (tabId: number): PageApi => client<PageApi>(CHANNEL.page, toTab(tabId));
export const guess = (tabId: number): GuessApi => client<GuessApi>(CHANNEL.guess, toTab(tabId));
