import { isAside } from './is-aside.ts';
import { isElement, isText, shownNodes } from './shown.ts';
import { type MarkKind, marksOf } from './speaker-marks.ts';
import type { SpeakerWord } from './speaker-words.ts';

/** A page as it is shown, with how many characters of text stand in each element; what is aside is not counted. */
export interface PageTree {
  /** Every element that holds text, in page order. */
  readonly elements: readonly Element[];
  readonly lengthOf: (element: Element) => number;
  /** The children that hold text. */
  readonly partsOf: (element: Element) => readonly Element[];
  /** The element, and down from it those that hold nearly all of its text. */
  readonly spineOf: (element: Element) => readonly Element[];
  /** What is written in an element's tag of who speaks. */
  readonly marksOf: Readonly<Record<MarkKind, (element: Element) => readonly SpeakerWord[]>>;
}

const MOST_OF_IT = 0.6;
const LONGEST_SPINE = 12;

export function pageTree(root: Element): PageTree {
  const lengths = new Map<Element, number>();
  const parts = new Map<Element, readonly Element[]>();
  const elements: Element[] = [];
  const measure = (element: Element): number => {
    if (isAside(element)) return 0;
    const place = elements.push(element) - 1;
    const inside: Element[] = [];
    let length = 0;
    for (const node of shownNodes(element)) {
      const more = isText(node) ? textLength(node) : isElement(node) ? measure(node) : 0;
      if (more > 0 && isElement(node)) inside.push(node);
      length += more;
    }
    if (length === 0) elements.length = place;
    lengths.set(element, length);
    parts.set(element, inside);
    return length;
  };
  measure(root);
  const lengthOf = (element: Element) => lengths.get(element) ?? 0;
  const partsOf = (element: Element) => parts.get(element) ?? [];
  const marks = (kind: MarkKind) => remembered((element: Element) => marksOf(element, kind));
  return {
    elements,
    lengthOf,
    partsOf,
    spineOf: remembered((element) => spineFrom(element, lengthOf, partsOf)),
    marksOf: { attribute: marks('attribute'), label: marks('label'), class: marks('class') },
  };
}

/** White space is no text. */
function textLength({ data }: Text): number {
  return data.replace(/\s+/g, ' ').trim().length;
}

/** The element, and down from it those that hold nearly all of its text. */
function spineFrom(element: Element, lengthOf: (element: Element) => number, partsOf: PageTree['partsOf']) {
  const spine = [element];
  const least = lengthOf(element) * MOST_OF_IT;
  for (let at: Element | undefined = element; at !== undefined && spine.length < LONGEST_SPINE; ) {
    at = partsOf(at).find((part) => lengthOf(part) >= least);
    if (at !== undefined) spine.push(at);
  }
  return spine;
}

/** Remembers what was found: the page stands still while it is read. */
function remembered<K, V>(find: (key: K) => V): (key: K) => V {
  const found = new Map<K, V>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined) return known;
    const value = find(key);
    found.set(key, value);
    return value;
  };
}

/** Down from an element, the first that holds several parts. */
export function firstBranch(element: Element, { partsOf }: PageTree): Element | undefined {
  let at = element;
  for (let parts = partsOf(at); parts.length > 0; parts = partsOf(at)) {
    if (parts.length > 1) return at;
    at = parts[0] ?? at;
  }
  return undefined;
}
