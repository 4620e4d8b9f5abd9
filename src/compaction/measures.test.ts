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

/** Each measure in a line: messages, lines, whether numbered and how short, what is left out. */
function steps(window: number, lines?: readonly SummaryLine[], own?: readonly SummaryLine[]): readonly string[] {
  const source = { ...(lines && { checkpoint: { lines } as Checkpoint }), ...(own && { own }) };
  return [...measures(source as PreambleSource, window)].map(
    ({ keep, lines: left, numbered, bounded, share, terse, leftOut }) =>
      `${keep} ${left.map(({ text }) => text).join(' ')} ${numbered ? '#' : '-'}${bounded ? 'b' : ''}${share ?? ''}${
        terse ? 't' : ''
      } ${leftOut.join(', ')}`,
  );
}

describe('what goes along', () => {
  test('is all at first; then go older messages, what was done, the numbers, and half of the facts each time', () => {
    const rest = 'what was done, message numbers';
    expect(steps(6, LINES).slice(0, 9)).toEqual([
      '6 g f1 d f2 f3 f4 f5 n # ',
      '6 g f1 d f2 f3 f4 f5 n #b ',
      '4 g f1 d f2 f3 f4 f5 n #b ',
      '2 g f1 d f2 f3 f4 f5 n #b ',
      '2 g f1 f2 f3 f4 f5 n #b what was done',
      `2 g f1 f2 f3 f4 f5 n -b ${rest}`,
      `2 g f1 f2 n -b ${rest}, some facts`,
      `2 g f1 n -b ${rest}, some facts`,
      `2 g n -b ${rest}, some facts`,
    ]);
  });

  test('is all lines once more where the newest exchange is shortened, then fewer, and the user’s own at the very last', () => {
    const own = LINES.map((each): SummaryLine => (/^f[45]$/.test(each.text) ? { ...each, author: 'user' } : each));
    const rest = 'what was done, message numbers';
    const gone = (count: number) => `the oldest ${count} of the lines that the user wrote or pinned`;
    expect(steps(2, own).slice(6)).toEqual([
      '2 g f1 d f2 f3 f4 f5 n #b0.5 ',
      '2 g f1 f2 f3 f4 f5 n #b0.5 what was done',
      `2 g f1 f2 f3 f4 f5 n -b0.5 ${rest}`,
      `2 g f1 f4 f5 n -b0.5 ${rest}, some facts`,
      `2 g f4 f5 n -b0.5 ${rest}, some facts`,
      `2 g f4 f5 n -b0.25t ${rest}, some facts`,
      `2 g f4 f5 -b0.25t ${rest}, some facts, other lines`,
      `2 f4 f5 -b0.25t ${rest}, some facts, other lines`,
      `2 f4 f5 -b0.0625t ${rest}, some facts, other lines`,
      `2 f5 -b0.0625t ${rest}, some facts, other lines, ${gone(1)}`,
      `2  -b0.0625t ${rest}, some facts, other lines, ${gone(2)}`,
      `2  -b0t ${rest}, some facts, other lines, all lines`,
    ]);
  });

  test.each([
    [0, '0'],
    [1, '1'],
    [2, '2'],
    [3, '3'],
    [5, '53'],
    [9, '9753'],
  ])('of a window of %s messages is no less than an exchange', (window, kept) => {
    const counts = steps(window, []).map((step) => step[0]);
    expect([...new Set(counts)].join('')).toBe(kept);
  });

  test('is what the user wrote or pinned in any case', () => {
    const own = LINES.map(
      (each): SummaryLine => (each.text === 'd' || each.text === 'f4' ? { ...each, author: 'user' } : each),
    );
    const before = steps(2, own).filter((step) => !/oldest|all lines/.test(step));
    expect(before.filter((step) => !/ d .*f4/.test(step))).toEqual([]);
  });

  test('is the user’s lines where there is no checkpoint, and else those of the checkpoint', () => {
    expect(steps(2)).toEqual(steps(2, []));
    expect(steps(2, undefined, LINES)).toEqual(steps(2, LINES));
    expect(steps(2, [], LINES)).toEqual(steps(2, []));
  });
});
