import { beforeEach, describe, expect, test } from 'vitest';
import type { Checkpoint } from '../core/checkpoint.ts';
import { prefixHash } from '../core/checkpoint.ts';
import type { Conversation } from '../core/conversation.ts';
import type { Message } from '../core/message.ts';
import { appendCheckpoint, restoreCheckpoint } from './checkpoints.ts';
import { keepChunk, readChunks } from './chunks.ts';
import { db } from './db.ts';
import { appendEdit } from './edits.ts';
import { live } from './live.ts';
import {
  readCarry,
  readCheckpoints,
  readConversation,
  readEdits,
  readKeys,
  readSettings,
  readSummarised,
} from './read.ts';
import { takeIn } from './take-in.ts';
import { addCarry, changeConversation, dropCarriesBefore, setCarryState } from './write.ts';

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  role: id.startsWith('q') ? 'user' : 'assistant',
  text: `text of ${id}`,
  attachments: [],
  complete: true,
  ...more,
});

const conversation = (...messages: readonly Message[]): Conversation => ({
  key: 'chatgpt:1',
  site: 'chatgpt',
  chatId: '1',
  url: 'https://chatgpt.com/c/1',
  title: 'A chat',
  via: 'page',
  messages,
  coverage: { captured: messages.length, gaps: [] },
  seenAt: 1,
});

const checkpoint = (id: string, covered: readonly Message[], at: number): Checkpoint => ({
  id,
  conversation: 'chatgpt:1',
  throughMessageId: covered.at(-1)?.id ?? '',
  count: covered.length,
  prefixHash: prefixHash(covered),
  summary: id,
  lines: [],
  engine: 'digest',
  promptVersion: '1',
  tokensIn: 1,
  tokensOut: 1,
  at,
});

beforeEach(async () => {
  await Promise.all(db.tables.map((table) => table.clear()));
});

describe('conversations', () => {
  test('come back as they were stored, in order', async () => {
    const chat = conversation(message('q2'), message('a1'), message('q9', { at: 5, model: 'm' }));
    await changeConversation(chat.key, () => chat);
    expect(await readConversation(chat.key)).toEqual(chat);
  });

  test('are handed to the change as they are known', async () => {
    await changeConversation('chatgpt:1', (known) => {
      expect(known).toBeUndefined();
      return conversation(message('q1'));
    });
    await changeConversation('chatgpt:1', (known) => {
      expect(known?.messages).toHaveLength(1);
      return conversation(message('q1'), message('a2'));
    });
    expect((await readConversation('chatgpt:1'))?.messages.map(({ id }) => id)).toEqual(['q1', 'a2']);
  });

  test('stay as they were when the change throws', async () => {
    await changeConversation('chatgpt:1', () => conversation(message('q1')));
    const broken = changeConversation('chatgpt:1', () => {
      throw new Error('in the middle');
    });
    await expect(broken).rejects.toThrow('in the middle');
    expect((await readConversation('chatgpt:1'))?.messages).toHaveLength(1);
  });

  test('keep in the store what left the path, but for what was never finished', async () => {
    await changeConversation('chatgpt:1', () =>
      conversation(message('q1'), message('a2'), message('a3', { complete: false })),
    );
    await changeConversation('chatgpt:1', () => conversation(message('q1'), message('a4')));
    expect((await db.messages.toArray()).map(({ id }) => id)).toEqual(['a2', 'a4', 'q1']);
  });
});

