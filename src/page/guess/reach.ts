import type { Capture } from '../../core/capture.ts';
import { ancestorsOf } from '../../sites/guess/shown.ts';

/** Within this many pixels heights count as equal: they are rounded. */
const CLOSE = 2;

/**
 * What a page proves of a guessed list: where it has room to spare, nothing is scrolled out of it; where the view is at
 * its bottom, it shows the newest message. Without a laid-out page nothing is proved.
 */
export function reachOf(list: Element): Pick<Capture, 'reachesStart' | 'reachesEnd'> {
  const scroller = scrollerOf(list);
  if (scroller === undefined || scroller.clientHeight === 0) return { reachesStart: false, reachesEnd: false };
  const { scrollTop, scrollHeight, clientHeight } = scroller;
  return {
    reachesStart: scrollHeight <= clientHeight + CLOSE,
    reachesEnd: isFromBelow(scroller) ? Math.abs(scrollTop) <= CLOSE : scrollTop + clientHeight >= scrollHeight - CLOSE,
  };
}

/** Such a list begins at its bottom, and counts its way up in numbers below nought. */
function isFromBelow(scroller: Element): boolean {
  const { flexDirection } = scroller.ownerDocument.defaultView?.getComputedStyle(scroller) ?? {};
  return flexDirection === 'column-reverse';
}

/**
 * The nearest element around a list that holds more than it shows, itself included, whether the browser scrolls it or a
 * script does; else the nearest that would scroll; else the page.
 */
function scrollerOf(list: Element): Element | undefined {
  const view = list.ownerDocument.defaultView;
  const around = [list, ...ancestorsOf(list, 30)];
  const clips = (element: Element, how: RegExp) => how.test(view?.getComputedStyle(element).overflowY ?? '');
  const overflows = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight + CLOSE;
  return (
    around.find((element) => overflows(element) && clips(element, /auto|scroll|overlay|hidden|clip/)) ??
    around.find((element) => clips(element, /auto|scroll|overlay/)) ??
    list.ownerDocument.scrollingElement ??
    undefined
  );
}
