/** The fixed sections of a summary, in their order. */
export const SECTIONS = ['goal', 'constraints', 'decisions', 'facts', 'done', 'open', 'next'] as const;

export type Section = (typeof SECTIONS)[number];

export const SECTION_HEADINGS: Readonly<Record<Section, string>> = {
  goal: 'Goal',
  constraints: 'Constraints and preferences',
  decisions: 'Decisions',
  facts: 'Facts and exact details',
  done: 'Done',
  open: 'Open requests',
  next: 'Next',
};

/** One line of a summary. */
export interface SummaryLine {
  readonly section: Section;
  /** Markdown of one line: no line break, no list marker, no evidence. */
  readonly text: string;
  /** Numbers of the messages it rests on (1 is the first of the conversation), rising. */
  readonly evidence: readonly number[];
  readonly author: 'digest' | 'model' | 'user';
  /** The user pinned it: it stays, byte for byte. */
  readonly pinned?: true;
}

/** `[#3][#12]`, or nothing. */
export function evidenceMarks(evidence: readonly number[]): string {
  return evidence.map((number) => `[#${number}]`).join('');
}

/** A summary as Markdown: a second-level heading for each section that has lines, a bullet for each line. */
export function summaryMarkdown(lines: readonly SummaryLine[]): string {
  return SECTIONS.map((section) => sectionMarkdown(section, lines))
    .filter((text) => text !== '')
    .join('\n\n');
}

function sectionMarkdown(section: Section, lines: readonly SummaryLine[]): string {
  const bullets = lines.filter((line) => line.section === section).map(bullet);
  return bullets.length === 0 ? '' : [`## ${SECTION_HEADINGS[section]}`, ...bullets].join('\n');
}

function bullet({ text, evidence }: SummaryLine): string {
  const marks = evidenceMarks(evidence);
  return marks === '' ? `- ${text}` : `- ${text} ${marks}`;
}