describe('a summary', () => {
  const [q1, a2, q3] = [message('q1'), message('a2'), message('q3')];

  test('is that of the latest checkpoint still true of the conversation', async () => {
    await changeConversation('chatgpt:1', () => conversation(q1, a2));
    expect(await appendCheckpoint(checkpoint('short', [q1, a2], 1))).toBe(true);
    await changeConversation('chatgpt:1', () => conversation(q1, a2, q3));
    expect(await appendCheckpoint({ ...checkpoint('whole', [q1, a2, q3], 2), parent: 'short' })).toBe(true);
    expect((await readSummarised('chatgpt:1'))?.checkpoint?.id).toBe('whole');
    await changeConversation('chatgpt:1', () => conversation(q1, a2, message('q3', { text: 'edited' })));
    expect((await readSummarised('chatgpt:1'))?.checkpoint?.id).toBe('short');
    await changeConversation('chatgpt:1', () => conversation(q1, a2, q3));
    expect((await readSummarised('chatgpt:1'))?.checkpoint?.id).toBe('whole');
  });

  test('is as the user edited it', async () => {
    await changeConversation('chatgpt:1', () => conversation(q1));
    const line = { section: 'facts', text: 'The port is 4180', evidence: [1], author: 'digest' } as const;
    await appendCheckpoint({ ...checkpoint('made', [q1], 1), lines: [line] });
    await appendEdit('chatgpt:1', { kind: 'remove', text: 'The port is 4180' }, { id: 'e1', at: 2 });
    await appendEdit('chatgpt:1', { kind: 'add', section: 'goal', text: 'A shed' }, { id: 'e2', at: 3 });
    const known = await readSummarised('chatgpt:1');
    expect(known?.checkpoint?.summary).toBe('## Goal\n- A shed');
    expect(known?.written?.lines).toEqual([line]);
  });

  test('that is not true of the chat any more leaves the user’s own lines', async () => {
    await changeConversation('chatgpt:1', () => conversation(q1));
    await appendEdit('chatgpt:1', { kind: 'add', section: 'goal', text: 'A shed' }, { id: 'e1', at: 2 });
    const known = await readSummarised('chatgpt:1');
    expect(known?.checkpoint).toBeUndefined();
    expect(known?.own).toMatchObject([{ text: 'A shed', author: 'user' }]);
  });

  test('is as it was written once the edits are undone', async () => {
    await changeConversation('chatgpt:1', () => conversation(q1));
    const line = { section: 'facts', text: 'The port is 4180', evidence: [1], author: 'digest' } as const;
    await appendCheckpoint({ ...checkpoint('made', [q1], 1), lines: [line] });
    const pin = { kind: 'pin', section: 'facts', text: 'THE port is 4180', messages: ['q1'] } as const;
    await appendEdit('chatgpt:1', pin, { id: 'e1', at: 2 });
    expect((await readSummarised('chatgpt:1'))?.checkpoint?.lines).toMatchObject([{ text: pin.text, pinned: true }]);
    await appendEdit('chatgpt:1', { kind: 'undo', edit: 'e1' }, { id: 'e2', at: 3 });
    expect((await readSummarised('chatgpt:1'))?.checkpoint?.lines).toEqual([line]);
  });

  test('that was made earlier can be brought back, and what is made next goes on from it', async () => {
    await changeConversation('chatgpt:1', () => conversation(q1, a2, q3));
    await appendCheckpoint({ ...checkpoint('good', [q1, a2], 1), engine: 'model', model: 'm' });
    await appendCheckpoint({ ...checkpoint('worse', [q1, a2, q3], 2), parent: 'good' });
    await restoreCheckpoint('chatgpt:1', 'good', { id: 'again', at: 3 });
    const now = (await readSummarised('chatgpt:1'))?.checkpoint;
    expect(now).toMatchObject({ id: 'again', parent: 'worse', base: 'good', count: 2, engine: 'model', model: 'm' });
    expect(await appendCheckpoint({ ...checkpoint('stale', [q1, a2, q3], 4), parent: 'worse' })).toBe(false);
    expect(await appendCheckpoint({ ...checkpoint('next', [q1, a2, q3], 4), parent: 'again' })).toBe(true);
    await restoreCheckpoint('chatgpt:1', 'next', { id: 'needless', at: 5 });
    expect((await readCheckpoints('chatgpt:1')).map(({ id }) => id)).toEqual(['again', 'good', 'next', 'worse']);
  });

  test('is not brought back where the chat has changed under it, nor for another chat', async () => {
    await changeConversation('chatgpt:1', () => conversation(q1, a2));
    await appendCheckpoint(checkpoint('made', [q1, a2], 1));
    await changeConversation('chatgpt:1', () => conversation(q1, message('a2', { text: 'regenerated' })));
    await changeConversation('chatgpt:2', () => ({ ...conversation(q1, a2), key: 'chatgpt:2' }));
    const again = { id: 'again', at: 2 };
    for (const [key, id] of [
      ['chatgpt:1', 'made'],
      ['chatgpt:1', 'none'],
      ['chatgpt:2', 'made'],
    ] as const) {
      await expect(restoreCheckpoint(key, id, again)).rejects.toMatchObject({ code: 'checkpoint-outdated' });
    }
    await expect(restoreCheckpoint('chatgpt:3', 'made', again)).rejects.toMatchObject({ code: 'unknown-conversation' });
    expect(await db.checkpoints.count()).toBe(1);
  });

  test('is the latest of the chain also where the clock went back', async () => {
    await changeConversation('chatgpt:1', () => conversation(q1, a2));
    await appendCheckpoint(checkpoint('first', [q1], 1_000));
    await appendCheckpoint({ ...checkpoint('second', [q1, a2], 5), parent: 'first' });
    expect((await readSummarised('chatgpt:1'))?.checkpoint).toMatchObject({ id: 'second', at: 1_001 });
  });

  test('that comes too late is dropped', async () => {
    await changeConversation('chatgpt:1', () => conversation(q1, a2));
    const late = checkpoint('late', [q1, a2], 1);
    await appendCheckpoint(checkpoint('quicker', [q1, a2], 2));
    expect(await appendCheckpoint(late)).toBe(false);
    expect(await appendCheckpoint({ ...checkpoint('untrue', [q1, q3], 3), parent: 'quicker' })).toBe(false);
    expect(await appendCheckpoint({ ...checkpoint('other', [q1], 3), conversation: 'chatgpt:2' })).toBe(false);
    expect(await db.checkpoints.count()).toBe(1);
  });

  test('is watched', async () => {
    const seen: (string | undefined)[] = [];
    const ended = new AbortController();
    await new Promise<void>((resolve) => {
      live(
        () => readSummarised('chatgpt:1'),
        ended.signal,
        (now) => {
          seen.push(now?.checkpoint?.id);
          if (seen.length === 1)
            void changeConversation('chatgpt:1', () => conversation(q1)).then(() =>
              appendCheckpoint(checkpoint('made', [q1], 1)),
            );
          if (now?.checkpoint !== undefined) resolve();
        },
      );
    });
    ended.abort();
    expect(seen.at(-1)).toBe('made');
  });
});

