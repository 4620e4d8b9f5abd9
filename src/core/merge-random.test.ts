import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Capture, CapturedMessage } from './capture.ts';
import type { Conversation } from './conversation.ts';
import { isWhole } from './conversation.ts';
import { merge } from './merge.ts';
import { captureKeys, storedKey } from './message-id.ts';

const FRAME = { site: 's', chatId: 'c', url: 'https://s.example/c', via: 'page' } as const;

/** How much of what it leaves out a page tells: how many messages stand where, that some do, or nothing at all. */
type Tells = 'counts' | 'holes' | 'nothing';

function windowOf(chat: readonly CapturedMessage[], from: number, to: number, tells: Tells): Capture {
  const messages = chat.slice(from, to);
  const hole = (before: number, count: number) => (tells === 'counts' ? { before, count } : { before });
  const [ahead, behind] = [from, chat.length - to];
  const holes = [...(ahead > 0 ? [hole(0, ahead)] : []), ...(behind > 0 ? [hole(messages.length, behind)] : [])];
  return {
    ...{ ...FRAME, messages, holes: tells === 'nothing' ? [] : holes },
    ...{ reachesStart: ahead === 0, reachesEnd: behind === 0 },
  };
}

const whole = (chat: readonly CapturedMessage[]): Capture => windowOf(chat, 0, chat.length, 'counts');

function mergeAll(captures: readonly Capture[], known?: Conversation): Conversation {
  const merged = captures.reduce<Conversation | undefined>((all, capture, index) => merge(all, capture, index), known);
  if (merged === undefined) throw new Error('no capture');
  return merged;
}

const wordsOf = ({ messages }: Pick<Capture, 'messages'>) => messages.map(({ text }) => text);

/** Whether `some` are among `all`, in their order. */
function isAmong(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const one of all) if (one === some[at]) at++;
  return at === some.length;
}

const SHORT = ['ok', 'go on', 'Done.'];
const ids = fc.constantFrom('all', 'none', 'answers' as const);

/** A chat whose short texts repeat: speakers take turns. */
const chats = (repeats: boolean) =>
  fc.tuple(ids, fc.array(fc.nat(repeats ? 5 : 0), { minLength: 1, maxLength: 30 })).map(([withIds, kinds]) =>
    kinds.map((kind, index): CapturedMessage => {
      const role = index % 2 === 0 ? 'user' : 'assistant';
      const hasId = withIds === 'all' || (withIds === 'answers' && role === 'assistant');
      const text = (repeats ? SHORT[kind] : undefined) ?? `${role} says thing ${index}`;
      return { role, text, attachments: [], complete: true, ...(hasId ? { id: `id-${index}` } : {}) };
    }),
  );

/** Windows of a chat in random order, some of them again; `tells` may differ from one to the next. */
const windows = (chat: readonly CapturedMessage[], tells: fc.Arbitrary<Tells>) =>
  fc.array(
    fc
      .tuple(fc.nat(chat.length - 1), fc.integer({ min: 1, max: 12 }), tells)
      .map(([from, size, how]) => ({ from, to: Math.min(chat.length, from + size), how })),
    { minLength: 1, maxLength: 12 },
  );

const seen = (repeats: boolean, tells: fc.Arbitrary<Tells>) =>
  chats(repeats).chain((chat) => fc.record({ chat: fc.constant(chat), spans: windows(chat, tells) }));

