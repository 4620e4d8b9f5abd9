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
  test('what was the end has messages behind it once the chat has grown', () => {
    const id = (message: CapturedMessage, at: number) => ({ ...message, id: `id-${at}` });
    const [before, after] = [chat(4).map(id), chat(6).map(id)];
    const merged = mergeAll([windowOf(before, 1, 4), windowOf(after, 4, 5)]);
    expect(texts(merged)).toEqual(['a2', 'q3', 'a4', 'q5']);
    expect(merged.coverage).toMatchObject({ captured: 4, expected: 6 });
  });

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

  const nod = said('q ok');

  test('a branch that goes on with the words of the other one leaves nothing of that between neighbours', () => {
    const before = [...chat(2), said('q3'), said('a4'), nod, said('a6')];
    const after = [...chat(2), nod, said('a4 anew')];
    expect(texts(mergeAll([whole(before), whole(after)]))).toEqual(['q1', 'a2', 'q ok', 'a4 anew']);
    const unplaced = { ...windowOf(before, 1, 6), holes: [{ before: 0 }] };
    expect(texts(mergeAll([unplaced, whole(after)]))).toEqual(['q1', 'a2', 'q ok', 'a4 anew']);
  });

  test('a message that was deleted is gone from a page that shows all the others', () => {
    const all = chat(6).map((message) => ({ ...message, id: message.text }));
    const fewer = all.filter((_, index) => index !== 2 && index !== 3);
    expect(texts(mergeAll([whole(all), whole(fewer)]))).toEqual(['q1', 'a2', 'q5', 'a6']);
    const more = Array.from({ length: 12 }, (_, index) => said(`q${index}`));
    expect(texts(mergeAll([whole(more), whole(more.toSpliced(3, 1))]))).toHaveLength(11);
  });

  test('a page that takes the first message it has loaded for the first of the chat drops none before it', () => {
    for (const withIds of [true, false]) {
      const all = chat(8).map((message) => (withIds ? { ...message, id: message.text } : message));
      for (const from of [6, 5, 1]) expect(texts(mergeAll([whole(all), whole(all.slice(from))]))).toHaveLength(8);
    }
  });

  test('neighbours in a list that leaves out rows without a trace take nothing away', () => {
    const rows = { ...whole([said('a2'), said('q5')]), reachesStart: false, reachesEnd: false };
    expect(texts(mergeAll([whole(chat(6)), rows]))).toHaveLength(6);
    const last = { ...rows, messages: [said('a2'), said('a6')], reachesEnd: true };
    expect(texts(mergeAll([whole(chat(6)), last]))).toHaveLength(6);
  });

  test('neighbours in a page take nothing of the site’s own record away, nor does a guess', () => {
    for (const [first, then] of [
      ['record', 'page'],
      ['page', 'guess'],
      ['record', 'record'],
    ] as const) {
      const merged = mergeAll([
        { ...whole(chat(6)), via: first },
        { ...whole([said('q1'), said('a2'), said('q5'), said('a6')]), via: then },
      ]);
      expect(texts(merged)).toHaveLength(6);
    }
  });

  test('more messages than a page counts: those between its neighbours are of another branch', () => {
    const before = windowOf([...chat(6), nod], 1, 7);
    const uncounted = { ...before, holes: [{ before: 0 }] };
    const after = windowOf([...chat(2), nod, said('a4 anew')], 1, 4);
    const merged = mergeAll([
      uncounted,
      {
        ...after,
        messages: after.messages.slice(0, 2),
        holes: [...after.holes, { before: 2, count: 1 }],
        reachesEnd: false,
      },
    ]);
    expect(texts(merged)).toEqual(['a2', 'q ok']);
  });

  test('another message at the place of a known one, seen alone in a window, is the beginning of another branch', () => {
    const other = [said('q1'), said('a2 anew'), said('q3 anew'), said('a4 anew')];
    const merged = mergeAll([whole(chat(6)), windowOf(other, 2, 3)]);
    expect(texts(merged)).toEqual(['q1', 'a2', 'q3 anew']);
    expect(texts(mergeAll([whole(chat(6)), windowOf(other, 2, 3), whole(chat(6))]))).toHaveLength(6);
    const beginning = { ...chat(6)[2], text: 'q', complete: false } as CapturedMessage;
    expect(texts(mergeAll([whole(chat(6)), windowOf(chat(6).with(2, beginning), 2, 3)])).slice(0, 6)).toContain('q3');
  });

  test('an older capture that comes late puts nothing between neighbours', () => {
    const now = merge(undefined, whole([...chat(2), nod]), 5);
    expect(texts(merge(now, whole([...chat(4), nod]), 4))).toEqual(['q1', 'a2', 'q ok']);
  });

  test('the same short answer twice is no sign that the chat was cut', () => {
    const all = [said('q ok'), said('a Done'), said('q2'), said('a2'), said('q ok'), said('a Done')];
    const merged = mergeAll([windowOf(all, 0, 2), windowOf(all, 4, 6)]);
    expect(texts(merged)).toEqual(['q ok', 'a Done', 'q ok', 'a Done']);
    expect(merged.coverage).toMatchObject({ expected: 6, gaps: [{ count: 2 }] });
    expect(mergeAll([windowOf(all, 0, 1), windowOf(all, 4, 5)]).messages).toHaveLength(2);
  });

  test('two tabs on one chat: the one that was loaded earlier takes nothing from the other', () => {
    const merged = mergeAll([whole(chat(4)), whole(chat(8)), whole(chat(4)), windowOf(chat(4), 2, 4), whole(chat(8))]);
    expect(texts(merged)).toHaveLength(8);
    expect(isWhole(merged.coverage)).toBe(true);
  });

  test('answers given anew several times are one answer, the newest', () => {
    const answers = ['a2 once', 'a2 twice', 'a2 thrice'].map((text) => whole([said('q1'), said(text)]));
    expect(texts(mergeAll([whole(chat(2)), ...answers]))).toEqual(['q1', 'a2 thrice']);
    const seen = answers.map((capture) => ({
      ...capture,
      messages: capture.messages.map((m, at) => ({ ...m, id: at === 0 ? 'u' : m.text })),
    }));
    expect(texts(mergeAll(seen))).toEqual(['q1', 'a2 thrice']);
  });

  test('a chat that gets its address after the first answer is the chat as it then stands', () => {
    const begun = whole([said('q1'), said('a2 be', { complete: false })]);
    expect(texts(mergeAll([begun, whole(chat(2)), whole(chat(4))]))).toEqual(texts(mergeAll([whole(chat(4))])));
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

  /** A window of a list that leaves out rows without a trace. */
  const traceless = (from: number, to: number) => ({
    ...windowOf(chat(20), from, to),
    holes: [],
    reachesStart: from === 0,
    reachesEnd: to === 20,
  });
  const texts20 = chat(20).map(({ text }) => text);

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

  test('windows that nothing places are put in the order of scrolling down where the chat is read from its start', () => {
    const merged = mergeAll([traceless(0, 4), traceless(6, 8), traceless(10, 12), traceless(14, 16)]);
    expect(texts(merged)).toEqual([0, 6, 10, 14].flatMap((at) => texts20.slice(at, at + (at === 0 ? 4 : 2))));
  });

  test('a window that shows two others to stand the other way round puts them right', () => {
    const merged = mergeAll([traceless(14, 16), traceless(4, 6), traceless(6, 8), traceless(5, 7)]);
    expect(texts(merged)).toEqual([...texts20.slice(4, 8), ...texts20.slice(14, 16)]);
  });

  test('a window that nothing places, with words that are known in a row, is the window onto them', () => {
    const all = ['q ok', 'a Done', 'q ok', 'a Done', 'q3'].map((text) => said(text));
    const merged = mergeAll([whole(all), { ...windowOf(all, 1, 3), holes: [], reachesEnd: false }]);
    expect(texts(merged)).toEqual(all.map(({ text }) => text));
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
