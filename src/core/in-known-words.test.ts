import { describe, expect, test } from 'vitest';
import type { Capture, CapturedMessage } from './capture.ts';
import { merge } from './merge.ts';

const user = (text: string, more: Partial<CapturedMessage> = {}): CapturedMessage => ({
  ...{ role: 'user', text, attachments: [], complete: true },
  ...more,
});
const answer = (text: string, more: Partial<CapturedMessage> = {}): CapturedMessage => ({
  ...user(text, more),
  role: 'assistant',
});

const capture = (via: Capture['via'], messages: readonly CapturedMessage[], more: Partial<Capture> = {}): Capture => ({
  ...{ site: 's', chatId: 'c', url: 'https://s.example/c', via, messages, holes: [] },
  ...{ reachesStart: true, reachesEnd: true, ...more },
});

const ASKED = user('How do I size the pump for the pond?');
const IN_PAGE = answer('Take twice the volume an hour: $2V$.\n\nThe tables say the same about ponds with fish.');
const IN_RECORD = answer(
  'Take **twice** the volume an hour: \\(2V\\).\n\nThe [tables](https://tables.example/ponds) say the same about ponds with fish.',
);
const AGAIN = user('And with a waterfall?');

describe('a chat read from the page and from its record', () => {
  test('is one chat: the record gives the words, the ids stay', () => {
    const before = merge(undefined, capture('page', [ASKED, IN_PAGE]), 1);
    const after = merge(before, capture('record', [ASKED, IN_RECORD, AGAIN, answer('A third more.')]), 2);
    expect(after.messages.map(({ text }) => text)).toEqual([ASKED.text, IN_RECORD.text, AGAIN.text, 'A third more.']);
    expect(after.messages.slice(0, 2).map(({ id }) => id)).toEqual(before.messages.map(({ id }) => id));
    expect(after.via).toBe('record');
  });

  test('keeps the record’s words when the page is read later, and takes what is new', () => {
    const before = merge(undefined, capture('record', [ASKED, IN_RECORD]), 1);
    const after = merge(before, capture('page', [ASKED, IN_PAGE, AGAIN]), 2);
    expect(after.messages.map(({ text }) => text)).toEqual([ASKED.text, IN_RECORD.text, AGAIN.text]);
    expect(after.messages.slice(0, 2)).toEqual(before.messages);
    const last = merge(after, capture('page', [IN_PAGE, AGAIN], { reachesStart: false }), 3);
    expect(last.messages).toEqual(after.messages);
    expect(last.via).toBe('record');
  });

  test('takes an edit and a new answer that only the page shows', () => {
    const before = merge(undefined, capture('record', [ASKED, IN_RECORD]), 1);
    const edited = user('How do I size the pump for the big pond?');
    const other = answer('That depends on the height of the fall and on the length of the hose.');
    const after = merge(before, capture('page', [edited, other]), 2);
    expect(after.messages.map(({ text }) => text)).toEqual([edited.text, other.text]);
  });

  test('knows messages by the site’s ids where both have them, whatever stands in them', () => {
    const before = merge(undefined, capture('page', [user('x', { id: 'u1' }), answer('[Image]', { id: 'a1' })]), 1);
    const shown = [user('x', { id: 'u1' }), answer('A drawing of a pump', { id: 'a1' })];
    const after = merge(before, capture('record', shown), 2);
    expect(after.messages.map(({ id, text }) => [id, text])).toEqual([
      ['u1', 'x'],
      ['a1', 'A drawing of a pump'],
    ]);
  });

  test('tells two equal messages apart by their places', () => {
    const twice = [ASKED, IN_PAGE, user('ok'), answer('Fine.'), user('ok'), answer('Good.')];
    const before = merge(undefined, capture('page', twice), 1);
    const after = merge(before, capture('record', twice.with(1, IN_RECORD)), 2);
    expect(after.messages.map(({ id }) => id)).toEqual(before.messages.map(({ id }) => id));
    expect(new Set(after.messages.map(({ id }) => id)).size).toBe(6);
  });

  test('a guess does not take the place of what a page said, which takes that of a guess', () => {
    const page = merge(undefined, capture('page', [ASKED, IN_RECORD]), 1);
    const guessed = merge(page, capture('guess', [ASKED, IN_PAGE, AGAIN]), 2);
    expect(guessed.via).toBe('page');
    expect(guessed.messages.map(({ text }) => text)).toEqual([ASKED.text, IN_RECORD.text, AGAIN.text]);
    const before = merge(undefined, capture('guess', [ASKED, IN_PAGE]), 1);
    const after = merge(before, capture('page', [ASKED, IN_RECORD]), 2);
    expect(after.via).toBe('page');
    expect(after.messages.map(({ text }) => text)).toEqual([ASKED.text, IN_RECORD.text]);
  });
});
