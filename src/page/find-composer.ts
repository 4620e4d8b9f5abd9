import type { SiteAdapter } from '../sites/adapter.ts';

/** What stands in the composer's place until the page has come to life (Claude, 2026-07): what is typed then is lost. */
const NOT_YET = '[data-testid="chat-input-ssr"]';

/** The composer a person sees: the first candidate that can be typed into and is not a hidden stand-in. */
export function findComposer(site: SiteAdapter, document: Document): HTMLElement | undefined {
  if ([...document.querySelectorAll<HTMLElement>(NOT_YET)].some(isShown)) return undefined;
  for (const selector of site.composer) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isUsable);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isUsable(element: HTMLElement): boolean {
  const editable = element instanceof HTMLTextAreaElement ? !element.disabled : element.isContentEditable;
  return editable && isShown(element) && element.ariaHidden !== 'true';
}

function isShown(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0;
}
