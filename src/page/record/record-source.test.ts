import { describe, expect, test } from 'vitest';
import type { Capture, CapturedMessage } from '../../core/capture.ts';
import { Failure } from '../../core/failure.ts';
import type { OpenChat, RecordedChat } from '../../sites/records/record.ts';
import { recordSource } from './record-source.ts';

const message = (role: 'user' | 'assistant', text: string): CapturedMessage => ({
  ...{ role, text, attachments: [], complete: true },
});
const shownWith = (...texts: readonly string[]): Capture => ({
  ...{
    site: 's',
    chatId: 'c',
    url: 'https://s.example/c',
    via: 'page',
    holes: [],
    reachesStart: true,
    reachesEnd: true,
  },
  messages: texts.map((text, index) => message(index % 2 === 0 ? 'user' : 'assistant', text)),
});
const RECORD: RecordedChat = { messages: [message('user', 'q'), message('assistant', 'a')] };

function sourceOf(...answers: readonly (RecordedChat | Error)[]) {
  let [asked, clock] = [0, 0];
  const record = async (): Promise<RecordedChat> => {
    const answer = answers[asked++] ?? RECORD;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const places = { openChat: () => ({}) as OpenChat, ask: () => async () => undefined, now: () => clock };
  const source = recordSource({ record }, places);
  const pass = (milliseconds: number): void => {
    clock += milliseconds;
  };
  return { source, asked: () => asked, pass };
}

describe('a site’s record', () => {
  test('is asked for once for each change of the chat, not for each reading', async () => {
    const { source, asked } = sourceOf();
    for (let time = 0; time < 3; time++) expect(await source.recordOf(shownWith('q', 'a'), 'c')).toBe(RECORD);
    expect(asked()).toBe(1);
    await source.recordOf(shownWith('q', 'a', 'q2', 'a2'), 'c');
    await source.recordOf(shownWith('q', 'a', 'q2', 'a2'), 'd');
    expect(asked()).toBe(3);
  });

  test('is not asked for again by two readings at a time', async () => {
    const { source, asked } = sourceOf();
    const both = await Promise.all([source.recordOf(shownWith('q'), 'c'), source.recordOf(shownWith('q'), 'c')]);
    expect(both).toEqual([RECORD, RECORD]);
    expect(asked()).toBe(1);
  });

  test('that is refused is left alone for longer each time, and then asked for again', async () => {
    const no = new Failure('record-refused', '404');
    const { source, asked, pass } = sourceOf(no, no);
    expect(await source.recordOf(shownWith('q', 'a'), 'c')).toBeUndefined();
    pass(29_999);
    await source.recordOf(shownWith('q', 'a', 'b'), 'c');
    expect(asked()).toBe(1);
    pass(1);
    await source.recordOf(shownWith('q', 'a', 'b'), 'c');
    expect(asked()).toBe(2);
    pass(119_999);
    await source.recordOf(shownWith('q', 'a', 'b'), 'c');
    expect(asked()).toBe(2);
    pass(1);
    expect(await source.recordOf(shownWith('q', 'a', 'b'), 'c')).toBe(RECORD);
  });

  test.each([
    ['429, retry after 300', 300_000],
    ['503, retry after Thu, 01 Jan 1970 00:10:00 GMT', 600_000],
  ])('that says %s is left alone so long', async (detail, wait) => {
    const { source, asked, pass } = sourceOf(new Failure('record-refused', detail));
    await source.recordOf(shownWith('q'), 'c');
    pass(wait - 1);
    await source.recordOf(shownWith('q', 'a'), 'c');
    expect(asked()).toBe(1);
    pass(1);
    await source.recordOf(shownWith('q', 'a'), 'c');
    expect(asked()).toBe(2);
  });

  test('of another shape, or without both sides, is none', async () => {
    const { source } = sourceOf(new TypeError('x is undefined'));
    expect(await source.recordOf(shownWith('q'), 'c')).toBeUndefined();
    const oneSided = sourceOf({ messages: [message('user', 'q')] });
    expect(await oneSided.source.recordOf(shownWith('q'), 'c')).toBeUndefined();
  });

  test('is none where no reader is known', async () => {
    const source = recordSource({}, { openChat: () => ({}) as OpenChat, ask: () => async () => {}, now: () => 0 });
    expect(await source.recordOf(shownWith('q'), 'c')).toBeUndefined();
  });
});
