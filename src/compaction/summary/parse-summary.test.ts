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

  test('bullets below a bullet that leads up to them stand behind its words, others join its text', () => {
    expect(parseSummary('## Decisions\n- Rejected options:\n  - MySQL [#3]\n  - Redis [#4]\n- Postgres [#5]')).toEqual([
      line('decisions', 'Rejected options: MySQL', 3),
      line('decisions', 'Rejected options: Redis', 4),
      line('decisions', 'Postgres', 5),
    ]);
    expect(parseSummary('## Decisions\n- Postgres [#5]\n  - for its JSON [#6]\n    - and its age\n- b')).toEqual([
      line('decisions', 'Postgres; for its JSON; and its age', 5, 6),
      line('decisions', 'b'),
    ]);
    expect(parseSummary('## Open requests\n**Backend**\n- a [#1]\n- **Tests** [#2]\n\t- b')).toEqual([
      line('open', 'Backend: a', 1),
      line('open', 'Backend: Tests: b', 2),
    ]);
  });

  test('a heading below that of a section stays in it, and its words stand in front', () => {
    expect(parseSummary('## Open requests\n### Backend\n- a [#3]\n### **Menu:**\n- b\n## Done\n- c')).toEqual([
      line('open', 'Backend: a', 3),
      line('open', 'Menu: b'),
      line('done', 'c'),
    ]);
  });

  test.each([
    ['- a\n---\n- b', ['a', 'b']],
    ['- a\n***\n_____\n  - - -\nb', ['a', 'b']],
    ['- a\n** x', ['a ** x']],
    ['- a\n__ x', ['a __ x']],
    ['- a\n--- x', ['a --- x']],
    ['1234. a\n12) b\n12345. c', ['a', 'b 12345. c']],
    ['-   [x]  a\n* [ ] b\n• c\n+ d', ['a', 'b', 'c', 'd']],
    ['-a\n*b', ['-a *b']],
    ['- a\n  - b\n  - c.\n  - d', ['a; b; c. d']],
    ['- a:\n  - b\n  - c\n- d', ['a: b', 'a: c', 'd']],
    ['- a: [#1][#2, 3]\n  - b\n  - c [#4]', ['a: b', 'a: c']],
    ['**Parts**\n- b\n- c', ['Parts: b', 'Parts: c']],
    ['- **Parts**\n  - b', ['Parts: b']],
    ['- Shed: **Parts**\n  - b', ['Shed: Parts: b']],
    ['- see **Parts** here\n  - b', ['see **Parts** here; b']],
    ['plain\n- b', ['plain', 'b']],
    ['lead up:\n- b\n- c', ['lead up: b', 'lead up: c']],
    ['- a\n```\nb\n\nc\n```\nd', ['a `b` `c` d']],
    ['- a\n\n```\nb\n```', ['a', '`b`']],
    ['- a:\n\n```\nb\n```', ['a: `b`']],
    ['```\n\n```\n- a', ['a']],
    ['- a\n```\nx `y` z\n```', ['a `` x `y` z ``']],
    ['### What else\n- a\n\n## Goal\n### **Colours:**\n- b\n#### Deeper\n- c', ['a', 'Colours: b', 'Deeper: c']],
    ['## Goal\n- a\n# Other\n- b', ['a', 'b']],
    ['**Goal:** paint\n**Done:** x: y\n- z', ['paint', 'x: y', 'z']],
  ])('the items of %j', (markdown, texts) => {
    expect(parseSummary(markdown).map(({ text }) => text)).toEqual(texts);
  });

  test('a heading indented under a bullet belongs to it', () => {
    const lines = parseSummary('## Goal\n\n- the plan says\n  ## Done\n  - nothing yet\n- b\n\n  ## Done\n\n- c');
    expect(lines.map(({ section, text }) => `${section} ${text}`)).toEqual([
      'goal the plan says ## Done; nothing yet',
      'goal b',
      'done c',
    ]);
  });

  test('what stands in a block of code is no heading and no bullet, and stays letter for letter', () => {
    const code = '```sh\n# Done\n- npm  ci\n\necho `date` [#9]\n```';
    expect(parseSummary(`## Facts and exact details\n- Run [#3]:\n${code}\n- b [#4]`)).toEqual([
      line('facts', 'Run: `# Done` `- npm  ci` `` echo `date` [#9] ``', 3),
      line('facts', 'b', 4),
    ]);
    expect(parseSummary('## Done\n- a\n\n~~~\nls\n~~~\n\n- b')).toEqual([
      line('done', 'a'),
      line('done', '`ls`'),
      line('done', 'b'),
    ]);
  });

  test.each([
    '- **Goal:** a [#1]\n- **Done**: b [#2]',
    '1. **Goal**\n   - a [#1]\n2. **Done**\n   - b [#2]',
    '**Goal:** a [#1]\n\n**Done:** b [#2]',
  ])('names of sections in bold are headings where nothing else is: %j', (markdown) => {
    expect(parseSummary(markdown)).toEqual([line('goal', 'a', 1), line('done', 'b', 2)]);
    expect(parseSummary(`## Next\n- c\n${markdown}`).every(({ section }) => section === 'next')).toBe(true);
  });

  test('a row of a table is a line', () => {
    const table = '| what | port | evidence |\n|---|:-:|---|\n| api \\| web | 4180 | [#1] |\n| `a|b` | | [#2] |';
    expect(parseSummary(`## Goal\n${table}\n\nc [#3]`)).toEqual([
      line('goal', 'api | web; port: 4180', 1),
      line('goal', '`a|b`', 2),
      line('goal', 'c', 3),
    ]);
  });

  test.each(['{"goal": ["a [#1]"]}', '```json\n[{"goal": "a"}]\n```'])('JSON is no summary: %j', (json) => {
    expect(parseSummary(json)).toEqual([]);
  });

  test('a key in armour keeps its line breaks, and what stands in it is no mark and no bullet', () => {
    const key = '-----BEGIN PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n\nMIIE+a/b\n+cd==\n-----END PRIVATE KEY-----';
    expect(parseSummary(`## Facts and exact details\n- The key is ${key} [#3]\n- b [#4]`)).toEqual([
      line('facts', `The key is ${key}`, 3),
      line('facts', 'b', 4),
    ]);
    expect(parseSummary('## Goal\n- -----BEGIN PRIVATE KEY-----\n- b')).toHaveLength(2);
  });

  test('an evidence mark is held against the number of messages', () => {
    expect(parseSummary('## Done\n- PR [#42] closes [#3] it [#4]', { messages: 20 })).toEqual([
      line('done', 'PR [#42] closes [#3] it', 3, 4),
    ]);
  });

  test.each([
    '# ',
    '#',
    '**',
    '| ',
    '|-',
    '- ',
    '  - a:\n',
    '  - a\n',
    '[#1] ',
    '`',
    '```\n',
    '- a\n',
    ' ',
    '-----BEGIN A-----',
  ])('a long run of %j is read in good time', (unit) => {
    expect(() => parseSummary(`## Goal\n- a\n${unit.repeat(60_000)}x\n- b [#1]`)).not.toThrow();
  });
});
