import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { siteById } from '../sites/index.ts';
import { db } from '../store/db.ts';
import { readCarry } from '../store/read.ts';
import { addCarry, setCarryState } from '../store/write.ts';
import { carry, takeCarry } from './carry.ts';
import { record } from './record.ts';

const MINUTE = 60_000;
const GIVEN = { id: 'c', preamble: 'The text' };

beforeEach(async () => {
  await db.carries.clear();
  await addCarry({
    ...{ id: 'c', tabId: 7, conversation: 'chatgpt:1', title: '', target: 'claude', preamble: 'The text' },
    ...{ state: 'waiting', at: 0 },
  });
});

test('a page of another site than the target leaves a carry waiting for the right one', async () => {
  expect(await takeCarry(7, 1, 'https://chatgpt.com/')).toBeUndefined();
  expect(await takeCarry(7, 1, 'https://elsewhere.example/')).toBeUndefined();
  expect(await takeCarry(7, 2, 'https://claude.ai/new')).toEqual(GIVEN);
});

test('a carry is given to one page; the next in its tab is told to wait until that one has been silent for a minute', async () => {
  expect(await takeCarry(7, 10)).toEqual(GIVEN);
  expect(await takeCarry(7, 1_010)).toEqual({ heldFor: MINUTE - 1_000 });
  expect(await takeCarry(7, 10 + MINUTE)).toEqual(GIVEN);
  expect(await takeCarry(7, 20 + MINUTE)).toEqual({ heldFor: MINUTE - 10 });
});

test('two that ask at once do not both get it', async () => {
  const offers = await Promise.all([takeCarry(7, 10), takeCarry(7, 10)]);
  expect(offers).toContainEqual(GIVEN);
  expect(offers).toContainEqual({ heldFor: MINUTE });
});

test('what a page gives back can be taken at once, and what has ended no more', async () => {
  await takeCarry(7, 10);
  await setCarryState('c', 'waiting');
  expect(await takeCarry(7, 20)).toEqual(GIVEN);
  await setCarryState('c', 'inserted');
  await setCarryState('c', 'waiting');
  expect(await readCarry(7)).toMatchObject({ state: 'inserted' });
  expect(await takeCarry(7, 10 + 2 * MINUTE)).toBeUndefined();
});

const target: { limit?: number } = siteById('claude') ?? {};

afterEach(() => {
  delete target.limit;
});

test('a preamble is made to fit the box of the site it goes to', async () => {
  const text = 'The beam is 49 mm wide and stands by the canal. '.repeat(60);
  const said = (id: string, role: 'user' | 'assistant') => ({ id, role, text, attachments: [], complete: true });
  const messages = [said('a', 'user'), said('b', 'assistant')];
  const place = { site: 'chatgpt', chatId: 'long', url: 'https://chatgpt.com/c/long', title: 'Beams' };
  await record({ ...place, messages, via: 'page', reachesStart: true, reachesEnd: true, holes: [] }, 1);
  const carried = async (): Promise<number> => {
    await carry('chatgpt:long', 'claude', () => ({ id: crypto.randomUUID(), at: 1 }));
    const tabId = (await fakeBrowser.tabs.query({})).at(-1)?.id ?? -1;
    return (await readCarry(tabId))?.preamble.length ?? 0;
  };
  expect(await carried()).toBeGreaterThan(2_000);
  target.limit = 2_000;
  const within = await carried();
  expect(within).toBeGreaterThan(0);
  expect(within).toBeLessThanOrEqual(2_000);
});
