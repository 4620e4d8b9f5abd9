import type { Speaker } from '../markup/markup.ts';
import { classNames } from './name-words.ts';
import { firstBranch, type PageTree } from './page-tree.ts';

/** Says who speaks in an element, as far as the element alone tells. */
export type SpeakerAt = (element: Element) => Speaker | undefined;

/** Groups may stand in groups: by day, by turn, by speaker. */
const MOST_LEVELS = 3;

/**
 * The elements of a list that may be messages: its children, and instead of a child that holds several messages (a turn
 * of both speakers, the messages of a day) those in it.
 */
export function unitsIn(list: Element, tree: PageTree, speakerAt: SpeakerAt): readonly Element[] {
  const children = tree.partsOf(list);
  const units = children.map((child) => split(child, tree, speakerAt, MOST_LEVELS));
  const split_ = children.filter((_, index) => (units[index]?.length ?? 0) > 1);
  return areSiblings(split_) ? units.flat() : children;
}

function split(child: Element, tree: PageTree, speakerAt: SpeakerAt, levels: number): readonly Element[] {
  const branch = levels > 0 ? firstBranch(child, tree) : undefined;
  if (branch === undefined) return [child];
  const parts = tree.partsOf(branch);
  const speakers = parts.map(speakerAt).filter((speaker) => speaker !== undefined);
  if (new Set(speakers).size === 2) return parts.flatMap((part) => split(part, tree, speakerAt, levels - 1));
  const isSaidAbove = branch !== child && isGroup(child) === false;
  if (speakers.length > 1 && !isSaidAbove) return parts.flatMap((part) => split(part, tree, speakerAt, levels - 1));
  if (speakerAt(child) !== undefined && speakers.length > 0) return [child];
  const inside = parts.map((part) => split(part, tree, speakerAt, levels - 1));
  return inside.some((units) => units.length > 1) ? inside.flat() : [child];
}

function isGroup(element: Element): boolean {
  return /group|cluster|stack|thread|block|section|day/i.test(classNames(element).join(' '));
}

/** What was split must be alike, as the items of a list are: else a page's columns would be read as one chat. */
function areSiblings(elements: readonly Element[]): boolean {
  const [first, ...others] = elements;
  if (first === undefined) return true;
  const names = new Set(classNames(first));
  return others.every(
    (other) =>
      other.localName === first.localName &&
      (names.size === 0 || classNames(other).length === 0 || classNames(other).some((name) => names.has(name))),
  );
}
