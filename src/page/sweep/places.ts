import type { SiteAdapter } from '../../sites/adapter.ts';
import { allMatches, firstMatch, outermost } from '../../sites/markup/element.ts';
import { marksIn } from '../../sites/markup/find-places.ts';
import type { Markup } from '../../sites/markup/markup.ts';
import type { Scroller } from './scroller.ts';

/** The elements that hold a message each, or the room of one, in page order. */
export function placesIn({ markup }: SiteAdapter, root: ParentNode): readonly Element[] {
  return candidatesIn(markup, root).filter((place) => holdsMessage(place, markup));
}

/** The first of them, without looking at all the others. */
export function firstPlaceIn({ markup }: SiteAdapter, root: ParentNode): Element | undefined {
  return candidatesIn(markup, root).find((place) => holdsMessage(place, markup));
}

/** Those of which something is seen. */
export function placesInView({ markup }: SiteAdapter, scroller: Scroller): readonly Element[] {
  const candidates = candidatesIn(markup, scroller.element);
  const view = scroller.view();
  let at = firstBelowTop(candidates, scroller);
  const seen: Element[] = [];
  for (let place = candidates[at]; place !== undefined; place = candidates[++at]) {
    const { upper, lower } = scroller.edgesOf(place);
    if (upper >= view) break;
    if (lower > 0 && holdsMessage(place, markup)) seen.push(place);
  }
  return seen;
}

/** By the newest markup of which there is a message. */
function candidatesIn(markup: Markup, root: ParentNode): readonly Element[] {
  for (const { at } of markup.eras) {
    const found = outermost(root.querySelectorAll(at));
    if (found.some((place) => holdsMessage(place, markup))) return found;
  }
  return [];
}

function holdsMessage(place: Element, { speaker, room }: Markup): boolean {
  if (room !== undefined && place.matches(room)) return true;
  return firstMatch(place, `${speaker.user}, ${speaker.assistant}`) !== undefined;
}

/** Messages stand one below the other: halving finds the first that ends below the upper edge of what is seen. */
function firstBelowTop(places: readonly Element[], scroller: Scroller): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const place = places[middle];
    if (place !== undefined && scroller.edgesOf(place).lower <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A place whose message has not come yet, or has nothing that could be read. */
export function isShell(place: Element, markup: Markup): boolean {
  const bodies = [...markup.body.user, ...markup.body.assistant].join(', ');
  const hasText = allMatches(place, bodies).some(({ textContent }) => (textContent ?? '').trim() !== '');
  return !hasText && marksIn(place, markup).length === 0;
}
