/** Within this many pixels a place counts as reached: heights are rounded. */
const CLOSE = 2;

/**
 * What scrolls the chat. Distances are pixels; `top` counts from the chat's beginning, also where a site scrolls
 * backwards.
 */
export interface Scroller {
  readonly element: Element;
  readonly top: () => number;
  /** The largest `top`. */
  readonly furthest: () => number;
  /** The height of what is seen. */
  readonly view: () => number;
  /** Jumps, also where the site scrolls smoothly. */
  readonly goTo: (top: number) => void;
  readonly isAtTop: () => boolean;
  readonly isAtBottom: () => boolean;
  /** Where an element's upper and lower edge lie, from the upper edge of what is seen. */
  readonly edgesOf: (element: Element) => { readonly upper: number; readonly lower: number };
}

export function scrollerOf(element: Element): Scroller {
  const isPage = element === element.ownerDocument.scrollingElement;
  const furthest = (): number => Math.max(0, element.scrollHeight - element.clientHeight);
  const start = (): number => (isBackwards(element) ? -furthest() : 0);
  const top = (): number => element.scrollTop - start();
  return {
    element,
    top,
    furthest,
    view: () => element.clientHeight,
    goTo: (to) => element.scrollTo({ top: Math.min(Math.max(0, to), furthest()) + start(), behavior: 'instant' }),
    isAtTop: () => top() <= CLOSE,
    isAtBottom: () => furthest() - top() <= CLOSE,
    edgesOf: (inside) => {
      const { top: upper, bottom: lower } = inside.getBoundingClientRect();
      const above = isPage ? 0 : element.getBoundingClientRect().top;
      return { upper: upper - above, lower: lower - above };
    },
  };
}

/** A box whose contents are laid out from the bottom counts its scrolling from there, downwards below zero. */
function isBackwards(element: Element): boolean {
  if (element.scrollTop < 0) return true;
  const style = element.ownerDocument.defaultView?.getComputedStyle(element);
  return style?.display.endsWith('flex') === true && style.flexDirection === 'column-reverse';
}
