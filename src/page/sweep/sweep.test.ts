// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Failure } from '../../core/failure.ts';
import { LIMITS } from './course.ts';
import type { FakeChat } from './fake-chat.ts';
import { type FakePage, fakePage } from './fake-page.ts';
import { sweep } from './sweep.ts';

const KINDS = ['rooms', 'rows', 'numbered', 'older'] as const;
const never = (): AbortSignal => new AbortController().signal;

function chatOf(kind: FakeChat['kind'], count: number, change: Partial<FakeChat> = {}): FakeChat {
  return {
    kind,
    texts: Array.from({ length: count }, (_, index) => `${index % 2 === 0 ? 'Question' : 'Answer'} ${index + 1}`),
    heights: Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 60 : 240 + (index % 7) * 90)),
    ...{ view: 900, overscan: 300, estimate: 160, mounting: 20, texting: 30 },
    ...change,
  };
}

const textsOf = ({ merged }: FakePage): readonly string[] => merged()?.messages.map(({ text }) => text) ?? [];

/** Does something while a sweep is under way: after that many milliseconds. */
async function sweepAnd(fake: FakePage, after: number, act: () => void, limits = LIMITS) {
  fake.clock.at(after, act);
  return sweep(fake.site, fake.page, never(), limits);
}

const isPartOf = (part: readonly string[], whole: readonly string[]): boolean => {
  let at = -1;
  return part.every((text) => {
    at = whole.indexOf(text, at + 1);
    return at >= 0;
  });
};

test.each(KINDS)('a chat of %s is read whole, in order, and the user is put back', async (kind) => {
  const chat = chatOf(kind, 24);
  const fake = fakePage(chat);
  const before = fake.topmost();
  const end = await sweep(fake.site, fake.page, never());
  expect(textsOf(fake)).toEqual(chat.texts);
  expect(end).toEqual({ end: 'whole', captured: 24 });
  expect(fake.isWhole()).toBe(true);
  expect(fake.topmost()).toBe(before);
  expect(fake.scroller.scrollTop).toBe(fake.scroller.scrollHeight - 900);
});

test.each(KINDS)('in a chat of %s a user in the middle is put back there', async (kind) => {
  const fake = fakePage(chatOf(kind, 24, { batch: 30 }));
  fake.scroller.scrollTo({ top: 2500 });
  await fake.clock.wait(200, never());
  const before = fake.topmost();
  await sweep(fake.site, fake.page, never());
  expect(fake.topmost()).toBe(before);
});

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const anyChat = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    heights: fc.array(fc.integer({ min: 20, max: 1500 }), { minLength: 4, maxLength: 12 }),
    view: fc.integer({ min: 300, max: 900 }),
    overscan: fc.integer({ min: 0, max: 400 }),
    estimate: fc.integer({ min: 30, max: 700 }),
    mounting: fc.integer({ min: 0, max: 60 }),
    texting: fc.integer({ min: 0, max: 400 }),
    loading: fc.integer({ min: 50, max: 1400 }),
    batch: fc.integer({ min: 4, max: 8 }),
    repeats: fc.boolean(),
  })
  .map(({ repeats, ...chat }): FakeChat => {
    // without ids the same words at two places far apart cannot always be told from each other
    const alike = repeats && chat.kind !== 'numbered';
    const texts = chat.heights.map((_, index) => (alike && index % 3 > 0 ? 'Go on' : `Message ${index + 1}`));
    return { ...chat, texts };
  })
  // what is mounted at first has to be higher than the view: else nothing scrolls
  .filter(({ heights, view, batch = 4 }) => sumOf(heights) > 2 * view && sumOf(heights.slice(-batch)) > 1.2 * view);

describe('whatever its layout', () => {
  test('a chat is read whole, in order', async () => {
    await fc.assert(
      fc.asyncProperty(anyChat, async (chat) => {
        const fake = fakePage(chat);
        const end = await sweep(fake.site, fake.page, never());
        expect(textsOf(fake)).toEqual(chat.texts);
        expect(end).toEqual({ end: 'whole', captured: chat.texts.length });
        expect(fake.isWhole()).toBe(true);
      }),
      { numRuns: 12 },
    );
  });

  test('a sweep that is stopped leaves what it has read, in order, and says that more is missing', async () => {
    await fc.assert(
      fc.asyncProperty(anyChat, fc.integer({ min: 1, max: 6000 }), async (chat, after) => {
        const texts = chat.texts.map((_, index) => `Message ${index + 1}`);
        const fake = fakePage({ ...chat, texts });
        const { end } = await sweepAnd(fake, after, () => window.dispatchEvent(new Event('wheel')));
        expect(isPartOf(textsOf(fake), texts)).toBe(true);
        if (textsOf(fake).length < texts.length && fake.captures.length > 0) expect(fake.isWhole()).toBe(false);
        expect(end === 'stopped' || textsOf(fake).length === texts.length).toBe(true);
      }),
      { numRuns: 12 },
    );
  });
});

