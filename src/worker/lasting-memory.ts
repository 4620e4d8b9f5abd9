import { dropFromSession, keepInSession, readSession } from '../browser/session.ts';
import { onTabClosed } from '../browser/tabs.ts';
import { isOfPrivateWindow, tabOfKey } from '../core/memory-key.ts';
import { type Memory, type MemoryRows, startMemory } from '../store/memory.ts';

const PLACE = 'memory';

/** The memory for what is never stored. */
export interface LastingMemory extends Memory {
  /** Ends when what an earlier run of the worker remembered is back. Until then nothing is to be read or written. */
  readonly ready: Promise<void>;
  /** Ends when all that was changed will outlast this run of the worker. Throws where the browser has no room for it. */
  readonly safe: () => Promise<void>;
  /** When it was changed last: another number for each change and for each run of the worker. */
  readonly changedAt: () => number;
}

/**
 * Starts the memory. A worker is put to sleep after half a minute without work: so it is copied into the browser's own
 * memory (`keepInSession`), and is gone with the tab, with the last private tab, or with the browser. `now` in
 * milliseconds since 1970.
 */
export function lastingMemory(now: () => number): LastingMemory {
  let at = now();
  let copying: Promise<void> | undefined;
  let isStale = false;
  const copyAll = async (): Promise<void> => {
    try {
      do {
        isStale = false;
        await copyOut(await memory.rows());
      } while (isStale);
    } finally {
      copying = undefined;
    }
  };
  const changed = (): void => {
    at = Math.max(now(), at + 1);
    isStale = true;
    copying ??= copyAll();
    // told to those who wait for `safe`
    copying.catch(() => undefined);
  };
  const memory = startMemory(changed);
  const ready = bringBack(memory);
  onTabClosed((tabId, noPrivateTabLeft) => void ready.then(() => forgetTab(memory, tabId, noPrivateTabLeft)));
  return { ...memory, ready, safe: async () => copying, changedAt: () => at };
}

/** Where there is no room for the chats, the carries: a chat can be read again from its page, a preamble cannot. */
async function copyOut(rows: MemoryRows): Promise<void> {
  if (Object.values(rows).every(({ length }) => length === 0)) return dropFromSession(PLACE);
  try {
    await keepInSession(PLACE, rows);
  } catch {
    await keepInSession(PLACE, { carries: rows.carries });
  }
}

async function bringBack(memory: Memory): Promise<void> {
  const rows = await readSession(PLACE).catch(() => undefined);
  if (rows !== undefined && rows !== null) await memory.putBack(rows as MemoryRows);
}

/** What is on its way from a closed tab to another stays. */
async function forgetTab(memory: Memory, tabId: number, noPrivateTabLeft: boolean): Promise<void> {
  const isGone = (key: string): boolean => tabOfKey(key) === tabId || (noPrivateTabLeft && isOfPrivateWindow(key));
  await memory.forget((await memory.keys()).filter(isGone));
  await memory.forgetCarries(
    (carry) => carry.tabId === tabId || (noPrivateTabLeft && isOfPrivateWindow(carry.conversation)),
  );
}
