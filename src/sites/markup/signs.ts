import { outermost } from './element.ts';
import { joined } from './joined.ts';
import type { Markup, Speaker } from './markup.ts';

/** All that a markup looks for in the place of a message, found in one go. */
export interface Signs {
  /** What one of the markup's own selectors finds in the place, itself included, in page order. */
  readonly all: (selector: string) => readonly Element[];
  readonly outermost: (selector: string) => readonly Element[];
  /** The first match in a part of the place, itself included. */
  readonly first: (selector: string, within: Element) => Element | undefined;
}

/**
 * Looks a place over. Only what the markup has as `head`, `attachments`, `busy.message` or `body` is found; of the bodies
 * only those of one speaker where it is known that nobody else speaks there.
 */
export function signsIn(place: Element, markup: Markup, speaker: Speaker | undefined): Signs {
  const selector = selectorOf(markup, speaker);
  const found: Element[] = place.matches(selector) ? [place] : [];
  const inside = place.querySelectorAll(selector);
  for (let at = 0; at < inside.length; at++) found.push(inside[at] as Element);
  // some engines give what a list with `:has` or `:is` finds out of page order
  if (found.some((element, at) => at > 0 && !isBehind(element, found[at - 1] as Element)))
    found.sort((a, b) => (isBehind(b, a) ? -1 : 1));
  const all = (wanted: string) => found.filter((element) => element.matches(wanted));
  return {
    all,
    outermost: (wanted) => outermost(all(wanted)),
    first: (wanted, within) =>
      found.find((element) => (within === place || within.contains(element)) && element.matches(wanted)),
  };
}

/** An element begins behind another in page order. */
export function isBehind(element: Element, other: Element): boolean {
  return (other.compareDocumentPosition(element) & other.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** The marks of all attachments; empty where a markup knows none. */
export function marksSelector({ attachments }: Markup): string {
  return joined(attachments.map(({ at }) => at));
}

function selectorOf(markup: Markup, speaker: Speaker | undefined): string {
  const { head, body, busy } = markup;
  const bodies = speaker === undefined ? [...body.user, ...body.assistant] : body[speaker];
  const wanted = [head, ...bodies, marksSelector(markup), busy.message];
  return joined(wanted.filter((selector) => selector !== undefined));
}
