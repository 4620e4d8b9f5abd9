import type { Markup } from '../../sites/markup/markup.ts';

/** Where messages may be in a page. */
export interface Rooms {
  /** The outermost elements that any era of the markup may mean, in page order. */
  readonly elements: readonly Element[];
  /** Outside of them the page says that an answer is being written. */
  readonly busy: boolean;
}

/** Looks through all that is outside of rooms, and not into them. `isRoom` spares a look at those that are known. */
export function roomsIn(document: Document, markup: Markup, isRoom: (element: Element) => boolean): Rooms {
  const at = markup.eras.map((era) => era.at).join(', ');
  const elements: Element[] = [];
  const { page } = markup.busy;
  if (document.querySelector(at) === null) return { elements, busy: document.querySelector(page) !== null };
  let busy = false;
  let element: Element | null = document.documentElement;
  while (element !== null) {
    const known: boolean = isRoom(element) || element.matches(at);
    if (known) elements.push(element);
    busy ||= !known && element.matches(page);
    element = (known ? null : element.firstElementChild) ?? nextOf(element);
  }
  return { elements, busy };
}

/** The element that begins behind an element and all that is in it. */
function nextOf(element: Element): Element | null {
  let at: Element | null = element;
  while (at !== null && at.nextElementSibling === null) at = at.parentElement;
  return at?.nextElementSibling ?? null;
}
