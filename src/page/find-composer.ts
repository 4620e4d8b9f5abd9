import type { SiteAdapter } from '../sites/adapter.ts';

/** The composer a person sees: the first candidate that can be typed into and is not a hidden stand-in. */
export function findComposer(site: SiteAdapter, document: Document): HTMLElement | undefined {
  for (const selector of site.composer) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(isUsable);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isUsable(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const editable = element instanceof HTMLTextAreaElement ? !element.disabled : element.isContentEditable;
  return editable && box.width > 0 && box.height > 0 && element.ariaHidden !== 'true';
}
