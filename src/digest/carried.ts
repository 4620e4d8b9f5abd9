import type { Message } from '../core/message.ts';
import { findPreamble, opensNewest } from '../core/preamble-frame.ts';
import { sectionNamed } from '../core/section-named.ts';
import type { Section } from '../core/summary.ts';
import { withoutLabels } from './frame.ts';
import { typedText } from './plain-text.ts';
import type { Unit } from './unit.ts';

const MARKS = /\s*(?:\[#\d+\])+\s*$/;

/** What an earlier chat handed over, and what the user said beside it, where a chat begins with a preamble of ours. */
export interface HandedOver {
  readonly units: readonly Unit[];
  /** The message without the preamble. */
  readonly own: Message;
}

export function handedOver(message: Message, number: number): HandedOver | undefined {
  const found = message.role === 'user' ? findPreamble(message.text) : undefined;
  if (found === undefined) return undefined;
  return { units: carriedUnits(message, found.notes, number), own: { ...message, text: found.rest } };
}

/** The summary's bullets in a preamble, each in its old section. Nothing else in it counts as said in this chat. */
function carriedUnits({ role, at }: Message, notes: string, number: number): readonly Unit[] {
  const units: Unit[] = [];
  let section: Section | undefined;
  for (const line of notes.split('\n')) {
    const heading = /^#{2,3}\s+(.+)$/.exec(line);
    if (heading !== null && opensNewest(heading[1] ?? '')) break;
    if (heading !== null) section = sectionNamed(heading[1] ?? '');
    const bullet = /^[-*]\s+(.+)$/.exec(line);
    if (heading === null && bullet === null && line.trim() !== '') section = undefined;
    if (bullet === null || section === undefined) continue;
    const said = withoutLabels(typedText((bullet[1] ?? '').replace(MARKS, '')));
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
