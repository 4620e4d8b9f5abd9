import type { Speaker } from '../markup/markup.ts';
import { classNames } from './name-words.ts';
import { firstBranch, type PageTree } from './page-tree.ts';

/** Says who speaks in an element, as far as its own tag tells. */
export type SpeakerAt = (element: Element) => Speaker | undefined;

/** Groups may stand in groups: by day, by turn, by speaker. */
const MOST_LEVELS = 3;

/**
 * The elements of a list that may be messages: its children, and instead of a child that holds several messages (a turn
 * of both speakers, the messages of a day) those in it.
 */
export function unitsIn(list: Element, tree: PageTree, speakerAt: SpeakerAt): readonly Element[] {
  const children = tree.partsOf(list);
  const units = children.map((child) => split(child, { tree, speakerAt }, MOST_LEVELS));
  const parted = children.filter((_, index) => (units[index]?.length ?? 0) > 1);
  return areSiblings(parted) ? units.flat() : children;
}

interface Page {
  readonly tree: PageTree;
  readonly speakerAt: SpeakerAt;
}

function split(child: Element, page: Page, levels: number): readonly Element[] {
  const branch = levels > 0 ? firstBranch(child, page.tree) : undefined;
  if (branch === undefined) return [child];
  const parts = page.tree.partsOf(branch);
  const speakers = parts.map((part) => speakerIn(part, page));
  const count = speakers.filter((speaker) => speaker !== undefined).length;
  const isOfBoth = speakers.includes('user') && speakers.includes('assistant');
  const isOneMessage = !isGroup(child) && isMarked(child, branch, page);
  const inside = () => parts.flatMap((part) => split(part, page, levels - 1));
  if (isOfBoth || (count > 1 && !isOneMessage)) return inside();
  if (isMarked(child, branch, page)) return [child];
  const deeper = inside();
  return deeper.length > parts.length ? deeper : [child];
}

function speakerIn(part: Element, { tree, speakerAt }: Page): Speaker | undefined {
  return tree
    .spineOf(part)
    .map(speakerAt)
    .find((speaker) => speaker !== undefined);
}

/** Whether it is written on one of the elements from `top` down to `branch` who speaks. */
function isMarked(top: Element, branch: Element, { tree, speakerAt }: Page): boolean {
  for (let at: Element | undefined = top; at !== undefined; at = at === branch ? undefined : tree.partsOf(at)[0]) {
    if (speakerAt(at) !== undefined) return true;
  }
  return false;
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
