import { expect, test } from 'vitest';
import type { Message } from '../core/message.ts';
import { BEGIN_MARK, endMark } from '../core/preamble-frame.ts';
import { detailsOf } from './details-of.ts';
import { exactDetails } from './exact-details/exact-details.ts';

const said = (text: string, role: Message['role'] = 'user'): Message => ({
  ...{ id: text, role, text, attachments: [], complete: true },
});

const NOTES = '- The port is 4180 [#12]\n- The deposit is 75 euros [#9]';
const CARRIED = `Summary:\nFrom ChatGPT: 77 messages.\n${BEGIN_MARK}\n\n${NOTES}\n\n${endMark('a:b')}`;
const CHAT = [
  said(`${CARRIED}\n\nMake the deposit 60 euros.`),
  said('Done: 60 euros, in `deposit.toml`.', 'assistant'),
];

test('they stand best first, and of equals the later first', () => {
  const details = detailsOf([...CHAT, said('See 4711.'), said('See 4712.')]);
  expect(details.map(({ rank }) => rank)).toEqual(details.map(({ rank }) => rank).toSorted((a, b) => b - a));
  const plain = detailsOf([said(`${BEGIN_MARK}\n\nnothing\n\n${endMark('a:b')}\n\nPort 4711.`), said('Port 4712.')]);
  expect(plain.map(({ text }) => text)).toEqual(['4712', '4711']);
  const equals = [said(CARRIED, 'user'), said('Pay 12 euros.', 'assistant')];
  const places = detailsOf(equals).map(({ rank, message }) => [rank, message] as const);
  expect(places).toEqual(places.toSorted((a, b) => b[0] - a[0] || b[1] - a[1]));
});

const textsOf = (messages: readonly Message[], from?: number) => detailsOf(messages, from).map(({ text }) => text);

test('of a chat without a preamble they are the exact details', () => {
  const plain = [said('Use port 4180.'), said('It is `deposit.toml`.', 'assistant')];
  expect(detailsOf(plain, 5)).toEqual(exactDetails(plain, 5));
});

test('the notes of a preamble give theirs, under its message’s number; its frame gives none', () => {
  expect(textsOf(CHAT)).toEqual(expect.arrayContaining(['60 euros', '75 euros', '4180', 'deposit.toml']));
  expect(textsOf(CHAT).join(' ')).not.toMatch(/77|ChatGPT|ref|#/);
  expect(detailsOf(CHAT, 3).find(({ text }) => text === '75 euros')?.message).toBe(3);
});

test('what the notes hold ranks as if the assistant had said it', () => {
  const asUser = exactDetails([said(NOTES), ...CHAT.slice(1)]);
  const rankIn = (details: ReturnType<typeof detailsOf>) => details.find(({ text }) => text === '75 euros')?.rank ?? 0;
  expect(rankIn(detailsOf(CHAT))).toBeLessThan(rankIn(asUser));
  expect(textsOf(CHAT).indexOf('60 euros')).toBeLessThan(textsOf(CHAT).indexOf('75 euros'));
});

test('what is said anew counts once, where it was said anew', () => {
  const again = [...CHAT, said('The port is 4180, yes.')];
  expect(detailsOf(again).filter(({ text }) => text === '4180')).toMatchObject([{ message: 3 }]);
});
