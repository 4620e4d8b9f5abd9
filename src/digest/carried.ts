import type { Message } from '../core/message.ts';
import { DEFAULT_SETTINGS } from '../core/settings.ts';
import { SECTION_HEADINGS, SECTIONS, type Section } from '../core/summary.ts';
import { plainText } from './plain-text.ts';
import type { Unit } from './unit.ts';

const MARKS = /\s*(?:\[#\d+\])+\s*$/;

/** True for a message that opens with what an earlier chat handed over. */
export function isPreamble({ role, text }: Message): boolean {
  return role === 'user' && text.trimStart().startsWith(DEFAULT_SETTINGS.summaryLabel);
}

/** The summary's bullets in a preamble, each in its old section. Nothing else in it counts as said in this chat. */
export function carriedUnits({ role, text, at }: Message, number: number): readonly Unit[] {
  const units: Unit[] = [];
  let section: Section | undefined;
  for (const line of text.split('\n')) {
    const heading = /^#{2,3}\s+(.+)$/.exec(line);
    if (heading !== null) section = sectionNamed(heading[1] ?? '');
    const bullet = /^[-*]\s+(.+)$/.exec(line);
    if (heading === null && bullet === null && line.trim() !== '') section = undefined;
    if (bullet === null || section === undefined) continue;
    const said = plainText((bullet[1] ?? '').replace(MARKS, ''));
    if (said === '') continue;
    units.push({
      kind: 'carried',
      role,
      evidence: [number],
      text: said,
      lead: '',
      context: '',
      complete: true,
      first: false,
      section,
      ...(at === undefined ? {} : { at }),
    });
  }
  return units;
}

function sectionNamed(heading: string): Section | undefined {
  return SECTIONS.find((section) => SECTION_HEADINGS[section] === heading.trim());
}
