import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Capture, CapturedMessage } from '../core/capture.ts';
import type { Carry, CarryOffer } from '../core/carry.ts';
import type { Summarised } from '../core/summarised.ts';
import { db } from '../store/db.ts';
import { readKeys, readSummarised } from '../store/read.ts';
import { startWorker } from './start.ts';

// where Baton may run is another matter, and no fake browser knows it
vi.mock('./hosts.ts', () => ({ keepHosts: () => undefined, setHosts: async () => undefined }));

const { id } = fakeBrowser.runtime;
const TEMPORARY = 'https://chatgpt.com/?temporary-chat=true';
const BY_TAB = 'memory:tab 7:chatgpt:';
const PRIVATE = 'memory:private:chatgpt:c1';

interface Page {
  readonly url: string;
  readonly tabId?: number;
  readonly incognito?: boolean;
}

const said = (role: 'user' | 'assistant', text: string): CapturedMessage => ({
  ...{ role, text, attachments: [], complete: true },
});

const exchanges = (count: number): readonly CapturedMessage[] =>
  Array.from({ length: count }, (_, index) => [
    said('user', `Please set the port of service ${index} to ${4000 + index}.`),
    said('assistant', `Done: service ${index} listens on port ${4000 + index} now.`),
  ]).flat();

const captureAt = ({ url }: Page, change: Partial<Capture> = {}): Capture => ({
  ...{ site: 'chatgpt', chatId: new URL(url).pathname.split('/')[2] ?? '', url, title: 'Ports', via: 'page' },
  ...{ messages: exchanges(6), holes: [], reachesStart: true, reachesEnd: true },
  ...change,
});

/** Sends a call as the browser would hand it to the worker. */
async function send(channel: string, sender: object, method: string, args: readonly unknown[]): Promise<unknown> {
  const answers = await fakeBrowser.runtime.onMessage.trigger({ channel, method, args }, sender as never);
  const reply = answers.find((answer) => answer !== undefined) as { value?: unknown; failure?: string } | undefined;
  if (reply?.failure !== undefined) throw new Error(reply.failure);
  return reply?.value;
}

const fromPage = ({ url, tabId = 7, incognito = false }: Page, method: string, ...args: readonly unknown[]) =>
  send('inbox', { id, url, tab: { id: tabId, url, incognito } }, method, args);

const ask = (method: string, ...args: readonly unknown[]) =>
  send('worker', { id, url: fakeBrowser.runtime.getURL('/popup.html' as never) }, method, args);

const hand = (page: Page, change: Partial<Capture> = {}, body: object = {}) =>
  fromPage(page, 'captured', { ...captureAt(page, change), ...body });

const remembered = async (key: string) => (await ask('remembered', key)) as Summarised | undefined;

/** How many rows each table on the disk has. */
async function rowsOnDisk(): Promise<Record<string, number>> {
  return Object.fromEntries(await Promise.all(db.tables.map(async (table) => [table.name, await table.count()])));
}

const NO_ROWS = { conversations: 0, messages: 0, checkpoints: 0, edits: 0, settings: 0, carries: 0, chunks: 0 };

/** All that the browser's own storage holds, its areas on the disk. */
const areas = async () => [await fakeBrowser.storage.local.get(), await fakeBrowser.storage.sync.get()];

/** A worker like one that was just woken: what an earlier one had in its heap is gone. */
function wakeWorker(): void {
  fakeBrowser.runtime.onMessage.removeAllListeners();
  fakeBrowser.tabs.onRemoved.removeAllListeners();
  startWorker();
}

async function privateTab(): Promise<number> {
  const opened = await fakeBrowser.windows.create({ incognito: true, focused: true });
  const tab = await fakeBrowser.tabs.create({ url: 'about:blank', windowId: opened?.id ?? 0 });
  await fakeBrowser.tabs.update(tab.id, { incognito: true } as never);
  return tab.id ?? -1;
}

beforeEach(async () => {
  fakeBrowser.reset();
  vi.restoreAllMocks();
  await Promise.all(db.tables.map((table) => table.clear()));
  wakeWorker();
});

