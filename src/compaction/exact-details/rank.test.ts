import { describe, expect, test } from 'vitest';
import type { Message, Role } from '../../core/message.ts';
import { exactDetails } from './exact-details.ts';

const said = (text: string, role: Role = 'user'): Message => ({
  id: text,
  role,
  text,
  attachments: [],
  complete: true,
});

/** Rank of each detail, by its text. */
const ranks = (...messages: readonly Message[]): Readonly<Record<string, number>> =>
  Object.fromEntries(exactDetails(messages).map(({ text, rank }) => [text, rank]));

describe('the rank of a detail', () => {
  test('is the weight of its rule, more for the user, the newest message and a rare kind', () => {
    expect(ranks(said('pay €40'))).toEqual({ '€40': 8 + 3 + 2 });
    expect(ranks(said('pay €40', 'assistant'))).toEqual({ '€40': 8 + 2 });
    expect(ranks(said('pay €40'), said('ok'), said('ok'), said('ok'))).toEqual({ '€40': 8 + 3 + 2 / 4 });
    expect(ranks(said('pay €40 or €70 by 18:45'))).toMatchObject({ '€40': 13.667, '€70': 13.667, '18:45': 12.333 });
  });

  test('grows with the messages it stands in, up to three', () => {
    const often = (times: number) =>
      ranks(...Array.from({ length: times }, () => said('pay €40 and €40', 'assistant')))['€40'];
    expect([1, 2, 4, 8, 16, 64].map(often)).toEqual([10, 11, 12, 13, 13, 13]);
  });

  test('counts the user’s word, whoever said it last', () => {
    expect(ranks(said('pay €40'), said('so €40', 'assistant'))).toEqual({ '€40': 8 + 3 + 1 + 2 });
    expect(ranks(said('pay €40', 'assistant'), said('so €40'))).toEqual({ '€40': 8 + 3 + 1 + 2 });
    expect(ranks(said('pay €40', 'tool'), said('so €40', 'assistant'))).toEqual({ '€40': 8 + 1 + 2 });
  });

  test('falls by twelve where the value is replaced', () => {
    const found = ranks(said('the rent for the flat is €840'), said('the rent for the flat is €910'));
    expect(found).toEqual({ '€840': 8 + 3 + 1 - 12, '€910': 8 + 3 + 2 });
  });
});

test('of equals the later stands first', () => {
  const texts = exactDetails([said('see 4711 now', 'assistant'), said('4712', 'assistant')]).map(({ text }) => text);
  expect(texts).toEqual(['4712', '4711']);
});

test('the number of a message counts from where the span begins', () => {
  expect(exactDetails([said('a'), said('pay €40')], 41)).toMatchObject([{ message: 42 }]);
  expect(exactDetails([said('pay €40')])).toMatchObject([{ message: 1, kind: 'money' }]);
});

test('where a chat is German its nouns are no names', () => {
  const german =
    'ich habe die Rechnung und den Vertrag nicht gesehen, aber das ist auch nicht so wichtig für die Familie';
  expect(exactDetails([said(german)])).toEqual([]);
});

test('a name in one message is known in another', () => {
  expect(exactDetails([said('ask Mira'), said('Mira knows')])).toMatchObject([{ text: 'Mira', message: 2 }]);
  expect(exactDetails([said('see Shelf there'), said('a shelf')])).toEqual([]);
});