describe('it stops', () => {
  const long = () => chatOf('rows', 40);
  const key = (name: string) => () =>
    void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

  test.each([
    ['by wheel', () => window.dispatchEvent(new Event('wheel'))],
    ['by finger', () => window.dispatchEvent(new Event('touchmove'))],
    ['by key', key('PageDown')],
  ])('where the user scrolls %s, and leaves them there', async (_, scroll) => {
    const fake = fakePage(long());
    let scrolls = 0;
    const { end } = await sweepAnd(fake, 4000, () => {
      scroll();
      scrolls = fake.scrolls();
    });
    expect(end).toBe('stopped');
    expect(fake.scrolls()).toBe(scrolls);
    expect(fake.scroller.scrollTop).toBeLessThan(fake.scroller.scrollHeight - 2000);
  });

  test.each([
    ['presses Escape', (_: AbortController) => key('Escape')()],
    ['asks for it', (asked: AbortController) => asked.abort()],
  ])('where the user %s, and puts them back', async (_, stop) => {
    const fake = fakePage(long());
    const asked = new AbortController();
    fake.clock.at(4000, () => stop(asked));
    const { end } = await sweep(fake.site, fake.page, asked.signal);
    expect(end).toBe('stopped');
    expect(fake.scroller.scrollTop).toBe(fake.scroller.scrollHeight - 900);
    expect(fake.clock.now()).toBeLessThan(6000);
  });

  test('not where the user writes', async () => {
    const fake = fakePage(long());
    const box = document.createElement('textarea');
    document.body.append(box);
    const press = () => box.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    expect((await sweepAnd(fake, 4000, press)).end).toBe('whole');
  });

  test('where another chat is gone to, and leaves that one alone', async () => {
    const fake = fakePage(long());
    const { end } = await sweepAnd(fake, 4000, () => fake.goTo('https://chatgpt.com/c/another'));
    expect(end).toBe('stopped');
    expect(fake.scroller.scrollTop).toBeLessThan(fake.scroller.scrollHeight - 2000);
  });

  test.each([
    ['time', { ...LIMITS, time: 4000 }],
    ['steps', { ...LIMITS, steps: 6 }],
  ])('where its %s is over, and puts the user back', async (name, limits) => {
    const fake = fakePage(long());
    const { end, captured } = await sweepAnd(fake, 0, () => {}, limits);
    expect(end).toBe(name);
    expect(captured).toBeGreaterThan(0);
    expect(captured).toBe(textsOf(fake).length);
    expect(fake.isWhole()).toBe(false);
    expect(fake.scroller.scrollTop).toBe(fake.scroller.scrollHeight - 900);
  });
});

describe('a hidden tab', () => {
  test('is waited for, and the wait does not count', async () => {
    const fake = fakePage(chatOf('rows', 16));
    fake.clock.at(500, () => fake.hide(true));
    fake.clock.at(500 + LIMITS.time * 2, () => fake.hide(false));
    expect(await sweep(fake.site, fake.page, never())).toEqual({ end: 'whole', captured: 16 });
    expect(textsOf(fake)).toHaveLength(16);
  });

  test('is not waited for without end', async () => {
    const fake = fakePage(chatOf('rows', 16));
    expect((await sweepAnd(fake, 500, () => fake.hide(true))).end).toBe('hidden-too-long');
  });
});

test('a turn that has no text is a gap with its place, and the rest is read', async () => {
  const chat = chatOf('rooms', 16);
  const fake = fakePage({ ...chat, texts: chat.texts.map((text, index) => (index === 6 ? '' : text)) });
  const end = await sweep(fake.site, fake.page, never());
  expect(end).toEqual({ end: 'with-gaps', captured: 15 });
  expect(fake.merged()?.coverage).toEqual({ captured: 15, expected: 16, gaps: [{ before: 'm7', count: 1 }] });
});

test('a page in which nothing scrolls is left as it is', async () => {
  const fake = fakePage(chatOf('rows', 2, { heights: [50, 50], estimate: 50 }));
  expect(await sweep(fake.site, fake.page, never())).toEqual({ end: 'no-scroller', captured: 0 });
  expect(fake.scrolls()).toBe(0);
});

test('what the worker refuses ends it, and the user is put back', async () => {
  const fake = fakePage(chatOf('rows', 16));
  const deliver = async (): Promise<never> => {
    throw new Failure('store-failed');
  };
  await expect(sweep(fake.site, { ...fake.page, deliver }, never())).rejects.toThrow('store-failed');
  expect(fake.scroller.scrollTop).toBe(fake.scroller.scrollHeight - 900);
});

test('readings of a while are handed in together', async () => {
  const fake = fakePage(chatOf('rows', 24));
  await sweep(fake.site, fake.page, never());
  expect(fake.captures.length).toBeLessThan(fake.clock.now() / 400 + 2);
  expect(fake.captures.slice(1, -1).every(({ reachesEnd }) => !reachesEnd)).toBe(true);
});
