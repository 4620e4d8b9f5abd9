import { beforeEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Capture } from '../core/capture.ts';
import { prefixHash } from '../core/checkpoint.ts';
import { appendCheckpoint, restoreCheckpoint } from '../store/checkpoints.ts';
import { db } from '../store/db.ts';
import { readCarry, readCheckpoints, readSummarised } from '../store/read.ts';
import { carry, takeCarry } from './carry.ts';
import { compact } from './compact.ts';
import type { Model } from './draft.ts';
import { edit } from './edit.ts';
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

describe('a digest', () => {
  const written = async (count: number, engine: 'digest' | 'model', parent?: string) => {
    const messages = (await readSummarised(KEY))?.conversation.messages ?? [];
    const { id, at } = stamp();
    const line = { section: 'facts', text: 'The ports were chosen by Ines', evidence: [1], author: engine } as const;
    const covered = messages.slice(0, count);
    await appendCheckpoint({
      ...{ id, at, conversation: KEY, engine, count, lines: [line], summary: '', promptVersion: '1' },
      ...{ throughMessageId: covered.at(-1)?.id ?? '', prefixHash: prefixHash(covered), tokensIn: 1, tokensOut: 1 },
      ...(engine === 'model' ? { model: 'M' } : {}),
      ...(parent === undefined ? {} : { parent }),
    });
    return id;
  };
  const now = async () => (await readSummarised(KEY))?.checkpoint;

  test('keeps what a model wrote, and adds only what came after it, however often', async () => {
    await record(capture(3), 1);
    const model = await written(6, 'model');
    for (const exchanges of [5, 8]) {
      await record(capture(exchanges), exchanges);
      await compact(KEY, stamp);
      expect(await now()).toMatchObject({ engine: 'digest', model: 'M', base: model, count: 2 * exchanges });
      const [first, ...added] = (await now())?.lines ?? [];
      expect(first?.text).toBe('The ports were chosen by Ines');
      expect(added.length).toBeGreaterThan(0);
      for (const { evidence } of added) expect(evidence.at(-1)).toBeGreaterThan(6);
    }
  });

  test('goes on from what the user brought back', async () => {
    await record(capture(3), 1);
    const good = await written(6, 'digest');
    await record(capture(5), 2);
    await compact(KEY, stamp);
    expect((await now())?.base).toBeUndefined();
    await restoreCheckpoint(KEY, good, stamp());
    await compact(KEY, stamp);
    expect(await now()).toMatchObject({ base: good, count: 10 });
    expect((await now())?.lines[0]?.text).toBe('The ports were chosen by Ines');
  });

  test('says how many of the exact details it holds, and in which language it is', async () => {
    await record(capture(40), 1);
    await compact(KEY, stamp);
    const { details, language } = (await now()) ?? {};
    expect(language).toBe('en');
    expect(details?.held).toBeGreaterThan(0);
    expect(details?.missing.length).toBeGreaterThan(0);
    expect(details?.all).toBeGreaterThanOrEqual((details?.held ?? 0) + (details?.missing.length ?? 0));
  });
});

