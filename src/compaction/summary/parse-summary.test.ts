import { describe, expect, test } from 'vitest';
import { SECTIONS, type SummaryLine, summaryMarkdown } from '../../core/summary.ts';
import { parseSummary } from './parse-summary.ts';

const line = (section: SummaryLine['section'], text: string, ...evidence: readonly number[]): SummaryLine => ({
  section,
  text,
  evidence,
  author: 'model',
});

describe('parseSummary', () => {
  test('reads what summaryMarkdown writes', () => {
    const lines = SECTIONS.map((section, at) => line(section, `about ${section}`, at + 1, at + 9));
    expect(parseSummary(summaryMarkdown(lines))).toEqual(lines);
  });

  test.each([
    '## Open requests',
    '# OPEN REQUESTS',
    '#### open requests:',
    '**Open Requests**',
    '## **Open requests** ##',
    '## 6. Open requests',
  ])('knows the heading %j', (heading) => expect(parseSummary(`${heading}\n- a [#1]`)).toEqual([line('open', 'a', 1)]));

  test('an ampersand is an and', () => {
    expect(parseSummary('## Constraints & preferences\n- a')).toEqual([line('constraints', 'a')]);
  });

  test.each([
    ['- a [#3][#12]', 'a', [3, 12]],
    ['- a [#12, #3]', 'a', [3, 12]],
    ['* a [3]', 'a', [3]],
    ['1. a [#3] [#3].', 'a', [3]],
    ['- [x] a [#3-#5]', 'a', [3, 4, 5]],
    ['- a [#3], and b [#4]', 'a, and b', [3, 4]],
    ['- a [see](http://x) [1](http://y)', 'a [see](http://x) [1](http://y)', []],
    ['- list[0] is 5', 'list[0] is 5', []],
  ])('evidence of %j', (markdown, text, evidence) => {
    expect(parseSummary(`## Done\n${markdown}`)).toEqual([line('done', text, ...evidence)]);
  });

  test('lines that go on are joined, empty lines part', () => {
    expect(parseSummary('## Next\n- a\n  goes on [#1]\n- b\n\nc [#2]')).toEqual([
      line('next', 'a goes on', 1),
      line('next', 'b'),
      line('next', 'c', 2),
    ]);
  });

  test('an unknown heading, and a summary without headings, is facts', () => {
    expect(parseSummary('## Goal\n- a\n## Notes\n- b')).toEqual([line('goal', 'a'), line('facts', 'b')]);
    expect(parseSummary('a [#1]')).toEqual([line('facts', 'a', 1)]);
  });

  test('words in front of the first heading and sections with nothing are no lines', () => {
    expect(parseSummary('Here it is:\n\n## Goal\n- None.\n---\n## Done\n- a')).toEqual([line('done', 'a')]);
  });
});
