import { describe, expect, test } from 'vitest';
import type { Checkpoint } from '../core/checkpoint.ts';
import type { Section, SummaryLine } from '../core/summary.ts';
import { measures } from './measures.ts';
import type { PreambleSource } from './preamble-source.ts';

const line = (section: Section, text: string): SummaryLine => ({ section, text, evidence: [1], author: 'digest' });

const LINES = [
  line('goal', 'g'),
  line('facts', 'f1'),
  line('done', 'd'),
  line('facts', 'f2'),
  line('facts', 'f3'),
  line('facts', 'f4'),
  line('facts', 'f5'),
  line('next', 'n'),
];

/** Each measure in a line: messages, lines, whether numbered, what is left out. */
function steps(keepLast: number, lines?: readonly SummaryLine[]): readonly string[] {
  const checkpoint = lines && ({ lines } as Checkpoint);
  const source = { settings: { keepLast, summaryTokens: 100 }, ...(checkpoint && { checkpoint }) };
  return [...measures(source as PreambleSource)].map(
    ({ keep, lines: left, numbered, leftOut }) =>
      `${keep} ${left.map(({ text }) => text).join(' ')} ${numbered ? '#' : '-'} ${leftOut.join(', ')}`,
  );
}

describe('what goes along', () => {
  test('is all at first; then go older messages, what was done, the numbers, and half of the facts each time', () => {
    expect(steps(6, LINES)).toEqual([
      '6 g f1 d f2 f3 f4 f5 n # ',
      '4 g f1 d f2 f3 f4 f5 n # all but the newest 4 messages word for word',
      '2 g f1 d f2 f3 f4 f5 n # all but the newest 2 messages word for word',
      '2 g f1 f2 f3 f4 f5 n # all but the newest 2 messages word for word, what was done',
      '2 g f1 f2 f3 f4 f5 n - all but the newest 2 messages word for word, what was done, message numbers',
      '2 g f1 f2 n - all but the newest 2 messages word for word, what was done, message numbers, some facts',
      '2 g f1 n - all but the newest 2 messages word for word, what was done, message numbers, some facts',
      '2 g n - all but the newest 2 messages word for word, what was done, message numbers, some facts',
    ]);
  });

  test.each([0, 1, 2, 3])('keeps %s messages where that is no more than an exchange', (keep) => {
    expect(steps(keep, [])).toEqual([
      `${keep}  # `,
      `${keep}  # what was done`,
      `${keep}  - what was done, message numbers`,
    ]);
  });

  test('ends with an odd one, where the number is odd', () => {
    expect(
      steps(5, [])
        .slice(0, 3)
        .map((step) => step[0]),
    ).toEqual(['5', '3', '3']);
  });

  test('is what the user wrote or pinned in any case', () => {
    const own = LINES.map(
      (each): SummaryLine => (each.text === 'd' || each.text === 'f4' ? { ...each, author: 'user' } : each),
    );
    expect(
      steps(2, own).map((step) =>
        step
          .split(' ')
          .filter((word) => /^(?:f\d|d)$/.test(word))
          .join(' '),
      ),
    ).toEqual(['f1 d f2 f3 f4 f5', 'f1 d f2 f3 f4 f5', 'f1 d f2 f3 f4 f5', 'f1 d f2 f4', 'f1 d f4', 'd f4']);
  });

  test('is no line without a checkpoint', () => {
    expect(steps(2)).toEqual(steps(2, []));
  });
});
