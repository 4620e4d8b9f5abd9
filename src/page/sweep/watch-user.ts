import type { Scroller } from './scroller.ts';

/** What a user does to have a sweep stop: scroll, or ask for it. */
export type UserStop = 'scrolled' | 'asked';

const SCROLLING_KEYS: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);

/** Calls `stop` when the user scrolls, by wheel, finger, key or scrollbar, or presses Escape. */
export function watchUser(
  window: Window,
  { element }: Scroller,
  stop: (how: UserStop) => void,
  signal: AbortSignal,
): void {
  const listen = <K extends keyof WindowEventMap>(type: K, run: (event: WindowEventMap[K]) => void): void =>
    window.addEventListener(type, run, { capture: true, passive: type !== 'keydown', signal });
  listen('wheel', () => stop('scrolled'));
  listen('touchmove', () => stop('scrolled'));
  listen('pointerdown', (event) => {
    if (event.button === 1 || isOnScrollbar(event, element)) stop('scrolled');
  });
  listen('keydown', (event) => {
    if (event.key === 'Escape') {
      // meant for us: the site would end the answer that it is writing
      event.preventDefault();
      event.stopImmediatePropagation();
      return stop('asked');
    }
    if (SCROLLING_KEYS.has(event.key) && !isWriting(event.target)) stop('scrolled');
  });
}

function isOnScrollbar({ target, clientX }: PointerEvent, element: Element): boolean {
  const isPage = element === element.ownerDocument.scrollingElement;
  if (target !== element && !(isPage && target === element.ownerDocument.documentElement)) return false;
  const left = isPage ? 0 : element.getBoundingClientRect().left + element.clientLeft;
  return clientX < left || clientX >= left + element.clientWidth;
}

/** Where text is written these keys move the caret. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
}
