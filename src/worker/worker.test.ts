import { beforeEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Capture } from '../core/capture.ts';
import { db } from '../store/db.ts';
import { readCarry, readCheckpoints, readSummarised } from '../store/read.ts';
import { carry, takeCarry } from './carry.ts';
import { compact } from './compact.ts';
import { record } from './record.ts';

const KEY = 'chatgpt:c1';

let clock = 0;
const stamp = () => ({ id: `id-${++clock}`, at: clock });

function capture(exchanges: number, more: Partial<Capture> = {}): Capture {
  const messages = Array.from({ length: exchanges }, (_, index) => [
    {
      role: 'user' as const,
      text: `Please set the port of service ${index} to ${4000 + index}.`,
      attachments: [],
      complete: true,
    },
    {
      role: 'assistant' as const,
      text: `Done: service ${index} listens on port ${4000 + index} now.`,
      attachments: [],
      complete: true,
    },
  ]).flat();
  return {
    site: 'chatgpt',
    chatId: 'c1',
    url: 'https://chatgpt.com/c/c1',
    title: 'Ports',
    via: 'page',
    messages,
    holes: [],
    reachesStart: true,
    reachesEnd: true,
    ...more,
  };
}

beforeEach(async () => {
  fakeBrowser.reset();
  await Promise.all(db.tables.map((table) => table.clear()));
});

describe('compact', () => {
  test('makes a checkpoint over the whole chat, with lines that cite messages which exist', async () => {
    await record(capture(6), 1);
    await compact(KEY, stamp);
    const known = await readSummarised(KEY);
    expect(known?.checkpoint).toMatchObject({ count: 12, engine: 'digest' });
    const cited = known?.checkpoint?.lines.flatMap(({ evidence }) => evidence) ?? [];
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.every((number) => number >= 1 && number <= 12)).toBe(true);
  });

  test('does nothing in an unchanged conversation, however often it is asked', async () => {
    await record(capture(3), 1);
    await compact(KEY, stamp);
    await record(capture(3), 2);
    await compact(KEY, stamp);
    expect(await readCheckpoints(KEY)).toHaveLength(1);
  });

  test('goes on from the checkpoint when messages are added, and leaves it when they are edited', async () => {
    await record(capture(2), 1);
    await compact(KEY, stamp);
    await record(capture(3), 2);
    await compact(KEY, stamp);
    const [first, second] = await readCheckpoints(KEY);
    expect(second?.parent).toBe(first?.id);
    const edited = capture(3).messages.map((message, index) =>
      index === 2 ? { ...message, text: 'Something else.' } : message,
    );
    await record(capture(3, { messages: edited }), 3);
    await compact(KEY, stamp);
    const third = (await readSummarised(KEY))?.checkpoint;
    expect(third?.count).toBe(6);
    expect(third?.parent).toBeUndefined();
  });

  test('of a chat that was never captured fails in words', async () => {
    await expect(compact('chatgpt:other', stamp)).rejects.toMatchObject({ code: 'unknown-conversation' });
  });
});

describe('carry', () => {
  test('opens the new chat of the target and has the preamble wait for that tab', async () => {
    await record(capture(6), 1);
    await compact(KEY, stamp);
    await carry(KEY, 'claude', stamp);
    const tab = (await fakeBrowser.tabs.query({})).at(-1);
    expect(tab?.url).toBe('https://claude.ai/new');
    const found = await readCarry(tab?.id ?? -1);
    expect(found).toMatchObject({ conversation: KEY, target: 'claude', state: 'waiting' });
    expect(found?.preamble).toMatch(/^Summary of earlier conversation:\n/);
    expect(await takeCarry(tab?.id ?? -1, found?.at ?? 0)).toEqual({ id: found?.id, preamble: found?.preamble });
  });

  test('is no longer waited for after a quarter of an hour, nor in another tab', async () => {
    await record(capture(1), 1);
    await carry(KEY, 'chatgpt', stamp);
    const tabId = (await fakeBrowser.tabs.query({})).at(-1)?.id ?? -1;
    expect(await takeCarry(tabId + 1, clock)).toBeUndefined();
    expect(await takeCarry(tabId, clock + 16 * 60_000)).toBeUndefined();
  });

  test('to a site that Baton does not know fails in words', async () => {
    await record(capture(1), 1);
    await expect(carry(KEY, 'elsewhere', stamp)).rejects.toMatchObject({ code: 'unknown-conversation' });
  });
});
