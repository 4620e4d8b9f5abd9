import { describe, expect, test } from 'vitest';
import { LABELS, NEWEST_HEADINGS } from './preamble-frame.ts';
import { HEADINGS } from './section-headings.ts';
import { headingKey, sectionNamed } from './section-named.ts';
import { SECTIONS, sectionHeadings } from './summary.ts';

const LANGUAGES = Object.keys(LABELS);
const ALL = LANGUAGES.flatMap((language) =>
  SECTIONS.map((section) => ({ language, section, heading: sectionHeadings(language)[section] })),
);

test('the headings are there in all languages of the label', () => {
  expect(Object.keys(HEADINGS)).toEqual(LANGUAGES);
  expect(Object.keys(NEWEST_HEADINGS)).toEqual(LANGUAGES);
  expect(Object.values(HEADINGS).map((row) => row.split('|').length)).toEqual(LANGUAGES.map(() => SECTIONS.length));
  expect(ALL.filter(({ heading }) => heading === '' || heading !== heading.trim())).toEqual([]);
});

describe('a heading names its section', () => {
  test.each([
    ['as it is', (heading: string) => heading],
    ['in capitals', (heading: string) => heading.toUpperCase()],
    ['in small letters', (heading: string) => heading.toLowerCase()],
    ['with a colon', (heading: string) => `${heading}:`],
    ['with a wide colon', (heading: string) => `${heading}：`],
    ['with a space and a colon', (heading: string) => `${heading} :`],
    ['with a number', (heading: string) => `3. ${heading}`],
    ['in bold', (heading: string) => `**${heading}:**`],
    ['with a sign in front', (heading: string) => `🎯 ${heading}`],
    ['with its letters taken apart', (heading: string) => heading.normalize('NFD')],
    ['with a translation', (heading: string) => `${heading} (in plain words)`],
    ['as a translation', (heading: string) => `In plain words (${heading})`],
  ])('%s, in every language', (_, change) => {
    expect(ALL.filter(({ section, heading }) => sectionNamed(change(heading)) !== section)).toEqual([]);
  });

  test('and no other one, in whatever language', () => {
    const sections = new Map<string, Set<string>>();
    for (const { section, heading } of ALL) {
      const key = headingKey(heading);
      sections.set(key, (sections.get(key) ?? new Set()).add(section));
    }
    expect([...sections].filter(([, named]) => named.size !== 1)).toEqual([]);
  });

  test.each([
    ['Constraints & Preferences', 'constraints'],
    ['Vorgaben & Wünsche', 'constraints'],
    ['FAITS / DETAILS EXACTS', 'facts'],
    ['Decisions', 'decisions'],
    ['Decisões', 'decisions'],
    ['محدودیتها و ترجیحات', 'constraints'],
    ['限制和偏好', 'constraints'],
    ['۲. هدف', 'goal'],
  ] as const)('%s is %s', (heading, section) => {
    expect(sectionNamed(heading)).toBe(section);
  });

  test.each(['', ':', 'and', 'Notes', 'The goal of it all', '__proto__', ...Object.values(NEWEST_HEADINGS)])(
    '%j names none',
    (heading) => expect(sectionNamed(heading)).toBeUndefined(),
  );
});
