import type { Speaker } from '../markup/markup.ts';
import type { PageTree } from './page-tree.ts';
import type { MarkKind } from './speaker-marks.ts';
import { type SpeakerWord, speakerOf } from './speaker-words.ts';

/** Who speaks in each unit, as marks of one kind tell. */
export interface Marked {
  readonly speakers: readonly (Speaker | undefined)[];
  /** Told by words only that say much else, too. */
  readonly isWeak: boolean;
}

/**
 * The outermost mark of each unit counts. A word that stands in every unit, such as the `ai` of `ai-chat-message`, tells
 * nothing of any.
 */
export function byMarks(units: readonly Element[], kind: MarkKind, tree: PageTree): Marked {
  const marks = units.map((unit) => tree.spineOf(unit).map(tree.marksOf[kind]));
  const everywhere = units.length > 1 ? wordsInAll(marks) : new Set<string>();
  const apart = marks.map((levels) => firstSaid(levels, everywhere));
  const isApart = isTwoSided(apart.map((word) => word?.speaker));
  const told = isApart ? apart : marks.map((levels) => firstSaid(levels, new Set()));
  const plain = told.map((word) => (word?.weak === false ? word.speaker : undefined));
  // where both are named plainly, a word such as `prompt` names nobody
  if (isTwoSided(plain)) return { speakers: plain, isWeak: false };
  const isWeak = plain.every((speaker) => speaker === undefined);
  return { speakers: told.map((word) => word?.speaker), isWeak };
}

export function isTwoSided(speakers: readonly (Speaker | undefined)[]): boolean {
  return speakers.includes('user') && speakers.includes('assistant');
}

function firstSaid(levels: readonly (readonly SpeakerWord[])[], without: ReadonlySet<string>): SpeakerWord | undefined {
  for (const level of levels) {
    const said = speakerOf(level.filter(({ word }) => !without.has(word)));
    if (said !== undefined) return said;
  }
  return undefined;
}

function wordsInAll(marks: readonly (readonly (readonly SpeakerWord[])[])[]): ReadonlySet<string> {
  const sets = marks.map((levels) => new Set(levels.flat().map(({ word }) => word)));
  return new Set([...(sets[0] ?? [])].filter((word) => sets.every((set) => set.has(word))));
}