describe.each<[string, Page, string]>([
  ['a private window', { url: 'https://chatgpt.com/c/c1', incognito: true }, PRIVATE],
  ['a temporary chat', { url: TEMPORARY }, BY_TAB],
  ['a chat not saved yet', { url: 'https://chatgpt.com/' }, BY_TAB],
  ['a temporary chat in a private window', { url: TEMPORARY, incognito: true }, 'memory:private tab 7:chatgpt:'],
])('%s', (_, page, key) => {
  test('is read, summarised, edited and carried, and no row of it reaches the disk', async () => {
    const logs = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
    const tabs = vi.spyOn(fakeBrowser.tabs, 'create').mockResolvedValue({ id: 99 } as never);
    vi.spyOn(fakeBrowser.tabs, 'query').mockResolvedValue([{ id: 7, windowId: 3, incognito: true }] as never);
    await hand(page);
    await ask('compact', key);
    const first = (await remembered(key))?.checkpoint;
    expect(first).toMatchObject({ count: 12, engine: 'digest' });
    await ask('edit', key, { kind: 'pin', section: 'facts', text: 'Ports were chosen by Ines', messages: [] });
    await ask('edit', key, { kind: 'remove', text: first?.lines[0]?.text });
    await hand(page, { messages: exchanges(7) });
    await ask('compact', key);
    await ask('restore', key, first?.id);
    await ask('carry', key, 'claude');
    const { preamble, id: carry } = (await fromPage(
      { ...page, tabId: 99, url: 'https://claude.ai/new' },
      'takeCarry',
    )) as {
      readonly id: string;
      readonly preamble: string;
    };
    expect(preamble).toContain('Ports were chosen by Ines');
    await fromPage({ ...page, tabId: 99 }, 'carried', carry, 'inserted');
    expect((await ask('rememberedCarry', 99)) as Carry).toMatchObject({ state: 'inserted', conversation: key });
    expect(tabs.mock.lastCall?.[0]).toEqual({ url: 'https://claude.ai/new', ...(page.incognito && { windowId: 3 }) });
    expect(await rowsOnDisk()).toEqual(NO_ROWS);
    expect(await readKeys()).toEqual([]);
    expect(await areas()).toEqual([{}, {}]);
    for (const log of logs) expect(log).not.toHaveBeenCalled();
  });

  test('outlasts a worker that is put to sleep, with what is on its way', async () => {
    vi.spyOn(fakeBrowser.tabs, 'create').mockResolvedValue({ id: 99 } as never);
    vi.spyOn(fakeBrowser.tabs, 'query').mockResolvedValue([{ id: 7, windowId: 3, incognito: true }] as never);
    await hand(page);
    await ask('compact', key);
    await ask('carry', key, 'claude');
    const before = await remembered(key);
    wakeWorker();
    expect(await remembered(key)).toEqual(before);
    const offer = (await fromPage({ url: 'https://claude.ai/new', tabId: 99 }, 'takeCarry')) as CarryOffer;
    expect(offer).toMatchObject({ preamble: expect.stringMatching(/^Summary of earlier conversation:/) });
    expect(await rowsOnDisk()).toEqual(NO_ROWS);
  });

  test('that is too large for the browser’s own memory is read again, but what is on its way lasts', async () => {
    vi.spyOn(fakeBrowser.tabs, 'create').mockResolvedValue({ id: 99 } as never);
    vi.spyOn(fakeBrowser.tabs, 'query').mockResolvedValue([{ id: 7, windowId: 3, incognito: true }] as never);
    const { set } = fakeBrowser.storage.session;
    vi.spyOn(fakeBrowser.storage.session, 'set').mockImplementation(async (items) => {
      if ('messages' in (items as { memory: object }).memory) throw new Error('QUOTA_BYTES');
      await set(items);
    });
    await hand(page);
    await ask('carry', key, 'claude');
    wakeWorker();
    await expect(ask('compact', key)).rejects.toThrow('forgotten');
    const offer = await fromPage({ url: 'https://claude.ai/new', tabId: 99 }, 'takeCarry');
    expect(offer).toMatchObject({ preamble: expect.stringMatching(/^Summary of earlier conversation:/) });
    expect(await rowsOnDisk()).toEqual(NO_ROWS);
  });

  test('whose memory was lost says so', async () => {
    await hand(page);
    await fakeBrowser.storage.session.clear();
    wakeWorker();
    await expect(ask('carry', key, 'claude')).rejects.toThrow('forgotten');
    await expect(ask('compact', key)).rejects.toThrow('forgotten');
  });
});

