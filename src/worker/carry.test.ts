import { beforeEach, expect, test } from 'vitest';
import { db } from '../store/db.ts';
import { readCarry } from '../store/read.ts';
import { addCarry, setCarryState } from '../store/write.ts';
import { takeCarry } from './carry.ts';

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
