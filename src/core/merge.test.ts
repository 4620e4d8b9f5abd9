import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Capture, CapturedMessage } from './capture.ts';
import { type Conversation, isWhole } from './conversation.ts';
import { merge } from './merge.ts';

const FRAME = { site: 'chatgpt', chatId: 'c1', url: 'https://chatgpt.com/c/c1', via: 'page' } as const;

function said(text: string, more: Partial<CapturedMessage> = {}): CapturedMessage {
  const role = text.startsWith('q') ? 'user' : 'assistant';
  return { role, text, attachments: [], complete: true, ...more };
}

/** A capture of `messages[from, to)` of a chat, the rest being counted holes. */
function windowOf(messages: readonly CapturedMessage[], from: number, to: number): Capture {
  const behind = messages.length - to;
  return {
    ...FRAME,
    messages: messages.slice(from, to),
    holes: [
      ...(from > 0 ? [{ before: 0, count: from }] : []),
      ...(behind > 0 ? [{ before: to - from, count: behind }] : []),
    ],
    reachesStart: from === 0,
    reachesEnd: behind === 0,
  };
}

const whole = (messages: readonly CapturedMessage[]): Capture => windowOf(messages, 0, messages.length);

function mergeAll(captures: readonly Capture[]): Conversation {
  const merged = captures.reduce<Conversation | undefined>(
    (known, capture, index) => merge(known, capture, index),
    undefined,
  );
  if (merged === undefined) throw new Error('no capture');
  return merged;
}

const texts = ({ messages }: Conversation): readonly string[] => messages.map(({ text }) => text);

const chat = (length: number): readonly CapturedMessage[] =>
  Array.from({ length }, (_, index) => said(`${index % 2 === 0 ? 'q' : 'a'}${index + 1}`));

describe('windows of a long chat', () => {
  const twelve = chat(12);
  const thirteen = chat(13);

  test('that overlap give the chat in order, each message once, whatever order they came in', () => {
    const captures = [
      windowOf(twelve, 8, 12),
      windowOf(twelve, 4, 9),
      windowOf(twelve, 0, 5),
      windowOf(thirteen, 8, 13),
    ];
    const merged = mergeAll(captures);
    expect(texts(merged)).toEqual(thirteen.map(({ text }) => text));
    expect(merged.coverage).toEqual({ captured: 13, expected: 13, gaps: [] });
  });

  test('that leave some out have a gap there, with its count', () => {
    const merged = mergeAll([windowOf(twelve, 8, 12), windowOf(twelve, 0, 4)]);
    expect(texts(merged)).toEqual(['q1', 'a2', 'q3', 'a4', 'q9', 'a10', 'q11', 'a12']);
    expect(merged.coverage).toEqual({
      captured: 8,
      expected: 12,
      gaps: [{ before: merged.messages[4]?.id, count: 4 }],
    });
  });

  test('that do not reach the end have a gap behind the last message', () => {
    expect(mergeAll([windowOf(twelve, 0, 10)]).coverage).toEqual({ captured: 10, expected: 12, gaps: [{ count: 2 }] });
  });

  test('seen after the chat was whole take nothing away', () => {
    const merged = mergeAll([whole(twelve), windowOf(twelve, 3, 6)]);
    expect(texts(merged)).toHaveLength(12);
    expect(merged.coverage).toEqual({ captured: 12, expected: 12, gaps: [] });
  });

  test('any windows in any order give an ordered subset, and the chat where they cover it', () => {
    const windows = fc.integer({ min: 1, max: 40 }).chain((length) =>
      fc.record({
        length: fc.constant(length),
        withIds: fc.boolean(),
        spans: fc.array(fc.tuple(fc.nat(length - 1), fc.integer({ min: 1, max: 12 })), { minLength: 1, maxLength: 10 }),
      }),
    );
    fc.assert(
      fc.property(windows, ({ length, withIds, spans }) => {
        const all = chat(length).map((message) => (withIds ? { ...message, id: `id-${message.text}` } : message));
        const merged = mergeAll(spans.map(([from, size]) => windowOf(all, from, Math.min(length, from + size))));
        const seen = all.filter((_, index) => spans.some(([from, size]) => index >= from && index < from + size));
        expect(texts(merged)).toEqual(seen.map(({ text }) => text));
        expect(merged.coverage.gaps.length === 0).toBe(seen.length === length);
        expect(merged.coverage.captured).toBe(seen.length);
      }),
    );
  });
});