describe('random windows of a random chat in random order', () => {
  const anyTells = fc.constantFrom<Tells>('counts', 'holes', 'nothing');

  test('with counts: all that was shown and nothing else, in order, also where texts repeat; whole once all was shown', () => {
    fc.assert(
      fc.property(seen(true, fc.constant('counts')), ({ chat, spans }) => {
        const merged = mergeAll(spans.map(({ from, to, how }) => windowOf(chat, from, to, how)));
        const shown = chat.filter((_, index) => spans.some(({ from, to }) => index >= from && index < to));
        expect(wordsOf(merged)).toEqual(wordsOf({ messages: shown }));
        expect(merged.coverage.expected).toBe(chat.length);
        expect(isWhole(merged.coverage)).toBe(shown.length === chat.length);
      }),
    );
  });

  test('that overlap by a message of its own words, with or without counts: an ordered subset, each message once', () => {
    fc.assert(
      fc.property(seen(false, anyTells), ({ chat, spans }) => {
        const reached = chainOf(spans);
        const merged = mergeAll(reached.map(({ from, to, how }) => windowOf(chat, from, to, how)));
        const shown = chat.filter((_, index) => reached.some(({ from, to }) => index >= from && index < to));
        expect(wordsOf(merged)).toEqual(wordsOf({ messages: shown }));
        if (shown.length === chat.length) expect(isWhole(merged.coverage)).toBe(true);
      }),
    );
  });

  test('whatever a page tells: no message twice, and none of a window that was just shown missing', () => {
    fc.assert(
      fc.property(seen(false, anyTells), ({ chat, spans }) => {
        const merged = mergeAll(spans.map(({ from, to, how }) => windowOf(chat, from, to, how)));
        const shown = chat.filter((_, index) => spans.some(({ from, to }) => index >= from && index < to));
        const words = wordsOf(merged);
        expect(isAmong([...words].sort(), wordsOf({ messages: shown }).toSorted())).toBe(true);
        const last = spans.at(-1);
        expect(isAmong(wordsOf({ messages: chat.slice(last?.from, last?.to) }), words)).toBe(true);
        expect(new Set(merged.messages.map(({ id }) => id)).size).toBe(merged.messages.length);
      }),
    );
  });

  test('then the chat as a whole: the chat, once', () => {
    fc.assert(
      fc.property(seen(true, anyTells), ({ chat, spans }) => {
        const merged = mergeAll([...spans.map(({ from, to, how }) => windowOf(chat, from, to, how)), whole(chat)]);
        expect(wordsOf(merged).slice(0, chat.length)).toEqual(wordsOf({ messages: chat }));
        // where texts repeat and windows are not counted, what is behind may be a message that the page is yet to mount
        if (!isTold(chat) && spans.some(({ how }) => how !== 'counts')) return;
        expect(merged.coverage).toEqual({ captured: chat.length, expected: chat.length, gaps: [] });
      }),
    );
  });

  test('of a chat that is known as a whole take nothing away and add nothing', () => {
    fc.assert(
      fc.property(seen(true, fc.constantFrom<Tells>('counts', 'holes')), ({ chat, spans }) => {
        const merged = mergeAll([whole(chat), ...spans.map(({ from, to, how }) => windowOf(chat, from, to, how))]);
        expect(isAmong(wordsOf({ messages: chat }), wordsOf(merged))).toBe(true);
        if (spans.every(({ how }) => how === 'counts')) expect(wordsOf(merged)).toEqual(wordsOf({ messages: chat }));
      }),
    );
  });
});

/** Whether each message can be told from the others by its id or its words. */
function isTold(chat: readonly CapturedMessage[]): boolean {
  return new Set(captureKeys(chat)).size === chat.length;
}

function isBeginning(now: readonly CapturedMessage[], known: Conversation | undefined): boolean {
  const ids = known?.messages.map(storedKey) ?? [];
  return now.length < ids.length && captureKeys(now).every((key, index) => key === ids[index]);
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly how: Tells;
}

/** Those of the spans that overlap what the ones before them cover; the first one begins. */
function chainOf(spans: readonly Span[]): readonly Span[] {
  const chain: Span[] = [];
  let [from, to] = [0, 0];
  for (const span of spans) {
    if (chain.length > 0 && (span.from >= to || span.to <= from)) continue;
    [from, to] = chain.length === 0 ? [span.from, span.to] : [Math.min(from, span.from), Math.max(to, span.to)];
    chain.push(span);
  }
  return chain;
}

/** What a user does in a chat, and what one of two tabs then shows of it. */
type Deed =
  | { readonly does: 'asks' | 'edits' | 'regenerates' | 'switches back'; readonly kind: number; readonly at: number }
  | { readonly does: 'looks'; readonly tab: 0 | 1; readonly from: number; readonly size: number };

const deeds = fc.array(
  fc.oneof(
    fc.record({
      does: fc.constantFrom(
        'asks' as const,
        'asks' as const,
        'edits' as const,
        'regenerates' as const,
        'switches back' as const,
      ),
      kind: fc.nat(8),
      at: fc.nat(30),
    }),
    fc.record({
      does: fc.constant('looks' as const),
      tab: fc.constantFrom(0 as const, 1 as const),
      from: fc.nat(20),
      size: fc.integer({ min: 1, max: 30 }),
    }),
  ),
  { minLength: 1, maxLength: 30 },
);

