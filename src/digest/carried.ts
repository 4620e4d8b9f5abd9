import { findPreamble, wordsBeside } from '../core/find-preamble.ts';
import type { Message } from '../core/message.ts';
import { opensNewest } from '../core/preamble-frame.ts';
import { sectionNamed } from '../core/section-named.ts';
import type { Section } from '../core/summary.ts';
import { withoutLabels } from './frame.ts';
import { typedText } from './plain-text.ts';
import type { Unit } from './unit.ts';

/** Opens or ends a code block within a bullet. */
const FENCE = /^\s*(?:`{3,}|~{3,})/;
const MARKS = /\s*(?:\[#\d+\])+\s*$/;

/** What an earlier chat handed over, and what the user said beside it, where a chat begins with a preamble of ours. */
export interface HandedOver {
  readonly units: readonly Unit[];
  /** The message without the preamble. */
  readonly own: Message;
}

/** A message that opens with a preamble of ours; undefined where it does not, or is not the user's. `number` is from 1. */
export function handedOver(message: Message, number: number): HandedOver | undefined {
  const found = message.role === 'user' ? findPreamble(message.text) : undefined;
  if (found === undefined) return undefined;
  const units = found.parts.flatMap((notes) => carriedUnits(message, notes, number));
  return { units, own: { ...message, text: wordsBeside(found) } };
}

/** The summary's bullets in a preamble, each in its old section. Nothing else in it counts as said in this chat. */
function carriedUnits({ role, at }: Message, notes: string, number: number): readonly Unit[] {
  return bulletsIn(notes).flatMap(({ section, text }) => {
    const said = withoutLabels(typedText(text.replace(MARKS, '')));
    if (said === '') return [];
    return {
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
    };
  });
}

interface Bullet {
  readonly section: Section;
  text: string;
}

function bulletsIn(notes: string): readonly Bullet[] {
  const bullets: Bullet[] = [];
  let section: Section | undefined;
  let last: Bullet | undefined;
  for (const line of notes.split('\n')) {
    const heading = /^#{2,3}\s+(.+)$/.exec(line)?.[1];
    const bullet = /^[-*]\s+(.+)$/.exec(line)?.[1];
    if (heading !== undefined && opensNewest(heading)) break;
    if (line.trim() === '') continue;
    if (bullet === undefined && last !== undefined && /^\s/.test(line)) {
      if (!FENCE.test(line)) last.text += ` ${line.trim()}`;
      continue;
    }
    if (bullet === undefined) section = heading === undefined ? undefined : sectionNamed(heading);
    last = bullet === undefined || section === undefined ? undefined : { section, text: bullet };
    if (last !== undefined) bullets.push(last);
  }
  return bullets;
}
