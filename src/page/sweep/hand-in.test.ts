import { expect, test } from 'vitest';
import type { Capture } from '../../core/capture.ts';
import { handIn } from './hand-in.ts';

/** A reading of messages `from` to `to`, counted from 1. */
function readingOf(from: number, to: number, change: Partial<Capture> = {}): Capture {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return {
    ...{ site: 'claude', chatId: 'c', url: 'https://claude.ai/chat/c', via: 'page', holes: [] },
    messages: numbers.map((number) => ({
      ...{ role: number % 2 === 1 ? 'user' : 'assistant', text: `Message ${number}`, attachments: [], complete: true },
    })),
    ...{ reachesStart: from === 1, reachesEnd: false },
    ...change,
  };
}

function handed() {
  const delivered: string[] = [];
  const captures: Capture[] = [];
  let time = 0;
  const deliver = async (capture: Capture): Promise<void> => {
    captures.push(capture);
    delivered.push(capture.messages.map(({ text }) => text.replace('Message ', '')).join(' '));
  };
  const pass = (more: number): void => {
    time += more;
  };
  return { ...handIn(deliver, { now: () => time }), delivered, captures, pass };
}

test('the first reading goes at once, those of a while go joined, in order', async () => {
  const { add, rest, delivered, pass } = handed();
  await add(readingOf(1, 3));
  expect(delivered).toEqual(['1 2 3']);
  pass(100);
  await add(readingOf(3, 5));
  pass(100);
  await add(readingOf(5, 7));
  expect(delivered).toHaveLength(1);
  await rest();
  expect(delivered).toEqual(['1 2 3', '3 4 5 6 7']);
  await rest();
  expect(delivered).toHaveLength(2);
});

test('what does not overlap is joined with a hole, and only the site states a number', async () => {
  const { add, captures, pass } = handed();
  await add(readingOf(1, 2));
  pass(100);
  await add(readingOf(3, 4));
  pass(400);
  await add(readingOf(8, 9));
  expect(captures[1]?.holes).toEqual([{ before: 0 }, { before: 2 }, { before: 4 }]);
  expect(captures[1]).not.toHaveProperty('stated');
  expect(captures[1]?.messages[0]).not.toHaveProperty('id');
});

test('the number that the site states is handed on', async () => {
  const { add, captures, pass } = handed();
  await add(readingOf(1, 2));
  pass(100);
  await add(readingOf(3, 4, { stated: 12, holes: [{ before: 0, count: 2 }] }));
  pass(400);
  await add(readingOf(4, 6, { stated: 12, holes: [{ before: 0, count: 3 }] }));
  expect(captures[1]?.stated).toBe(12);
});

test('what the worker refuses is thrown', async () => {
  const { add } = handIn(async () => Promise.reject(new Error('full')), { now: () => 0 });
  await expect(add(readingOf(1, 2))).rejects.toThrow('full');
});