describe('carries', () => {
  const carry = (id: string, at: number) =>
    ({
      id,
      tabId: 7,
      conversation: 'chatgpt:1',
      title: '',
      target: 'claude',
      preamble: id,
      state: 'waiting',
      at,
    }) as const;

  test('a tab has the latest', async () => {
    await addCarry(carry('first', 1));
    await addCarry(carry('second', 2));
    await setCarryState('second', 'inserted');
    expect(await readCarry(7)).toMatchObject({ id: 'second', state: 'inserted' });
    expect(await readCarry(8)).toBeUndefined();
  });

  test('old ones are forgotten', async () => {
    await addCarry(carry('old', 1));
    await addCarry(carry('new', 5));
    await dropCarriesBefore(5);
    expect(await db.carries.count()).toBe(1);
  });
});

test('settings are the defaults until they are changed', async () => {
  expect((await readSettings()).keepLast).toBe(6);
  await db.settings.put({ ...(await readSettings()), keepLast: 2, id: 'settings' });
  expect((await readSettings()).keepLast).toBe(2);
});

describe('edits', () => {
  test('come one behind the other, also within one millisecond', async () => {
    await changeConversation('chatgpt:1', () => conversation(message('q1')));
    await appendEdit('chatgpt:1', { kind: 'add', section: 'goal', text: 'A shed' }, { id: 'z', at: 7 });
    await appendEdit('chatgpt:1', { kind: 'remove', text: 'A shed' }, { id: 'a', at: 7 });
    expect((await readEdits('chatgpt:1')).map(({ id, at }) => [id, at])).toEqual([
      ['z', 7],
      ['a', 8],
    ]);
  });

  test('of an unknown conversation, of nothing, and pins longer than all pins may be are refused', async () => {
    const add = { kind: 'add', section: 'goal', text: 'A shed' } as const;
    await expect(appendEdit('chatgpt:1', add, { id: 'e', at: 1 })).rejects.toMatchObject({
      code: 'unknown-conversation',
    });
    await changeConversation('chatgpt:1', () => conversation(message('q1')));
    await expect(appendEdit('chatgpt:1', { ...add, text: ' \n' }, { id: 'e', at: 1 })).rejects.toMatchObject({
      code: 'line-empty',
    });
    const long = { kind: 'pin', section: 'facts', text: 'word '.repeat(9_000), messages: [] } as const;
    await expect(appendEdit('chatgpt:1', long, { id: 'e', at: 1 })).rejects.toMatchObject({ code: 'line-too-long' });
    expect(await db.edits.count()).toBe(0);
  });

  test('that are over the budget of all pins are named with the summary', async () => {
    await changeConversation('chatgpt:1', () => conversation(message('q1')));
    await appendCheckpoint({ ...checkpoint('made', [message('q1')], 1) });
    const pin = (text: string) => ({ kind: 'pin', section: 'facts', text, messages: [] }) as const;
    const long = (name: string) => `${name} `.repeat(1_500).trim();
    await appendEdit('chatgpt:1', pin(long('one')), { id: 'e1', at: 1 });
    await appendEdit('chatgpt:1', pin(long('two')), { id: 'e2', at: 2 });
    const known = await readSummarised('chatgpt:1');
    expect(known?.droppedPins).toEqual([long('one')]);
    expect(known?.checkpoint?.lines.map(({ text }) => text)).toEqual([long('two')]);
  });
});