describe('what a capture says of known messages', () => {
  test('an unchanged capture leaves the very same messages', () => {
    const known = merge(undefined, whole(chat(4)), 0);
    expect(merge(known, whole(chat(4)), 1).messages.every((message, index) => message === known.messages[index])).toBe(
      true,
    );
  });

  test('an edited question takes the old answers with it', () => {
    const edited = [...chat(2), said('q3 anew'), said('a4 anew')];
    expect(texts(mergeAll([whole(chat(6)), whole(edited)]))).toEqual(['q1', 'a2', 'q3 anew', 'a4 anew']);
  });

  test('a new answer takes the place of the old one', () => {
    expect(texts(mergeAll([whole(chat(2)), whole([said('q1'), said('a2 anew')])]))).toEqual(['q1', 'a2 anew']);
  });

  test('switching to another branch and back ends where it began', () => {
    const other = [...chat(2), said('q3 other'), said('a4 other')];
    expect(texts(mergeAll([whole(chat(6)), whole(other), whole(chat(6))]))).toEqual(texts(mergeAll([whole(chat(6))])));
  });

  test('an edit seen through a window with a hole behind it takes what followed', () => {
    const edited = [...chat(2), said('q3 anew'), said('a4 anew'), said('q5 anew')];
    const merged = mergeAll([whole(chat(6)), windowOf(edited, 0, 3)]);
    expect(texts(merged)).toEqual(['q1', 'a2', 'q3 anew']);
    expect(merged.coverage.gaps).toEqual([{ count: 2 }]);
  });

  test('a late, older capture changes nothing', () => {
    const now = merge(undefined, whole([...chat(2), said('q3 anew')]), 5);
    expect(texts(merge(now, whole(chat(6)), 4))).toEqual(['q1', 'a2', 'q3 anew']);
    expect(texts(merge(now, whole(chat(1)), 4))).toEqual(['q1', 'a2', 'q3 anew']);
  });

  test('a page that has mounted only the first messages drops none', () => {
    expect(texts(mergeAll([whole(chat(8)), whole(chat(3))]))).toHaveLength(8);
  });

  test('an answer being written grows in place, with an id of the site and without', () => {
    for (const id of [{}, { id: 'a' }]) {
      const captures = ['a', 'a2 be', 'a2 begun'].map((text, index) =>
        whole([said('q1'), said(text, { ...id, complete: index === 2 })]),
      );
      expect(texts(mergeAll(captures))).toEqual(['q1', 'a2 begun']);
    }
  });

  test('an answer that is mounted anew piece by piece does not shrink', () => {
    for (const id of [{}, { id: 'a' }]) {
      const merged = mergeAll([
        whole([said('q1'), said('a2 all of it', id)]),
        whole([said('q1'), said('a2 all', { ...id, complete: false })]),
      ]);
      expect(texts(merged)).toEqual(['q1', 'a2 all of it']);
    }
  });

  test('a message of which the page has folded a part away does not shrink', () => {
    const merged = mergeAll([
      whole([said('q1'), said('a2 and the report', { id: 'a' })]),
      whole([said('q1'), said('a2', { id: 'a' })]),
    ]);
    expect(texts(merged)).toEqual(['q1', 'a2 and the report']);
  });

  test('messages with the same words are told apart by their place', () => {
    const all = [said('q ok'), said('a1'), said('q ok'), said('a2'), said('q ok')];
    const merged = mergeAll([whole(all), windowOf(all, 2, 5), whole(all)]);
    expect(texts(merged)).toEqual(all.map(({ text }) => text));
    expect(new Set(merged.messages.map(({ id }) => id)).size).toBe(5);
  });

  test('long messages that begin alike are two', () => {
    const long = 'q '.repeat(150);
    expect(texts(mergeAll([whole([said(`${long}one`), said('a'), said(`${long}two`)])]))).toHaveLength(3);
  });

  test('a window onto repeated words is told by its place', () => {
    const all = ['q ok', 'a Done', 'q ok', 'a Done', 'q ok', 'a Done'].map((text) => said(text));
    const merged = mergeAll([whole(all), windowOf(all, 1, 3)]);
    expect(texts(merged)).toEqual(all.map(({ text }) => text));
    expect(mergeAll([windowOf(all, 3, 6)]).coverage).toMatchObject({ captured: 3, expected: 6, gaps: [{ count: 3 }] });
  });

  test('a site’s id that stands there twice names two messages, at each reading the same two', () => {
    const all = [
      said('q1', { id: 'p1' }),
      said('a1', { id: 'p1' }),
      said('q2', { id: 'p2' }),
      said('a2', { id: 'p2' }),
    ];
    const merged = mergeAll([whole(all), whole(all), whole(all)]);
    expect(merged.messages.map(({ id }) => id)).toEqual(['p1', 'p1~2', 'p2', 'p2~2']);
    expect(merged.coverage.gaps).toEqual([]);
  });

  test('what does not fit into the number that the site states is of another branch', () => {
    const edited = ['q1 anew', 'a1 anew', 'q2 anew', 'a2 anew'].map((text) => said(text));
    const merged = mergeAll([whole(chat(6)), { ...windowOf(edited, 2, 4), stated: 4 }]);
    expect(texts(merged)).toEqual(['q2 anew', 'a2 anew']);
    expect(merged.coverage).toMatchObject({ captured: 2, expected: 4, gaps: [{ count: 2 }] });
  });

  test('more messages than the site states are not whole', () => {
    const merged = mergeAll([{ ...whole(chat(4)), stated: 2 }]);
    expect(isWhole(merged.coverage)).toBe(false);
  });

  test('windows that nothing places are put in the order of scrolling up', () => {
    const units = (from: number, to: number) => ({
      ...windowOf(chat(20), from, to),
      holes: [],
      reachesStart: false,
      reachesEnd: to === 20,
    });
    const merged = mergeAll([units(14, 20), units(8, 12), units(0, 4)]);
    expect(texts(merged)).toEqual(
      [...chat(20).slice(0, 4), ...chat(20).slice(8, 12), ...chat(20).slice(14)].map(({ text }) => text),
    );
    expect(merged.coverage.gaps).toHaveLength(3);
  });

  test('a count stated by the site is what is expected', () => {
    const merged = mergeAll([{ ...windowOf(chat(17), 9, 17), stated: 17 }]);
    expect(merged.coverage.expected).toBe(17);
    expect(merged.coverage.captured).toBe(8);
  });

  test('the title stays when a later capture shows none', () => {
    expect(mergeAll([{ ...whole(chat(2)), title: 'Bicycles' }, whole(chat(2))]).title).toBe('Bicycles');
  });
});
