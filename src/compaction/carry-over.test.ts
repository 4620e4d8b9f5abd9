import { describe, expect, test } from 'vitest';
import type { Message, Role } from '../core/message.ts';
import type { Section, SummaryLine } from '../core/summary.ts';
import { carryOver } from './carry-over.ts';

const message = (role: Role, index: number): Message => ({
  id: `m${index}`,
  role,
  text: 'x',
  attachments: [],
  complete: true,
});
const CHAT = Array.from({ length: 12 }, (_, index) => message(index % 2 === 0 ? 'user' : 'assistant', index));
const line = (section: Section, text: string, ...evidence: number[]): SummaryLine => ({
  section,
  text,
  evidence,
  author: 'model',
});
const INVOICE = line('open', 'Write the invoice template for the boat shop', 1);
const TERMS = line('open', 'Translate the terms to Dutch', 3);

const carried = (written: readonly SummaryLine[], before: readonly SummaryLine[], room = 500): readonly string[] => {
  const { lines, count } = carryOver(written, before, CHAT, { room });
  expect(lines.slice(0, written.length)).toEqual(written);
  expect(count).toBe(lines.length - written.length);
  return lines.slice(written.length).map(({ text }) => text);
};

describe('an open request', () => {
  test('that the model forgot comes back as it was', () => {
    const digests = { ...TERMS, author: 'digest' } as const;
    const { lines } = carryOver([line('next', 'Bring an umbrella', 6)], [INVOICE, digests], CHAT, { room: 0 });
    expect(lines.slice(1)).toEqual([INVOICE, digests]);
  });

  test.each<[string, SummaryLine]>([
    ['stands there still, in other words', line('open', 'Write the invoice template for that boat shop', 9)],
    ['stands there with its messages', line('open', 'An invoice, as asked', 1, 7)],
    ['is done, as a later message shows', line('done', 'The invoice is written', 1, 8)],
    ['was taken back later', line('decisions', 'No invoice is wanted any more', 1, 9)],
  ])('that %s does not come back', (_, now) => {
    expect(carried([now], [INVOICE])).toEqual([]);
  });

  test.each<[string, SummaryLine]>([
    ['is called done without a newer message', line('done', 'The invoice is written', 1)],
    ['is called done with messages of something else', line('done', 'The terms went out', 8)],
    ['was moved to what may come next', line('next', 'Write the invoice template for the boat shop', 1)],
  ])('that %s comes back', (_, now) => {
    expect(carried([now], [INVOICE])).toEqual([INVOICE.text]);
  });

  test('is not covered by another of the same message', () => {
    const other = line('open', 'Paint the shed green', 1);
    expect(carried([other], [INVOICE, other])).toEqual([INVOICE.text]);
  });
});

describe('a rule or a decision', () => {
  const RULE = line('constraints', 'Never store card numbers', 5);
  const CHOICE = line('decisions', 'SQLite underneath', 4);

  test('that no line cites comes back, what the user said first, as far as there is room', () => {
    expect(carried([], [CHOICE, RULE])).toEqual([RULE.text, CHOICE.text]);
    expect(carried([], [CHOICE, RULE], 18)).toEqual([RULE.text]);
    expect(carried([], [CHOICE, RULE], 0)).toEqual([]);
  });

  test('that a line cites, or says again, does not', () => {
    expect(carried([line('decisions', 'Cards are stored by the bank alone', 5, 9)], [RULE])).toEqual([]);
    expect(carried([line('facts', 'Never store the card numbers')], [RULE])).toEqual([]);
  });

  test('and so does a fact that the model was not shown', () => {
    const fact = line('facts', 'The shed is 4 m wide', 2);
    const { lines } = carryOver([], [fact, RULE], CHAT, { room: 100, unseen: [fact, RULE] });
    expect(lines).toEqual([RULE, fact]);
    expect(carryOver([fact], [fact], CHAT, { room: 100, unseen: [fact] }).count).toBe(0);
  });

  test('a fact that it was shown does not: there may be too many', () => {
    expect(carried([], [line('facts', 'The shed is 4 m wide', 1)])).toEqual([]);
  });
});
