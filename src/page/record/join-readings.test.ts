import { expect, test } from 'vitest';
import type { Capture, CapturedMessage } from '../../core/capture.ts';
import { joinReadings } from './join-readings.ts';

const said = (text: string): CapturedMessage => ({
  ...{ role: text.startsWith('q') ? 'user' : 'assistant', text, attachments: [], complete: true },
});
const chat = (...texts: readonly string[]): readonly CapturedMessage[] => texts.map(said);

const PAGE: Omit<Capture, 'messages'> = {
  ...{ site: 's', chatId: 'c', url: 'https://s.example/c', title: 'In the tab', via: 'page', holes: [] },
  ...{ reachesStart: false, reachesEnd: true },
};

const texts = ({ messages }: Capture): readonly string[] => messages.map(({ text }) => text);

test('the record is the chat, also where the page shows a part of it', () => {
  const joined = joinReadings({ messages: chat('q1', 'a1', 'q2', 'a2') }, PAGE, chat('q2', 'a2'));
  expect(texts(joined)).toEqual(['q1', 'a1', 'q2', 'a2']);
  expect(joined).toMatchObject({ via: 'record', reachesStart: true, reachesEnd: true, holes: [], title: 'In the tab' });
  expect(joined.compared).toEqual({ onlyInPage: 0, onlyInRecord: 0 });
});

test('what only the page has yet stands behind it', () => {
  const joined = joinReadings({ title: 'Ponds', messages: chat('q1', 'a1') }, PAGE, chat('a1', 'q2', 'a2'));
  expect(texts(joined)).toEqual(['q1', 'a1', 'q2', 'a2']);
  expect(joined.title).toBe('Ponds');
  expect(joined.compared).toEqual({ onlyInPage: 0, onlyInRecord: 0 });
});

test('what only one of the two has is counted', () => {
  const joined = joinReadings(
    { messages: chat('q1', 'a1', 'q2', 'a2', 'q3') },
    PAGE,
    chat('q1', 'a1', 'a-other', 'q3'),
  );
  expect(texts(joined)).toEqual(['q1', 'a1', 'q2', 'a2', 'q3']);
  expect(joined.compared).toEqual({ onlyInPage: 1, onlyInRecord: 0 });
  expect(joinReadings({ messages: chat('q1', 'a1', 'q2') }, PAGE, chat('q1', 'q2')).compared).toEqual({
    onlyInPage: 0,
    onlyInRecord: 1,
  });
});

test('a record that lacks turns which the page shows gets them from there', () => {
  const joined = joinReadings(
    { messages: chat('q2', 'a2', 'q4', 'a4') },
    PAGE,
    chat('q1', 'a1', 'q2', 'a2', 'q3', 'a3', 'q4'),
  );
  expect(texts(joined)).toEqual(['q1', 'a1', 'q2', 'a2', 'q3', 'a3', 'q4', 'a4']);
  expect(joined.compared).toEqual({ onlyInPage: 4, onlyInRecord: 0 });
});

test('what the page says it has not mounted is not missed', () => {
  const page = { ...PAGE, holes: [{ before: 1 }] };
  expect(joinReadings({ messages: chat('q1', 'a1', 'q2') }, page, chat('q1', 'q2')).compared?.onlyInRecord).toBe(0);
});

test('a page of which nothing is recognised adds nothing', () => {
  expect(texts(joinReadings({ messages: chat('q1', 'a1') }, PAGE, []))).toEqual(['q1', 'a1']);
});

test('a record whose beginning is missing says so', () => {
  const joined = joinReadings({ messages: chat('q3', 'a3'), reachesStart: false }, PAGE, []);
  expect(joined).toMatchObject({ reachesStart: false, holes: [{ before: 0 }] });
});
