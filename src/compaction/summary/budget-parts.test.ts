import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Message, Role } from '../../core/message.ts';
import { BEGIN_MARK, endMark } from '../../core/preamble-frame.ts';
import { estimateTokens } from '../../core/tokens.ts';
import { chunkSummarizableMessages } from './chunk-summarizable-messages.ts';
import { blocksOf } from './serialize-conversation.ts';
import { cutTo, truncateForSummaryBudget } from './truncate-for-summary-budget.ts';
import { userRequestCandidatesBlock } from './user-request-candidates.ts';

const said = (text: string, role: Role = 'user'): Message => ({
  id: text,
  role,
  text,
  attachments: [],
  complete: true,
});

describe('chunkSummarizableMessages', () => {
  test('B7: is greedy, in order, whole, and within the budget but for what alone is over it', () => {
    const sizes = fc.array(fc.nat(120), { maxLength: 40 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 100 }), (list, budget) => {
        const blocks = list.map((tokens, at) => ({ tokens, at }));
        const chunks = chunkSummarizableMessages(blocks, budget);
        const sum = (chunk: typeof blocks) => chunk.reduce((all, { tokens }) => all + tokens, 0);
        expect(chunks.flat()).toEqual(blocks);
        for (const chunk of chunks) expect(chunk.length === 1 || sum([...chunk]) <= budget).toBe(true);
        for (const [at, chunk] of chunks.slice(1).entries())
          expect(sum([...(chunks[at] ?? []), ...chunk.slice(0, 1)])).toBeGreaterThan(budget);
      }),
      { numRuns: 150 },
    );
  });
});

