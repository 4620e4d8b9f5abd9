import { beforeEach, expect, test, vi } from 'vitest';
import type { Carry } from '../core/carry.ts';
import { type Checkpoint, prefixHash } from '../core/checkpoint.ts';
import type { Conversation } from '../core/conversation.ts';
import type { Message } from '../core/message.ts';
import { appendCheckpoint, restoreCheckpoint } from './checkpoints.ts';
import { keepChunk, readChunks } from './chunks.ts';
import { db } from './db.ts';
import { appendEdit } from './edits.ts';
import { type Memory, startMemory } from './memory.ts';
import { readCarry, readConversation, readKeys, readSummarised } from './read.ts';
import { takeIn } from './take-in.ts';
import { addCarry, changeConversation, dropCarriesBefore, setCarryState, takeLatestCarry } from './write.ts';

const KEY = 'memory:tab 7:chatgpt:';
const messages: readonly Message[] = ['a', 'b'].map((id) => ({
  ...{ id, role: 'user', text: `Text ${id}`, attachments: [], complete: true },
}));

const conversation = (key: string): Conversation => ({
  ...{ key, site: 'chatgpt', chatId: 'c', url: 'https://chatgpt.com/', title: 'T', via: 'page', messages, seenAt: 1 },
  coverage: { captured: 2, gaps: [] },
});

const checkpoint = (key: string): Checkpoint => ({
  ...{ id: `p ${key}`, conversation: key, throughMessageId: 'b', count: 2, prefixHash: prefixHash(messages) },
  ...{ summary: '', lines: [], engine: 'digest', promptVersion: '1', tokensIn: 1, tokensOut: 1, at: 1 },
});

const carry = (id: string, key: string, at: number): Carry => ({
  ...{ id, tabId: 9, conversation: key, title: 'T', target: 'claude', preamble: 'P', state: 'waiting', at },
});

const chunk = (key: string) => ({ conversation: key, model: 'm', hash: 'h', text: 't', from: 1, through: 2, at: 1 });

/** Everything that can be written about a conversation. */
async function writeAll(key: string): Promise<void> {
  await changeConversation(key, () => conversation(key));
  await appendCheckpoint(checkpoint(key));
  await restoreCheckpoint(key, `p ${key}`, { id: `r ${key}`, at: 2 });
  await appendEdit(key, { kind: 'add', section: 'facts', text: 'Mine' }, { id: `e ${key}`, at: 3 });
  await keepChunk(chunk(key));
  await addCarry(carry(`c ${key}`, key, 4));
  await takeIn({ conversation: { ...conversation(key), title: 'Taken in' }, edits: [] });
}

const onDisk = async () => Promise.all(db.tables.map((table) => table.count()));

let memory: Memory;
const changed = vi.fn();

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
  memory = startMemory(changed);
  changed.mockClear();
});

test('what a key says is kept in memory only does not reach the disk, whatever is done with it', async () => {
  await writeAll(KEY);
  await takeLatestCarry(9, 5, () => true);
  await setCarryState(`c ${KEY}`, 'inserted');
  expect(await onDisk()).toEqual(db.tables.map(() => 0));
  expect(await readKeys()).toEqual([]);
  expect(await readSummarised(KEY)).toMatchObject({ checkpoint: { count: 2 }, edits: [{ text: 'Mine' }] });
  expect(await readChunks(KEY, 'm')).toHaveLength(1);
  expect(await readCarry(9)).toMatchObject({ state: 'inserted', conversation: KEY });
});

test('what is stored is not in memory', async () => {
  await writeAll('chatgpt:c');
  expect(await memory.rows()).toMatchObject({
    conversations: [],
    messages: [],
    checkpoints: [],
    edits: [],
    carries: [],
  });
});

test('the latest carry into a tab is found wherever it is', async () => {
  await addCarry(carry('one', KEY, 1));
  await addCarry(carry('two', 'chatgpt:c', 2));
  expect(await readCarry(9)).toMatchObject({ id: 'two' });
  await addCarry(carry('three', KEY, 3));
  expect(await takeLatestCarry(9, 5, () => true)).toMatchObject({ id: 'three' });
  expect(await readCarry(9)).toMatchObject({ takenAt: 5 });
  await dropCarriesBefore(4);
  expect(await readCarry(9)).toBeUndefined();
});

test('it tells of each change, and its rows can be put back into another', async () => {
  await writeAll(KEY);
  expect(changed).toHaveBeenCalled();
  const rows = JSON.parse(JSON.stringify(await memory.rows()));
  const before = await readSummarised(KEY);
  const other = startMemory(() => undefined);
  expect(await readConversation(KEY)).toBeUndefined();
  await other.putBack(rows);
  expect(await readSummarised(KEY)).toEqual(before);
});

test('a conversation is forgotten with all that was made of it, but for what is on its way', async () => {
  const other = 'memory:private:chatgpt:c';
  await writeAll(KEY);
  await writeAll(other);
  await memory.forget([KEY]);
  expect(await memory.keys()).toEqual([other]);
  const { carries = [], ...rest } = await memory.rows();
  expect(JSON.stringify(rest)).not.toContain(KEY);
  expect(carries).toHaveLength(2);
  await memory.forgetCarries(({ conversation: from }) => from === KEY);
  expect((await memory.rows()).carries).toMatchObject([{ conversation: other }]);
});

test('a world without a memory refuses it, and writes nothing', async () => {
  vi.resetModules();
  const { changeConversation: change } = await import('./write.ts');
  await expect(change(KEY, () => conversation(KEY))).rejects.toThrow('a world without one');
  expect(await onDisk()).toEqual(db.tables.map(() => 0));
});
