import type { SiteAdapter } from '../../sites/adapter.ts';
import { firstPlaceIn } from './places.ts';
import { type Scroller, scrollerOf } from './scroller.ts';

/**
 * What scrolls the chat: the site's own, where it holds messages and can be scrolled, else the first ancestor of a
 * message that can, else the page. Undefined where nothing can. A list at the side may bear the same name as the chat's
 * scroller: what holds no message is passed over.
 */
export function findScroller(site: SiteAdapter, document: Document): Scroller | undefined {
  const message = firstPlaceIn(site, document);
  if (message === undefined) return undefined;
  const named = site.scroller.flatMap((selector) => [...document.querySelectorAll(selector)]);
  const found = [...named.filter((element) => element.contains(message)), ...ancestorsOf(message)].find(scrolls);
  const page = document.scrollingElement;
  if (found !== undefined) return scrollerOf(found);
  return page && page.scrollHeight > page.clientHeight + 1 ? scrollerOf(page) : undefined;
}

function ancestorsOf(element: Element): readonly Element[] {
  const above: Element[] = [];
  for (let next = element.parentElement; next !== null; next = next.parentElement) above.push(next);
  return above;
}

function scrolls(element: Element): boolean {
  if (element === element.ownerDocument.scrollingElement) return false;
  const overflow = element.ownerDocument.defaultView?.getComputedStyle(element).overflowY ?? '';
  return /auto|scroll|overlay/.test(overflow) && element.scrollHeight > element.clientHeight + 1;
}
