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

  const pinned = (text: string, ...evidence: number[]): string =>
    summaryMarkdown([{ section: 'facts', text, evidence, author: 'user', pinned: true }]);

  test.each(['\n', '\r\n', '\r', '\u2028'])(
    'has nothing of a pin of several lines for a heading or bullet: %j',
    (end) => {
      expect(pinned(['Keep:', '## Done', '', '- x'].join(end), 3)).toBe(
        '## Facts and exact details\n- Keep:\n  ## Done\n\n  - x [#3]',
      );
    },
  );

  test('has evidence behind a code block on a line of its own, and the block closed', () => {
    const written = '## Facts and exact details\n- Run:\n  ```sh\n  npm ci\n  ```';
    expect(pinned('Run:\n```sh\nnpm ci\n```', 3)).toBe(`${written}\n  [#3]`);
    expect(pinned('Run:\n```sh\nnpm ci', 3)).toBe(`${written}\n  [#3]`);
    expect(pinned('Run:\n```sh\nnpm ci\n```')).toBe(written);
  });

  test('of nothing is nothing', () => {
    expect(summaryMarkdown([], 'de')).toBe('');
  });
});