describe('truncateForSummaryBudget', () => {
  test('a text within the budget comes back as it is', () => {
    expect(truncateForSummaryBudget('short', 10)).toBe('short');
  });

  test('B10: keeps beginning and end, more of the end, and says how much is left out', () => {
    const text = `first ${'word '.repeat(2000)}last`;
    const cut = truncateForSummaryBudget(text, 100);
    const [head = '', count = '', tail = ''] = cut.split(/ \[… (\d+) characters left out …\] /);
    expect(text.startsWith(head) && text.endsWith(tail)).toBe(true);
    expect(head.length + Number(count) + tail.length).toBe(text.length);
    expect(tail.length).toBeGreaterThan(head.length);
    expect(estimateTokens(cut)).toBeGreaterThan(90);
  });

  test('a text of just the budget stays, one word more is cut to just below it', () => {
    for (const budget of [40, 100, 900]) {
      const text = 'word '.repeat(budget).trim();
      expect(estimateTokens(text)).toBe(budget);
      expect(truncateForSummaryBudget(text, budget)).toBe(text);
      const cut = truncateForSummaryBudget(`${text} word`, budget);
      expect(estimateTokens(cut)).toBeLessThanOrEqual(budget);
      expect(estimateTokens(cut)).toBeGreaterThan(budget - 3);
    }
  });

  test('keeps as much as fits, whatever the text is made of', () => {
    for (const unit of ['漢', 'supercalifragilistic', 'a ', '- ', '😀', 'слово ', '1234 ']) {
      const cut = truncateForSummaryBudget(unit.repeat(3_000), 200);
      expect([unit, estimateTokens(cut) <= 200, estimateTokens(cut) > 190]).toEqual([unit, true, true]);
    }
  });

  test('cutTo leaves the letters that a cut would go through out, and says how many', () => {
    expect(cutTo('abcdefghij', 3)).toBe('a [… 7 characters left out …] ij');
    expect(cutTo('abcdefghij', 0)).toBe(' [… 10 characters left out …] ');
    expect(cutTo('e\u0301'.repeat(5), 5)).toBe(' [… 6 characters left out …] e\u0301e\u0301');
    const family = '👩‍👩‍👧‍👦';
    expect(cutTo(`a${family}b`, 6)).toBe(`a [… ${family.length} characters left out …] b`);
    expect(cutTo(`~\u0301 ${'x'.repeat(9)}`, 3)).toBe(' [… 10 characters left out …] xx');
    expect(cutTo(`${'x'.repeat(9)}\r\n`, 2)).toBe(' [… 9 characters left out …] \r\n');
  });

  test('nothing where not even the note fits', () => {
    expect(truncateForSummaryBudget('word '.repeat(50), 3)).toBe('');
  });

  test('never is over the budget, never splits a surrogate pair or a grapheme', () => {
    const units = ['👩‍👩‍👧‍👦', '🇫🇷', 'e\u0301', 'क्षि', '漢', 'word ', '😀', '\r\n'];
    const whole = new Set([...new Intl.Segmenter().segment(units.join(''))].map(({ segment }) => segment));
    fc.assert(
      fc.property(
        fc.constantFrom(...units),
        fc.integer({ min: 60, max: 400 }),
        fc.integer({ min: 12, max: 60 }),
        (unit, times, budget) => {
          const cut = truncateForSummaryBudget(unit.repeat(times), budget);
          expect(estimateTokens(cut)).toBeLessThanOrEqual(budget);
          const kept = cut
            .split(/ \[… \d+ characters left out …\] /)
            .flatMap((part) => [...new Intl.Segmenter().segment(part)]);
          expect(kept.filter(({ segment }) => !whole.has(segment)).map(({ segment }) => segment)).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('userRequestCandidatesBlock', () => {
  test('B21: every text of the user, oldest first, on one line with its number', () => {
    const blocks = blocksOf([said('a\n\n b'), said('no', 'assistant'), said(' '), said('c')], 5);
    expect(userRequestCandidatesBlock(blocks, 500)).toBe('- [#5] a b\n- [#8] c');
  });

  test('B21: a line says when its message was written, where that is known', () => {
    const at = [Date.UTC(2026, 2, 4, 17, 20, 59), Date.UTC(2026, 2, 5), Number.NaN, 9e20, undefined];
    const messages = at.map((time, index) => ({
      ...said(`ask ${index}`),
      ...(time === undefined ? {} : { at: time }),
    }));
    expect(userRequestCandidatesBlock(blocksOf(messages, 1), 500)?.split('\n')).toEqual([
      '- [#1] [asked 2026-03-04 17:20Z] ask 0',
      '- [#2] [asked 2026-03-05] ask 1',
      '- [#3] ask 2',
      '- [#4] ask 3',
      '- [#5] ask 4',
    ]);
  });

  test('B21: the date counts as part of the line', () => {
    const long = 'word '.repeat(300);
    const lineFor = (more: Partial<Message>) =>
      estimateTokens(userRequestCandidatesBlock(blocksOf([{ ...said(long), ...more }], 1), 500) ?? '');
    expect(lineFor({ at: Date.UTC(2026, 2, 4, 17, 20) })).toBeLessThanOrEqual(lineFor({}) + 2);
  });

  test('B22: of a message that begins with a preamble what the user wrote behind it is listed', () => {
    const carried = `Summary of earlier conversation:\n${BEGIN_MARK}\n\n- a shed\n\n${endMark('a:b')}`;
    expect(userRequestCandidatesBlock(blocksOf([said(carried), said(`${carried}\n\nGo on.`)], 1), 500)).toBe(
      '- [#2] Go on.',
    );
  });

  test('B11: over the budget the newest stay, and the older ones are counted', () => {
    const blocks = blocksOf(
      Array.from({ length: 50 }, (_, at) => said(`${'word '.repeat(200)}request${at}`)),
      1,
    );
    const list = userRequestCandidatesBlock(blocks, 200) ?? '';
    expect(estimateTokens(list)).toBeLessThanOrEqual(200);
    expect(list).toMatch(/^\(4[5-9] older ones .*\)\n/);
    expect(list).toMatch(/^- \[#50\] .*request49$/m);
  });

  test('B22: nothing where the user said nothing', () => {
    expect(userRequestCandidatesBlock(blocksOf([said('a', 'assistant')], 1), 500)).toBeUndefined();
  });
});
