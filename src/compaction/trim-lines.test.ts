import { expect, test } from 'vitest';
import type { Message } from '../core/message.ts';
import { type Section, type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import { estimateTokens } from '../core/tokens.ts';
import { trimLines } from './trim-lines.ts';

const CHAT = Array.from(
  { length: 8 },
  (_, index): Message => ({
    id: `m${index}`,
    role: index % 2 === 0 ? 'user' : 'assistant',
    text: 'x',
    attachments: [],
    complete: true,
  }),
);
const line = (section: Section, text: string, ...evidence: number[]): SummaryLine => ({
  section,
  text: `${text} of the shed at the far end of the long garden`,
  evidence,
  author: 'model',
});
const LINES = [
  line('goal', 'goal', 1),
  line('constraints', 'rule', 3),
  line('decisions', 'choice', 3),
  line('facts', 'user fact', 5),
  line('facts', 'newer fact', 6),
  line('facts', 'older fact', 2),
  line('done', 'done', 4),
  line('open', 'request', 1),
];
const first = ({ text }: SummaryLine) => text.split(' of ')[0];

test('facts go first, the oldest that the user did not say before the others; requests stay', () => {
  const going: (string | undefined)[] = [];
  for (let lines: readonly SummaryLine[] = LINES; ; ) {
    const most = estimateTokens(summaryMarkdown(lines)) - 1;
    const left = trimLines(lines, most, CHAT);
    if (left.length === lines.length) break;
    going.push(...lines.filter((each) => !left.includes(each)).map(first));
    lines = left;
  }
  expect(going).toEqual(['older fact', 'newer fact', 'user fact', 'done', 'choice', 'goal', 'rule']);
});

test('what fits stays as it is', () => {
  expect(trimLines(LINES, 1_000, CHAT)).toBe(LINES);
  expect(trimLines(LINES, 0, CHAT).map(first)).toEqual(['request']);
});