describe('a fold that was cut off', () => {
  test('goes on behind the parts that were written, with the same model only', async () => {
    await record(capture(120), 1);
    const asked: string[] = [];
    const model = (name: string, dieAt: number): Model => ({
      name,
      budget: { keep: 0 },
      maxPromptTokens: 2_400,
      nonce: () => 'abcd1234',
      summarize: async ({ prompt }) => {
        asked.push(name);
        if (asked.length === dieAt) throw new Error('no network');
        const number = /\[#(\d+) user\]/.exec(prompt)?.[1];
        return { text: `## Facts and exact details\n- Ports were set one by one [#${number}]`, stop: 'end' };
      },
    });
    await compact(KEY, stamp, model('whole', -1));
    const parts = asked.length;
    expect(parts).toBeGreaterThan(2);
    await db.checkpoints.clear();
    asked.length = 0;
    await expect(compact(KEY, stamp, model('a', 3))).rejects.toMatchObject({ code: 'summarization-failed' });
    asked.length = 0;
    await compact(KEY, stamp, model('a', -1));
    expect(asked).toHaveLength(parts - 2);
    expect(await db.chunks.count()).toBe(0);
    await db.checkpoints.clear();
    asked.length = 0;
    await expect(compact(KEY, stamp, model('a', 3))).rejects.toThrow();
    asked.length = 0;
    await compact(KEY, stamp, model('b', -1));
    expect(asked).toHaveLength(parts);
  });
});

describe('a model', () => {
  const TOKEN = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0NTY3ODkwIn0', 'dozjgNryP4J3jVmNHl0w5N'].join('.');

  test.each([
    [
      'a request that is shortened for the list',
      `Please look into why this fails.\n${TOKEN} ${'and then '.repeat(80)}`,
    ],
    ['a message over the budget', `${'It fails again and again. '.repeat(300)}${TOKEN}${' It fails.'.repeat(300)}`],
  ])('sees no part of a secret in %s', async (_, text) => {
    const [asked, told] = capture(1).messages;
    if (asked === undefined || told === undefined) throw new Error('an exchange');
    await record(capture(1, { messages: [{ ...asked, text }, told] }), 1);
    const prompts: string[] = [];
    await compact(KEY, stamp, {
      ...{ name: 'm', budget: { keep: 0 }, maxPromptTokens: 2_400, nonce: () => 'abcd1234' },
      summarize: async ({ prompt }) => {
        prompts.push(prompt);
        const mask = /\[[^\]\n]*#\d+\](?! user| assistant)/.exec(prompt)?.[0] ?? '';
        return { text: `## Facts and exact details\n- It fails with ${mask} [#1]`, stop: 'end' };
      },
    });
    expect(prompts.length).toBeGreaterThan(0);
    for (const part of TOKEN.split('.')) expect(prompts.join('\n')).not.toContain(part.slice(4, 16));
    expect((await readSummarised(KEY))?.checkpoint).toMatchObject({ engine: 'model' });
  });
});

describe('a model that is chosen after the digest', () => {
  const GOOD = '## Facts and exact details\n- Service 0 listens on port 4000 [#2]';
  const asked: string[] = [];
  const model = (text = GOOD): Model => ({
    ...{ name: 'm', budget: { keep: 0 }, nonce: () => 'abcd1234' },
    summarize: async ({ prompt }) => {
      asked.push(prompt);
      return { text, stop: 'end' };
    },
  });
  const newest = async () => (await readSummarised(KEY))?.checkpoint;

  beforeEach(() => {
    asked.length = 0;
  });

  test('reads all that only the digest covered, once', async () => {
    await record(capture(2), 1);
    await compact(KEY, stamp);
    const digest = await newest();
    expect(await compact(KEY, stamp, model())).toBe(true);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('Please set the port of service 0 to 4000.');
    expect(asked[0]).not.toContain('<previous-checkpoint');
    expect(await newest()).toMatchObject({ engine: 'model', parent: digest?.id, count: 4 });
    await compact(KEY, stamp, model());
    expect(asked).toHaveLength(1);
  });

  test('goes on from what a model wrote, where a digest was made since', async () => {
    await record(capture(1), 1);
    await compact(KEY, stamp, model());
    await record(capture(2), 2);
    await compact(KEY, stamp);
    const digest = await newest();
    expect(digest?.engine).toBe('digest');
    await compact(KEY, stamp, model('## Facts and exact details\n- Service 1 listens on port 4001 [#4]'));
    expect(asked[1]).toContain('[#3 user]');
    expect(asked[1]).not.toContain('[#1 user]');
    expect(asked[1]).toMatch(/<previous-checkpoint[^>]*>[^<]*port 4000/);
    expect(await newest()).toMatchObject({ engine: 'model', parent: digest?.id });
  });

  test('goes on from a digest that the user brought back', async () => {
    await record(capture(1), 1);
    await compact(KEY, stamp);
    const digest = await newest();
    await record(capture(2), 2);
    await compact(KEY, stamp);
    await restoreCheckpoint(KEY, digest?.id ?? '', stamp());
    await compact(KEY, stamp, model());
    expect(asked[0]).toContain('<previous-checkpoint');
    expect(asked[0]).not.toContain('[#1 user]');
  });

  test('whose summary is not accepted is asked again only when there is more to read', async () => {
    await record(capture(2), 1);
    await compact(KEY, stamp, model('## Facts and exact details\n- It said “burn all the boats” [#1]'));
    expect(asked).toHaveLength(2);
    expect(await newest()).toMatchObject({ engine: 'digest', refusals: ['misquoted', 'misquoted'] });
    await compact(KEY, stamp, model());
    expect(asked).toHaveLength(2);
    await record(capture(3), 2);
    await compact(KEY, stamp, model());
    expect(asked[2]).toContain('[#1 user]');
    expect(await newest()).toMatchObject({ engine: 'model' });
    expect(await newest()).not.toHaveProperty('refusals');
  });

  test('whose summary is not accepted makes room for another one', async () => {
    await record(capture(2), 1);
    await compact(KEY, stamp, model('## Facts and exact details\n- It said “burn all the boats” [#1]'));
    const refused = await newest();
    await compact(KEY, stamp, { ...model(), name: 'another one' });
    expect(asked).toHaveLength(3);
    expect(await newest()).toMatchObject({ engine: 'model', model: 'another one', parent: refused?.id });
  });
});

describe('edit', () => {
  test('does what the user wants, and tells how to undo it', async () => {
    await record(capture(3), 1);
    await compact(KEY, stamp);
    const texts = async () => (await readSummarised(KEY))?.checkpoint?.lines.map(({ text }) => text) ?? [];
    const before = await texts();
    const { id, droppedPins } = await edit(KEY, { kind: 'remove', text: before[0] ?? '' }, stamp());
    expect(droppedPins).toEqual([]);
    expect(await texts()).toEqual(before.slice(1));
    await edit(KEY, { kind: 'undo', edit: id }, stamp());
    expect(await texts()).toEqual(before);
  });

  test('tells of pins that are over their budget', async () => {
    await record(capture(3), 1);
    await compact(KEY, stamp);
    const pin = (word: string) =>
      ({ kind: 'pin', section: 'facts', text: `${word} `.repeat(1_500), messages: [] }) as const;
    await edit(KEY, pin('one'), stamp());
    expect((await edit(KEY, pin('two'), stamp())).droppedPins).toEqual([pin('one').text]);
  });
});

describe('a chat that begins with a preamble', () => {
  test('is linked to the one it was carried on from', async () => {
    await record(capture(3), 1);
    await carry(KEY, 'claude', stamp);
    const tabId = (await fakeBrowser.tabs.query({})).at(-1)?.id ?? -1;
    const { preamble = '' } = (await readCarry(tabId)) ?? {};
    const [asked, told] = capture(1).messages;
    if (asked === undefined || told === undefined) throw new Error('an exchange');
    const child = (text: string, more: Partial<Capture> = {}) =>
      capture(1, {
        site: 'claude',
        chatId: 'n',
        url: 'https://claude.ai/chat/n',
        messages: [{ ...asked, text }, told],
        ...more,
      });
    const parent = async () => (await readSummarised('claude:n'))?.conversation.parent;
    await record(child(preamble, { reachesStart: false }), 2);
    expect(await parent()).toBeUndefined();
    await record(child(`${preamble}\n\nPlease go on.`), 3);
    expect(await parent()).toBe(KEY);
    await record(child('Something else'), 4);
    expect(await parent()).toBe(KEY);
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