describe('what a model wrote of parts', () => {
  const chunk = { conversation: 'chatgpt:1', model: 'm', hash: 'h', text: 't', from: 1, through: 9, at: 1 };

  test('is there for the same model until the summary is', async () => {
    await changeConversation('chatgpt:1', () => conversation(message('q1')));
    await keepChunk(chunk);
    await keepChunk({ ...chunk, conversation: 'chatgpt:2' });
    expect(await readChunks('chatgpt:1', 'm')).toEqual([chunk]);
    expect(await readChunks('chatgpt:1', 'another')).toEqual([]);
    await appendCheckpoint(checkpoint('made', [message('q1')], 1));
    expect(await readChunks('chatgpt:1', 'm')).toEqual([]);
    expect(await readChunks('chatgpt:2', 'm')).toHaveLength(1);
  });

  test('stays where the summary was dropped, and is forgotten after a week', async () => {
    await changeConversation('chatgpt:1', () => conversation(message('q1')));
    await keepChunk(chunk);
    expect(await appendCheckpoint({ ...checkpoint('late', [message('q1')], 1), parent: 'gone' })).toBe(false);
    expect(await readChunks('chatgpt:1', 'm')).toHaveLength(1);
    await keepChunk({ ...chunk, hash: 'new', at: 8 * 24 * 3_600_000 });
    expect((await readChunks('chatgpt:1', 'm')).map(({ hash }) => hash)).toEqual(['new']);
  });
});

