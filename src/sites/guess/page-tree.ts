import { isAside } from './is-aside.ts';
import { isElement, isText, shownNodes } from './shown.ts';

/** A page as it is shown, with how many characters of text stand in each element; what is aside is not counted. */
export interface PageTree {
  /** Every element that holds text, in page order. */
  readonly elements: readonly Element[];
  readonly lengthOf: (element: Element) => number;
  /** The children that hold text. */
  readonly partsOf: (element: Element) => readonly Element[];
}

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
  return { elements, lengthOf: (element) => lengths.get(element) ?? 0, partsOf: (element) => parts.get(element) ?? [] };
}

/** White space is no text. */
function textLength({ data }: Text): number {
  return data.replace(/\s+/g, ' ').trim().length;
}

/** The element, and down from it those that hold nearly all of its text. */
export function spineOf(element: Element, { lengthOf, partsOf }: PageTree): readonly Element[] {
  const spine = [element];
  const least = lengthOf(element) * 0.6;
  for (let at: Element | undefined = element; at !== undefined && spine.length < 12; ) {
    at = partsOf(at).find((part) => lengthOf(part) >= least);
    if (at !== undefined) spine.push(at);
  }
  return spine;
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