describe('where a chat is kept', () => {
  test('is told by the sender, whatever the message says', async () => {
    const forged = { incognito: false, isPrivate: false, tabId: 1, key: 'chatgpt:c1', conversation: 'chatgpt:c1' };
    await hand({ url: 'https://chatgpt.com/c/c1', incognito: true }, {}, forged);
    expect(await rowsOnDisk()).toEqual(NO_ROWS);
    expect((await remembered(PRIVATE))?.conversation.messages).toHaveLength(12);
  });

  test('is told by the address of the tab: no id can be claimed that it does not have', async () => {
    const page = { url: TEMPORARY };
    await expect(hand(page, { chatId: 'c1' })).rejects.toThrow('bad-message');
    await expect(hand(page, { chatId: 'c1', url: 'https://chatgpt.com/c/c1' })).rejects.toThrow('bad-message');
    await expect(hand({ url: 'https://chatgpt.com/c/c1' }, { chatId: '' })).rejects.toThrow('bad-message');
    expect(await rowsOnDisk()).toEqual(NO_ROWS);
  });

  test('is the memory where the browser does not say of what kind the window is', async () => {
    const url = 'https://chatgpt.com/c/c1';
    await send('inbox', { id, url, tab: { id: 7, url } }, 'captured', [captureAt({ url })]);
    expect(await rowsOnDisk()).toEqual(NO_ROWS);
  });

  test('is the disk for a chat with an id in a window like any other, and the memory knows nothing of it', async () => {
    await hand({ url: 'https://chatgpt.com/c/c1' });
    expect(await rowsOnDisk()).toMatchObject({ conversations: 1, messages: 12 });
    expect(await fakeBrowser.storage.session.get()).toEqual({});
    expect(await remembered(PRIVATE)).toBeUndefined();
  });

  test('no two chats without an id are one where they are exported', async () => {
    await hand({ url: TEMPORARY });
    await hand({ url: TEMPORARY, tabId: 8 });
    const ids = [BY_TAB, 'memory:tab 8:chatgpt:'].map(async (key) => (await remembered(key))?.conversation.chatId);
    const [one, other] = await Promise.all(ids);
    expect(one).toMatch(/^unsaved-/);
    expect(other).not.toBe(one);
  });
});

