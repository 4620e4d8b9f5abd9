import { describe, expect, test } from 'vitest';
import { transcript } from '../../test/support/transcript.ts';
import type { Checkpoint } from '../core/checkpoint.ts';
import type { Coverage } from '../core/conversation.ts';
import { coverageLine } from './coverage-line.ts';
import type { PreambleSource } from './preamble-source.ts';

interface Told {
  readonly title?: string;
  readonly count?: number;
  readonly coverage?: Coverage;
}

function told({ title = 'Bicycles', count, coverage = { captured: 4, gaps: [] } }: Told = {}): string {
  const conversation = { title, coverage, messages: transcript('u1 a2 u3 a4').messages };
  const checkpoint = count === undefined ? {} : { checkpoint: { count } as Checkpoint };
  return coverageLine({ conversation, siteName: 'ChatGPT', ...checkpoint } as PreambleSource, 2);
}

describe('the line says', () => {
  test('where the chat is from, how long it is, and what follows', () => {
    expect(told()).toBe('From ChatGPT, “Bicycles”: 4 messages. The newest 2 follow word for word.');
  });

  test('no title where the site shows none', () => {
    expect(told({ title: '' })).toBe('From ChatGPT: 4 messages. The newest 2 follow word for word.');
  });

  test('how far the summary reaches', () => {
    expect(told({ count: 3 })).toMatch(
      /4 messages\. The summary covers messages 1 to 3; the newest 2 follow word for word\.$/,
    );
  });

  test.each([
    [{ captured: 4, expected: 4, gaps: [] }, /: 4 messages\. The newest 2 follow word for word\.$/],
    [{ captured: 4, expected: 9, gaps: [] }, /: 4 of 9 messages\. .* Some messages are missing\.$/],
    [{ captured: 4, expected: 3, gaps: [] }, /: 4 messages \(the site says 3: some may be of another branch\)\. /],
    [{ captured: 4, gaps: [{ before: 'u1', count: 7 }] }, / Missing: 7 messages at the beginning\.$/],
    [{ captured: 4, gaps: [{ before: 'u3', count: 7 }] }, / Missing: 7 messages between \[#2\] and \[#3\]\.$/],
    [{ captured: 4, gaps: [{ before: 'a4' }] }, / Missing: perhaps some messages between \[#3\] and \[#4\]\.$/],
    [{ captured: 4, gaps: [{ count: 7 }] }, / Missing: 7 messages at the end\.$/],
    [
      { captured: 4, gaps: [{ before: 'u1' }, {}] },
      / Missing: perhaps some messages at the beginning; perhaps some messages at the end\.$/,
    ],
  ] satisfies readonly (readonly [Coverage, RegExp])[])('what is known to be missing: %j', (coverage, line) => {
    expect(told({ coverage })).toMatch(line);
  });
});

describe('a title', () => {
  test.each([
    ['  A “strange”\n\t"title" ', 'A strange title'],
    ['x'.repeat(120), 'x'.repeat(120)],
    ['x'.repeat(121), `${'x'.repeat(120)}…`],
    ['😀'.repeat(121), `${'😀'.repeat(120)}…`],
  ])('%j stands there as %j', (title, shown) => {
    expect(told({ title })).toContain(`, “${shown}”: `);
  });
});
