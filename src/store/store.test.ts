import { beforeEach, describe, expect, test } from 'vitest';
import type { Checkpoint } from '../core/checkpoint.ts';
import { prefixHash } from '../core/checkpoint.ts';
import type { Conversation } from '../core/conversation.ts';
import type { Message } from '../core/message.ts';
import { db } from './db.ts';
import { live } from './live.ts';
import { readCarry, readConversation, readSettings, readSummarised } from './read.ts';
import {
  addCarry,
  appendCheckpoint,
  appendEdit,
  changeConversation,
  dropCarriesBefore,
  setCarryState,
} from './write.ts';

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
    await appendEdit({ kind: 'remove', text: 'The port is 4180', id: 'e1', conversation: 'chatgpt:1', at: 2 });
    await appendEdit({ kind: 'add', section: 'goal', text: 'A shed', id: 'e2', conversation: 'chatgpt:1', at: 3 });
    expect((await readSummarised('chatgpt:1'))?.checkpoint?.summary).toBe('## Goal\n- A shed');
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