interface Life {
  readonly withIds: 'all' | 'none' | 'answers';
  readonly repeats: boolean;
  readonly all: readonly Deed[];
}

/** A chat that is lived in: each message made is another one, though its words may be those of another. */
function livedIn({ withIds, repeats }: Omit<Life, 'all'>) {
  let made = 0;
  let path: readonly CapturedMessage[] = [];
  const before: (readonly CapturedMessage[])[] = [];
  const say = (role: 'user' | 'assistant', kind: number): CapturedMessage => {
    const number = made++;
    const hasId = withIds === 'all' || (withIds === 'answers' && role === 'assistant');
    const text = (repeats ? SHORT[kind] : undefined) ?? `${role} says thing ${number}`;
    return { role, text, attachments: [], complete: true, ...(hasId ? { id: `id-${number}` } : {}) };
  };
  const goOn = (kept: readonly CapturedMessage[], kind: number): void => {
    if (kept.length < path.length) before.push(path);
    const asked = kept.length % 2 === 0 ? [say('user', kind)] : [];
    path = [...kept, ...asked, say('assistant', (kind * 7) % 9)];
  };
  return {
    path: () => path,
    live: ({ does, kind, at }: Exclude<Deed, { does: 'looks' }>): void => {
      const turn = path.length === 0 ? 0 : at % path.length;
      if (does === 'asks' || path.length === 0) goOn(path, kind);
      else if (does === 'edits') goOn(path.slice(0, turn - (turn % 2)), kind);
      else if (does === 'regenerates') goOn(path.slice(0, turn - (turn % 2) + 1), kind);
      else {
        const other = before[at % before.length];
        if (other !== undefined) before.push(path);
        path = other ?? path;
      }
    },
  };
}

describe('a chat that is edited, answered anew and switched between branches, seen through two tabs', () => {
  const lives = fc.record({ withIds: ids, repeats: fc.boolean(), all: deeds });

  /**
   * What is known after all of it; the tab 1 shows the chat as it was when it was loaded, three deeds ago at the most.
   */
  function lived({ all, ...how }: Life) {
    const chat = livedIn(how);
    let stale: readonly CapturedMessage[] = [];
    let known: Conversation | undefined;
    all.forEach((deed, index) => {
      if (deed.does !== 'looks') chat.live(deed);
      if (index % 3 === 0) stale = chat.path();
      if (deed.does !== 'looks') return;
      const shown = deed.tab === 0 ? chat.path() : stale;
      if (shown.length === 0) return;
      const from = deed.from % shown.length;
      known = merge(known, windowOf(shown, from, Math.min(shown.length, from + deed.size), 'counts'), index);
    });
    return { known, now: chat.path() };
  }

  test('is the chat as it stands now, once the page shows all of it', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { known, now } = lived(life);
        if (now.length === 0) return;
        const merged = merge(known, whole(now), 1000);
        expect(wordsOf(merged).slice(0, now.length)).toEqual(wordsOf({ messages: now }));
        // what is known behind it stays: the page may have mounted only its beginning, or what was said may be said again
        if ((life.withIds !== 'all' && life.repeats) || isBeginning(now, known)) return;
        expect(merged.messages).toHaveLength(now.length);
        expect(isWhole(merged.coverage)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('is known as before when the same page is read again', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { known, now } = lived(life);
        if (now.length === 0) return;
        const once = merge(known, whole(now), 1000);
        expect(merge(once, whole(now), 1001)).toEqual({ ...once, seenAt: 1001 });
      }),
    );
  });

  test('a snapshot of the past that comes in late takes nothing away and puts nothing between neighbours', () => {
    fc.assert(
      fc.property(lives, fc.nat(30), (life, at) => {
        const { known, now } = lived({ ...life, all: life.all.slice(0, at) });
        const later = lived(life).now;
        if (now.length === 0 || later.length === 0) return;
        const once = merge(known, whole(later), 1000);
        const after = wordsOf(merge(once, whole(now), 3));
        expect(after.slice(0, once.messages.length)).toEqual(wordsOf(once));
      }),
    );
  });
});
