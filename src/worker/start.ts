import { askForAttention } from '../browser/badge.ts';
import { newId } from '../browser/identity.ts';
import { type Sender, serve } from '../browser/rpc.ts';
import { isOurContentScript, isOurs, tabOf } from '../browser/sender.ts';
import { Failure } from '../core/failure.ts';
import { parseCapture, parseCarryEnd } from '../protocol/capture-schema.ts';
import { CHANNEL } from '../protocol/index.ts';
import type { WorkerApi } from '../protocol/worker-api.ts';
import type { WorkerInbox } from '../protocol/worker-inbox.ts';
import { restoreCheckpoint } from '../store/checkpoints.ts';
import { readCarry, readSettings, readSummarised } from '../store/read.ts';
import { setCarryState } from '../store/write.ts';
import { carry, takeCarry } from './carry.ts';
import { compact, type Stamp } from './compact.ts';
import { edit } from './edit.ts';
import { keepHosts, setHosts } from './hosts.ts';
import { isOfPage } from './is-of-page.ts';
import { type LastingMemory, lastingMemory } from './lasting-memory.ts';
import { ofConversation, stored } from './stored.ts';
import { takeCapture } from './take-capture.ts';

const stamp = (): Stamp => ({ id: newId(), at: Date.now() });

/** Opens the two doors: one for the pages of the web, one for our own pages. */
export function startWorker(): void {
  keepHosts();
  const memory = lastingMemory(Date.now);
  let opening: Promise<unknown> = Promise.resolve();
  serve<WorkerApi>(CHANNEL.worker, () => ({ ...apiOf(memory), carry: carryInTurn }), isOurs);
  const inTurn = turns();
  serve<WorkerInbox>(CHANNEL.inbox, (sender) => inboxOf(sender, memory, inTurn, () => opening), isOurContentScript);

  function carryInTurn(key: string, target: string): Promise<void> {
    const carried = ofConversation(memory, key, async () => {
      await carry(key, target, stamp);
      await memory.safe();
    });
    opening = Promise.allSettled([opening, carried]);
    return carried;
  }
}

function apiOf(memory: LastingMemory): Omit<WorkerApi, 'carry'> {
  return {
    // no model is asked here; where one will be, then for a private chat (`isOfPrivateWindow`) on the user's click alone
    compact: async (key) => void (await ofConversation(memory, key, () => compact(key, stamp))),
    edit: (key, change) => ofConversation(memory, key, () => edit(key, change, stamp())),
    restore: (key, checkpoint) => ofConversation(memory, key, () => restoreCheckpoint(key, checkpoint, stamp())),
    setHosts: (hosts) => stored(memory, () => setHosts(hosts)),
    remembered: (key) => stored(memory, () => readSummarised(key)),
    rememberedCarry: (tabId) => stored(memory, () => readCarry(tabId)),
    rememberedAt: () => stored(memory, async () => memory.changedAt()),
  };
}

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Does one thing after the other. */
function turns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

function inboxOf(sender: Sender, memory: LastingMemory, inTurn: InTurn, opened: () => Promise<unknown>): WorkerInbox {
  const { tabId, isPrivate } = tabOf(sender);
  return {
    captured: async (input) => {
      const capture = parseCapture(input);
      const { hosts } = await stored(memory, readSettings);
      if (!isOfPage(capture, sender, hosts)) throw new Failure('bad-message', 'another chat than that of the page');
      await inTurn(() => stored(memory, () => takeCapture(capture, { tabId, isPrivate }, Date.now(), memory)));
    },
    takeCarry: async () => {
      await opened();
      return stored(memory, () => takeCarry(tabId, Date.now(), sender.tab?.url ?? sender.url));
    },
    carried: async (id, input) => {
      const state = parseCarryEnd(input);
      const latest = await stored(memory, () => readCarry(tabId));
      if (latest?.id !== id) throw new Failure('bad-message', 'another tab');
      await stored(memory, () => setCarryState(id, state));
      if (state === 'copied' || state === 'refused')
        await askForAttention(tabId, 'the summary was not inserted; click to see');
    },
  };
}
