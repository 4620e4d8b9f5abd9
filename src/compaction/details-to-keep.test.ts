import { describe, expect, test } from 'vitest';
import type { Checkpoint } from '../core/checkpoint.ts';
import type { Message } from '../core/message.ts';
import type { SummaryLine } from '../core/summary.ts';
import { detailsToKeep, detailsWorthKeeping } from './details-to-keep.ts';

const said = (text: string): Message => ({ id: text, role: 'user', text, attachments: [], complete: true });

const COVERED = ['the fee is €40', 'it leaves at 18:45', 'in src/store/open.ts', 'the rent is €910'].map(said);

function keep(
  summary: string,
  evidence: readonly (readonly number[])[],
  covered = COVERED,
  folded = 1,
): readonly string[] {
  const lines = evidence.map(
    (numbers): SummaryLine => ({ section: 'facts', text: 'x', evidence: numbers, author: 'model' }),
  );
  const previous = { summary, lines } as Partial<Checkpoint> as Checkpoint;
  return detailsToKeep({ previous, covered, folded: covered.slice(covered.length - folded) }).map(
    ({ text, message }) => `${text} #${message}`,
  );
}

describe('the details to keep', () => {
  test('are those of what is folded, with their numbers, where there is no summary before', () => {
    const folded = COVERED.slice(2);
    expect(detailsToKeep({ covered: COVERED, folded })).toEqual(detailsWorthKeeping(folded, 3));
    expect(detailsToKeep({ covered: COVERED, folded }).map(({ message }) => message)).toEqual([4, 3]);
  });

  test('are also those that the summary before held of the messages it cites, first', () => {
    expect(keep('- €40, at 18:45', [[1], [1, 2]])).toEqual(['€40 #1', '18:45 #2', '€910 #4']);
  });

  test('but none that it does not hold, or whose message it does not cite', () => {
    expect(keep('- €40, at 18:45', [[1]])).toEqual(['€40 #1', '€910 #4']);
    expect(keep('- at 18:45', [[1], [2]])).toEqual(['18:45 #2', '€910 #4']);
    expect(keep('- nothing', [[1], []])).toEqual(['€910 #4']);
  });

  test('of eighty cited messages at most', () => {
    const covered = [...Array.from({ length: 90 }, (_, at) => said(`number ${1000 + at}`)), said('the rent is €910')];
    const summary = covered.map(({ text }) => text).join('\n');
    const kept = keep(
      summary,
      Array.from({ length: 90 }, (_, at) => [at + 1]),
      covered,
    );
    expect(kept).toHaveLength(81);
    expect(kept.slice(-2)).toEqual(['1079 #80', '€910 #91']);
  });

  test('are at most two hundred of what is folded', () => {
    const many = [said(Array.from({ length: 300 }, (_, at) => `number ${1000 + at}`).join(', '))];
    expect(detailsWorthKeeping(many)).toHaveLength(200);
    expect(detailsWorthKeeping(many)[0]?.message).toBe(1);
  });
});
