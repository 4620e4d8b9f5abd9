import { askForAttention } from '../browser/badge.ts';
import { newId } from '../browser/identity.ts';
import { type Sender, serve } from '../browser/rpc.ts';
import { isOurContentScript, isOurs } from '../browser/sender.ts';
import { Failure } from '../core/failure.ts';
import { parseCapture, parseCarryEnd } from '../protocol/capture-schema.ts';
import { CHANNEL } from '../protocol/index.ts';
import type { WorkerApi } from '../protocol/worker-api.ts';
import type { WorkerInbox } from '../protocol/worker-inbox.ts';
import { restoreCheckpoint } from '../store/checkpoints.ts';
import { readCarry, readSettings } from '../store/read.ts';
import { setCarryState } from '../store/write.ts';
import { carry, takeCarry } from './carry.ts';
import { compact, type Stamp } from './compact.ts';
import { edit } from './edit.ts';
import { keepHosts, setHosts } from './hosts.ts';
import { isOfPage } from './is-of-page.ts';
import { record } from './record.ts';

const stamp = (): Stamp => ({ id: newId(), at: Date.now() });

/** Opens the two doors: one for the pages of the web, one for our own pages. */
export function startWorker(): void {
  keepHosts();
  let opening: Promise<unknown> = Promise.resolve();
  serve<WorkerApi>(
    CHANNEL.worker,
    () => ({
      compact: async (key) => void (await stored(compact(key, stamp))),
      carry: (key, target) => {
        const carried = stored(carry(key, target, stamp));
        opening = Promise.allSettled([opening, carried]);
        return carried;
      },
      edit: (key, change) => stored(edit(key, change, stamp())),
      restore: (key, checkpoint) => stored(restoreCheckpoint(key, checkpoint, stamp())),
      setHosts: (hosts) => stored(setHosts(hosts)),
    }),
    isOurs,
  );
  serve<WorkerInbox>(CHANNEL.inbox, (sender) => inboxOf(sender, () => opening), isOurContentScript);
}

function inboxOf(sender: Sender, opened: () => Promise<unknown>): WorkerInbox {
  const tabId = sender.tab?.id ?? -1;
  return {
    captured: async (input) => {
      const capture = parseCapture(input);
      if (sender.tab?.incognito === true) throw new Failure('private-window');
      const { hosts } = await stored(readSettings());
      if (!isOfPage(capture, sender, hosts)) throw new Failure('bad-message', 'another chat than that of the page');
      await stored(record(capture, Date.now()));
    },
    takeCarry: async () => {
      await opened();
      return stored(takeCarry(tabId, Date.now(), sender.tab?.url ?? sender.url));
    },
    carried: async (id, input) => {
      const state = parseCarryEnd(input);
      if ((await stored(readCarry(tabId)))?.id !== id) throw new Failure('bad-message', 'another tab');
      await stored(setCarryState(id, state));
      if (state === 'copied' || state === 'refused')
        await askForAttention(tabId, 'the summary was not inserted; click to see');
    },
  };
}

/** A native promise, whose faults are those of the store: full disk, broken database. */
async function stored<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Failure || !(error instanceof Error)) throw error;
    throw new Failure('store-failed', error.message);
  }
}