describe('an export that is taken in', () => {
  const [q1, a2, q3] = [message('q1'), message('a2'), message('q3')];
  const edit = { kind: 'add', section: 'goal', text: 'A shed', id: 'e', conversation: 'chatgpt:1', at: 1 } as const;

  test('of an unknown chat is stored whole', async () => {
    const made = checkpoint('made', [q1, a2], 1);
    await takeIn({ conversation: conversation(q1, a2), written: made, edits: [edit] });
    const known = await readSummarised('chatgpt:1');
    expect(known).toMatchObject({ conversation: conversation(q1, a2), written: made, edits: [edit] });
    expect(await readKeys()).toEqual(['chatgpt:1']);
  });

  test('of a known chat takes nothing away and counts nothing twice', async () => {
    await changeConversation('chatgpt:1', () => ({ ...conversation(q1, a2, q3), seenAt: 9 }));
    await appendCheckpoint(checkpoint('whole', [q1, a2, q3], 5));
    const older = checkpoint('older', [q1, a2], 1);
    for (let time = 0; time < 2; time++) {
      await takeIn({ conversation: conversation(q1, a2), written: older, edits: [edit] });
    }
    const known = await readSummarised('chatgpt:1');
    expect(known?.conversation).toMatchObject({ messages: [q1, a2, q3], seenAt: 9 });
    expect(known?.checkpoint?.id).toBe('whole');
    expect((await readCheckpoints('chatgpt:1')).map(({ id }) => id)).toEqual(['older', 'whole']);
    expect(known?.edits).toEqual([edit]);
  });

  test('whose summary is not of the chat as it is now leaves the summary out', async () => {
    await changeConversation('chatgpt:1', () => ({
      ...conversation(message('q1', { text: 'edited' }), a2),
      seenAt: 9,
    }));
    await takeIn({ conversation: conversation(q1, a2), written: checkpoint('made', [q1, a2], 1), edits: [] });
    expect((await readSummarised('chatgpt:1'))?.checkpoint).toBeUndefined();
    expect((await readConversation('chatgpt:1'))?.messages[0]?.text).toBe('edited');
  });

  test('takes no edit from another chat, nor from this one, that has the same id', async () => {
    await changeConversation('chatgpt:1', () => conversation(q1));
    await changeConversation('chatgpt:2', () => ({ ...conversation(q1), key: 'chatgpt:2', chatId: '2' }));
    await appendEdit('chatgpt:2', { kind: 'add', section: 'goal', text: 'Another shed' }, { id: 'e', at: 5 });
    const undo = { kind: 'undo', edit: 'e', id: 'u', conversation: 'chatgpt:1', at: 2 } as const;
    for (let time = 0; time < 2; time++) await takeIn({ conversation: conversation(q1), edits: [edit, undo] });
    expect(await readEdits('chatgpt:2')).toMatchObject([{ text: 'Another shed' }]);
    const own = await readEdits('chatgpt:1');
    expect(own).toMatchObject([{ text: 'A shed' }, { kind: 'undo', edit: own[0]?.id }]);
    await takeIn({ conversation: conversation(q1), edits: [{ ...edit, text: 'A palace', id: own[0]?.id ?? '' }] });
    expect((await readEdits('chatgpt:1'))[0]).toMatchObject({ text: 'A shed' });
  });

  test('does not supersede a summary that covers as much, however late it was written to its file', async () => {
    await changeConversation('chatgpt:1', () => conversation(q1, a2, q3));
    await appendCheckpoint(checkpoint('own', [q1, a2], 5));
    await takeIn({ conversation: conversation(q1, a2), written: checkpoint('older', [q1, a2], 900), edits: [] });
    expect((await readSummarised('chatgpt:1'))?.checkpoint?.id).toBe('own');
    await takeIn({ conversation: conversation(q1, a2, q3), written: checkpoint('more', [q1, a2, q3], 1), edits: [] });
    expect((await readSummarised('chatgpt:1'))?.checkpoint?.id).toBe('more');
  });
});
