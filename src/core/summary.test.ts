import { describe, expect, test } from 'vitest';
import { headingLanguage, SECTION_HEADINGS, type SummaryLine, sectionHeadings, summaryMarkdown } from './summary.ts';

const LINES: readonly SummaryLine[] = [
  { section: 'facts', text: 'Der Port ist 4180', evidence: [2, 5], author: 'digest' },
  { section: 'goal', text: 'Fahrräder vermieten', evidence: [], author: 'user' },
];

describe('a summary as Markdown', () => {
  test('has its sections in order, with headings in its language', () => {
    expect(summaryMarkdown(LINES, 'de')).toBe(
      '## Ziel\n- Fahrräder vermieten\n\n## Fakten und genaue Angaben\n- Der Port ist 4180 [#2][#5]',
    );
  });

  test.each([undefined, 'en', 'sv', '', 'constructor', '__proto__'])('has English headings for %j', (language) => {
    expect(summaryMarkdown(LINES, language)).toMatch(/^## Goal\n.*\n\n## Facts and exact details\n/);
    expect(headingLanguage(language)).toBe('en');
    expect(sectionHeadings(language)).toEqual(SECTION_HEADINGS);
  });

  test('of nothing is nothing', () => {
    expect(summaryMarkdown([], 'de')).toBe('');
  });
});
