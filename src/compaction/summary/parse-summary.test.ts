import { describe, expect, test } from 'vitest';
import { LABELS } from '../../core/preamble-frame.ts';
import { sectionNamed, sectionsByKey } from '../../core/section-named.ts';
import { SECTIONS, type SummaryLine, summaryMarkdown } from '../../core/summary.ts';
import { parseSummary } from './parse-summary.ts';
import { TRANSLATED_HEADINGS } from './translated-headings.ts';

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

  test.each(Object.keys(LABELS))('reads what summaryMarkdown writes in %s', (language) => {
    const lines = SECTIONS.map((section, at) => line(section, `about ${section}`, at + 1));
    const markdown = summaryMarkdown(lines, language);
    const bold = markdown.replace(/^## (.*)$/gm, '**$1:**');
    const tight = markdown.replace(/^## (.*)$/gm, '##$1：');
    for (const text of [markdown, markdown.replaceAll('## ', '#### '), bold, tight]) {
      expect(parseSummary(text)).toEqual(lines);
    }
  });

  test.each([
    ['## Offene Anfragen', 'open'],
    ['**Einschränkungen & Präferenzen:**', 'constraints'],
    ['## FAITS ET DONNÉES PRÉCISES', 'facts'],
    ['**Étapes suivantes** :', 'next'],
    ['##已完成事项', 'done'],
    ['## 目标（Goal）', 'goal'],
    ['## 1. Принятые решения', 'decisions'],
    ['**Açık istekler**', 'open'],
    ['## انجام شده', 'done'],
  ] as const)('knows the translation %j', (heading, section) => {
    expect(parseSummary(`${heading}\n- a [#1]`)).toEqual([line(section, 'a', 1)]);
  });

  test('no translation of one section’s heading is another’s, in whatever language', () => {
    expect(TRANSLATED_HEADINGS.map((row) => row.split('|').length)).toEqual(
      TRANSLATED_HEADINGS.map(() => SECTIONS.length),
    );
    expect(TRANSLATED_HEADINGS).toHaveLength(Object.keys(LABELS).length);
    const all = sectionsByKey(TRANSLATED_HEADINGS);
    const clashes = TRANSLATED_HEADINGS.flatMap((row) =>
      row.split('|').flatMap((names, at) =>
        names.split('~').filter((name) => {
          const [key, section] = [...sectionsByKey([`${'|'.repeat(at)}${name}`])][0] ?? [];
          return key === undefined || all.get(key) !== section || (sectionNamed(name) ?? section) !== section;
        }),
      ),
    );
    expect(clashes).toEqual([]);
  });

  test.each(['None.', 'Keine', 'Aucune.', 'нет', 'Không có', 'لا يوجد', 'कोई नहीं।', '无。', '特になし', '없음'])(
    '%s is nothing',
    (word) => expect(parseSummary(`## Done\n- ${word}\n- ${word} of it`)).toEqual([line('done', `${word} of it`)]),
  );

  test('bold words at the beginning of a line are no heading', () => {
    expect(parseSummary('## Fakten und genaue Angaben\n**Ziel** ist der Hafen')).toEqual([
      line('facts', '**Ziel** ist der Hafen'),
    ]);
    expect(parseSummary('## Done\n- a\n#42 is closed')).toEqual([line('done', 'a #42 is closed')]);
  });

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
