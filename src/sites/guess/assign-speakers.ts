import type { Speaker } from '../markup/markup.ts';
import { byMarks, isTwoSided } from './by-marks.ts';
import { byName } from './names.ts';
import type { PageTree } from './page-tree.ts';
import { byShape } from './shape.ts';
import { SPEAKER_AT, sideOf } from './side.ts';

/** What it was told by who speaks. */
export type Ground = 'attribute' | 'label' | 'class' | 'name' | 'side' | 'shape';

export interface Assigned {
  readonly speakers: readonly (Speaker | undefined)[];
  readonly by: Ground;
  /** 0 where it is little more than a guess, 3 where the page says it in so many words. */
  readonly strength: number;
}

/** How plainly each kind of mark tells it. */
const MARKS = [
  ['attribute', 3],
  ['label', 2],
  ['class', 2],
] as const;

/** Beyond this share of the text a way of telling counts as telling of the whole list. */
const MOST_OF_IT = 0.75;

/** Of fewer nothing is concluded from what is not said. */
const LEAST_UNITS = 3;

/** Who speaks in each of some siblings, by what tells it best; undefined where nothing does. */
export function assignSpeakers(units: readonly Element[], list: Element, tree: PageTree): Assigned | undefined {
  const share = ({ speakers }: Assigned) => shareOfText(units, speakers, tree);
  const marked = markedWays(units, tree);
  const isOfAll = (way: Assigned) => isTwoSided(way.speakers) && share(way) >= MOST_OF_IT;
  const whole = marked.find(isOfAll);
  if (whole !== undefined) return whole;
  const said = [...marked, together(marked), byNames(units)];
  const best =
    said.find(isOfAll) ??
    said.filter(({ speakers }) => isTwoSided(speakers)).toSorted((a, b) => share(b) - share(a))[0];
  if (best !== undefined) return best;
  const oneSided = said.filter(({ speakers }) => speakers.some((speaker) => speaker !== undefined));
  const rest = oneSided.map((way) => withTheRest(way, units)).find((found) => found !== undefined);
  if (rest !== undefined && rest.strength > 0) return rest;
  return byLooks(units, list, tree) ?? rest ?? oneSided.find(isSaidOfAll);
}

function markedWays(units: readonly Element[], tree: PageTree): readonly Assigned[] {
  return MARKS.map(([by, plain]) => {
    const { speakers, isWeak } = byMarks(units, by, tree);
    return { speakers, by, strength: isWeak ? plain - 1 : plain };
  });
}

/** One speaker may be named by an attribute, the other by a class. */
function together(ways: readonly Assigned[]): Assigned {
  const said = ways.filter(({ speakers }) => speakers.some((speaker) => speaker !== undefined));
  const speakers = (ways[0]?.speakers ?? []).map((_, index) =>
    said.map((way) => way.speakers[index]).find((speaker) => speaker !== undefined),
  );
  return { speakers, by: said[0]?.by ?? 'class', strength: Math.min(2, ...said.map(({ strength }) => strength)) };
}

function byNames(units: readonly Element[]): Assigned {
  return { speakers: byName(units), by: 'name', strength: 2 };
}

/** By where they stand, else by how they are built. Answers often take the whole width, and stand on no side. */
function byLooks(units: readonly Element[], list: Element, tree: PageTree): Assigned | undefined {
  const sides: Assigned = { speakers: bySide(units, list, tree), by: 'side', strength: 1 };
  if (isTwoSided(sides.speakers)) return sides;
  const rest = sides.speakers.includes('user') ? withTheRest(sides, units) : undefined;
  if (rest !== undefined) return { ...rest, strength: 1 };
  const speakers = byShape(units, tree);
  return speakers && { speakers, by: 'shape', strength: 0 };
}

/** One of two that both should have spoken may be all that was said; it must then be said plainly. */
function isSaidOfAll({ strength, speakers }: Assigned): boolean {
  return strength === 3 && !speakers.includes(undefined);
}

function bySide(units: readonly Element[], list: Element, tree: PageTree): readonly (Speaker | undefined)[] {
  const sides = units.map((unit) => sideOf(unit, list, tree));
  return sides.map((side) => side && SPEAKER_AT[side]);
}

/** Where only one side is marked, what is like it in kind and not marked is the other's. */
function withTheRest({ speakers, by, strength }: Assigned, units: readonly Element[]): Assigned | undefined {
  const marked = speakers.find((speaker) => speaker !== undefined);
  const tags = new Set(units.filter((_, index) => speakers[index] !== undefined).map(({ localName }) => localName));
  const other: Speaker = marked === 'user' ? 'assistant' : 'user';
  const filled = speakers.map(
    (speaker, index) => speaker ?? (tags.has(units[index]?.localName ?? '') ? other : undefined),
  );
  if (units.length < LEAST_UNITS || tags.has('p') || !isTwoSided(filled)) return undefined;
  return { speakers: filled, by, strength: Math.max(0, strength - 1) };
}

/** How much of the text of some units is told whose it is. */
export function shareOfText(
  units: readonly Element[],
  speakers: readonly (Speaker | undefined)[],
  { lengthOf }: PageTree,
): number {
  const all = units.reduce((sum, unit) => sum + lengthOf(unit), 0);
  const told = units.reduce((sum, unit, index) => sum + (speakers[index] === undefined ? 0 : lengthOf(unit)), 0);
  return all === 0 ? 0 : told / all;
}
