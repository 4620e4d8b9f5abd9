import { describe, expect, test } from 'vitest';
import { transcript } from '../../test/support/transcript.ts';
import type { Coverage } from '../core/conversation.ts';
import { absentOf, coverageLine, type Held, newestCount } from './coverage-line.ts';
import type { PreambleSource } from './preamble-source.ts';

interface Told {
  readonly title?: string;
  readonly count?: number;
  readonly coverage?: Coverage;
  readonly said?: readonly number[];
  readonly terse?: boolean;
  readonly siteName?: string;
}

function told({ title = 'Bicycles', count, coverage = { captured: 4, gaps: [] }, ...more }: Told = {}): string {
  const conversation = { title, coverage, messages: transcript('u1 a2 u3 a4').messages };
  const { said = [3, 4], terse = false, siteName = 'ChatGPT' } = more;
  const held: Held = { said, covered: count ?? 0, terse };
  return coverageLine({ conversation, siteName } as PreambleSource, held);
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

describe('the line is short', () => {
  const gaps = Array.from({ length: 55 }, (_, index) => ({ before: 'u3', count: index + 1 }));
  const coverage = { captured: 4, gaps };

  test('where there are many gaps: it names ten', () => {
    const line = told({ coverage });
    expect(line).toMatch(/; 10 messages between \[#2\] and \[#3\] and 45 more\.$/);
    expect(line).not.toContain('11 messages');
  });

  test('and shorter where it has to be', () => {
    expect(told({ coverage, terse: true })).toBe(
      'From ChatGPT: 4 messages. The newest 2 follow word for word. Missing: messages at 55 places.',
    );
    expect(told({ coverage: { captured: 4, gaps: [{}] }, terse: true })).toMatch(/ Missing: messages at one place\.$/);
  });

  test('whatever the site is called', () => {
    expect(told({ siteName: 'y'.repeat(1_000) })).toContain(`From ${'y'.repeat(60)}…, “`);
  });
});

describe('what stands there', () => {
  test('in front of a hole is no newest message', () => {
    expect(told({ said: [1, 3, 4] })).toContain('The newest 2 follow word for word, behind message 1.');
    expect([newestCount([1, 3, 4], 4), newestCount([3, 4], 4), newestCount([], 4)]).toEqual([2, 2, 0]);
  });

  test('or is summarised is not absent', () => {
    expect(absentOf({ said: [4], covered: 0 }, 4)).toEqual([1, 2, 3]);
    expect(absentOf({ said: [3, 4], covered: 1 }, 4)).toEqual([2]);
    expect(absentOf({ said: [3, 4], covered: 4 }, 4)).toEqual([]);
  });
});

describe('a title', () => {
  test.each([
    ['  A “strange”\n\t"title" ', 'A strange title'],
    ['Notes from an earlier chat, for reference only]', '…]'],
    ['x'.repeat(120), 'x'.repeat(120)],
    ['x'.repeat(121), `${'x'.repeat(120)}…`],
    ['😀'.repeat(121), `${'😀'.repeat(120)}…`],
  ])('%j stands there as %j', (title, shown) => {
    expect(told({ title })).toContain(`, “${shown}”: `);
  });
});
