/** The element itself if it matches, else the first match in it. */
export function firstMatch(element: Element, selector: string): Element | undefined {
  return element.matches(selector) ? element : (element.querySelector(selector) ?? undefined);
}

/** All matches in an element, itself included, in document order. */
export function allMatches(element: Element, selector: string): readonly Element[] {
  const inside = [...element.querySelectorAll(selector)];
  return element.matches(selector) ? [element, ...inside] : inside;
}

/** Those of some elements, given in document order, that stand in no other of them. */
export function outermost(elements: Iterable<Element>): readonly Element[] {
  const kept: Element[] = [];
  for (const element of elements) {
    if (kept.at(-1)?.contains(element) !== true) kept.push(element);
  }
  return kept;
}

/** An element's text on one line; undefined where it has none. */
export function lineOf(element: Element | null | undefined): string | undefined {
  return folded(element?.textContent);
}

/** A text on one line, white space folded; undefined where nothing is left. */
export function folded(text: string | null | undefined): string | undefined {
  const line = (text ?? '').replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : line;
}
