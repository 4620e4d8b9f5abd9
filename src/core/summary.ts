import { closeFence, endsWithFence } from './fence.ts';
import { HEADINGS } from './section-headings.ts';

/** The fixed sections of a summary, in their order. */
export const SECTIONS = ['goal', 'constraints', 'decisions', 'facts', 'done', 'open', 'next'] as const;

export type Section = (typeof SECTIONS)[number];

/** What stands over each section in a language (BCP 47 primary tag); in English where it is undefined or unknown. */
export function sectionHeadings(language = 'en'): Readonly<Record<Section, string>> {
  const [goal = '', constraints = '', decisions = '', facts = '', done = '', open = '', next = ''] = (
    HEADINGS[headingLanguage(language)] ?? ''
  ).split('|');
  return { goal, constraints, decisions, facts, done, open, next };
}

/** The language in which the headings of a summary in `language` are: the same, or English. */
export function headingLanguage(language: string | undefined): string {
  return language !== undefined && Object.hasOwn(HEADINGS, language) ? language : 'en';
}

/** The English ones. A model is asked for these, and sizes are estimated with them. */
export const SECTION_HEADINGS = sectionHeadings();

/** One line of a summary. */
export interface SummaryLine {
  readonly section: Section;
  /** Markdown without list marker and evidence: of one line, but for what the user wrote or pinned. */
  readonly text: string;
  /** Numbers of the messages it rests on (1 is the first of the conversation), rising. */
  readonly evidence: readonly number[];
  readonly author: 'digest' | 'model' | 'user';
  /** The user pinned it: it stays, byte for byte. */
  readonly pinned?: true;
}

/** All that a renderer or a reader may take for the end of a line. */
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

/** `[#3][#12]`, or nothing. */
export function evidenceMarks(evidence: readonly number[]): string {
  return evidence.map((number) => `[#${number}]`).join('');
}

/**
 * A summary as Markdown: a second-level heading for each section that has lines, a bullet for each line. The headings are
 * in `language` (BCP 47 primary tag), in English where it is undefined or unknown.
 */
export function summaryMarkdown(lines: readonly SummaryLine[], language?: string): string {
  const headings = sectionHeadings(language);
  return SECTIONS.map((section) => sectionMarkdown(headings[section], linesOf(section, lines)))
    .filter((text) => text !== '')
    .join('\n\n');
}

function linesOf(section: Section, lines: readonly SummaryLine[]): readonly SummaryLine[] {
  return lines.filter((line) => line.section === section);
}

function sectionMarkdown(heading: string, lines: readonly SummaryLine[]): string {
  return lines.length === 0 ? '' : [`## ${heading}`, ...lines.map(bullet)].join('\n');
}

/** Lines that go on stand indented under their bullet, so that none of them can pass for a heading or bullet of ours. */
function bullet({ text, evidence }: SummaryLine): string {
  const said = closeFence(text.replace(LINE_ENDS, '\n'));
  const marks = evidenceMarks(evidence);
  const all = marks === '' ? said : `${said}${endsWithFence(said) ? '\n' : ' '}${marks}`;
  return `- ${all.replace(/\n(?=[^\n])/g, '\n  ')}`;
}