describe('a chat that gets its id', () => {
  const saved = { url: 'https://chatgpt.com/c/c1' };

  beforeEach(async () => {
    await hand({ url: 'https://chatgpt.com/' }, { messages: exchanges(1) });
    await ask('compact', BY_TAB);
    await ask('edit', BY_TAB, { kind: 'pin', section: 'facts', text: 'Ports were chosen by Ines', messages: [] });
    expect(await rowsOnDisk()).toEqual(NO_ROWS);
  });

  test('is stored from then on, once, with what the user did to its summary', async () => {
    const ids = exchanges(2).map((message, index) => ({ ...message, id: `site-${index}` }));
    await hand(saved, { messages: ids });
    await hand(saved, { messages: ids });
    expect(await rowsOnDisk()).toMatchObject({ conversations: 1, edits: 1 });
    const known = await readSummarised('chatgpt:c1');
    expect(known?.conversation.messages.map(({ text }) => text)).toEqual(ids.map(({ text }) => text));
    expect(known?.conversation).toMatchObject({ key: 'chatgpt:c1', chatId: 'c1', url: saved.url });
    expect([known?.own, known?.checkpoint?.lines].flat().map((line) => line?.text)).toContain(
      'Ports were chosen by Ines',
    );
    expect(await db.messages.where('conversation').notEqual('chatgpt:c1').count()).toBe(0);
    expect(await remembered(BY_TAB)).toBeUndefined();
  });

  test('stays in memory where its window is private', async () => {
    await hand({ url: 'https://chatgpt.com/', incognito: true });
    await hand({ ...saved, incognito: true });
    expect(await rowsOnDisk()).toEqual(NO_ROWS);
    expect((await remembered(PRIVATE))?.conversation.messages).toHaveLength(12);
    expect(await remembered('memory:private tab 7:chatgpt:')).toBeUndefined();
  });

  test('and was private before, too, goes on in memory, where it is known already', async () => {
    await hand({ ...saved, incognito: true }, { messages: exchanges(1) });
    await hand({ url: 'https://chatgpt.com/', incognito: true });
    await hand({ ...saved, incognito: true });
    expect(await rowsOnDisk()).toEqual(NO_ROWS);
    expect(await fakeBrowser.storage.session.get()).toMatchObject({
      memory: { conversations: [{ key: PRIVATE }] },
    });
  });

  test('is not the temporary one that was left for it, though its page still shows that', async () => {
    await hand({ url: TEMPORARY, tabId: 8 }, { messages: exchanges(1) });
    const pin = { kind: 'pin', section: 'facts', text: 'Ports were chosen by Ines', messages: [] };
    await ask('edit', 'memory:tab 8:chatgpt:', pin);
    await hand({ ...saved, tabId: 8 }, { messages: exchanges(1) });
    expect(await rowsOnDisk()).toEqual({ ...NO_ROWS, conversations: 1, messages: 2 });
    expect(await remembered('memory:tab 8:chatgpt:')).toBeUndefined();
  });

  test('takes nothing along that it does not hold itself: another chat was gone to', async () => {
    await hand(saved, { messages: [said('user', 'How is the weather in Lisbon?'), said('assistant', 'It rains.')] });
    expect(await rowsOnDisk()).toEqual({ ...NO_ROWS, conversations: 1, messages: 2 });
    expect(await remembered(BY_TAB)).toBeUndefined();
  });
});

test('a reading that comes while another is taken in takes nothing from it', async () => {
  const page = { url: TEMPORARY };
  const compacted = hand(page).then(() => ask('compact', BY_TAB));
  await Promise.all([hand(page), compacted, hand(page)]);
  expect((await remembered(BY_TAB))?.checkpoint).toMatchObject({ count: 12 });
});

describe('what is kept in memory is forgotten', () => {
  test('with another chat at the same address, and goes on with the same one', async () => {
    await hand({ url: TEMPORARY });
    await hand({ url: TEMPORARY }, { messages: exchanges(7).slice(4), reachesStart: false, holes: [{ before: 0 }] });
    expect((await remembered(BY_TAB))?.conversation.messages).toHaveLength(14);
    const messages = [said('user', 'How is the weather in Lisbon?'), said('assistant', 'It rains.')];
    await hand({ url: TEMPORARY }, { messages });
    expect((await remembered(BY_TAB))?.conversation.messages.map(({ text }) => text)).toEqual(
      messages.map(({ text }) => text),
    );
  });

  test('with its tab', async () => {
    await hand({ url: TEMPORARY });
    await hand({ url: TEMPORARY, tabId: 8 });
    await fakeBrowser.tabs.onRemoved.trigger(7, { isWindowClosing: false, windowId: 0 });
    await vi.waitFor(async () => expect(await remembered(BY_TAB)).toBeUndefined());
    expect(await remembered('memory:tab 8:chatgpt:')).toBeDefined();
    await vi.waitFor(async () => {
      expect(JSON.stringify(await fakeBrowser.storage.session.get())).not.toContain(BY_TAB);
    });
  });

  test('with the last private tab', async () => {
    const [one, other] = [await privateTab(), await privateTab()];
    await hand({ url: 'https://chatgpt.com/c/c1', incognito: true, tabId: one });
    await hand({ url: TEMPORARY });
    await fakeBrowser.tabs.remove(one);
    expect(await remembered(PRIVATE)).toBeDefined();
    await fakeBrowser.tabs.remove(other);
    await vi.waitFor(async () => expect(await remembered(PRIVATE)).toBeUndefined());
    expect(await remembered(BY_TAB)).toBeDefined();
    await vi.waitFor(async () => {
      expect(JSON.stringify(await fakeBrowser.storage.session.get())).not.toContain('private');
    });
  });
});
