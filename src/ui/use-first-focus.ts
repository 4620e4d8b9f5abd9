import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Gives an element the focus once it is ready, where the user has not put it somewhere else. */
export function useFirstFocus(element: RefObject<HTMLElement | null>, ready: boolean): void {
  useEffect(() => {
    const { activeElement, body } = document;
    if (ready && (activeElement === null || activeElement === body)) element.current?.focus();
  }, [element, ready]);
}
