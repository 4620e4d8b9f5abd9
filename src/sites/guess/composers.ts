import { isEditable } from './is-aside.ts';
import { ancestorsOf, shownChildren } from './shown.ts';

/** A composer stands around its list, not at the other end of the page. */
const LEVELS = 5;

/** Says of a list whether a box to write into stands beside it. */
export type ComposerBeside = (list: Element) => boolean;

/** Finds the boxes for text of one's own in a page once, for all its lists. */
export function composersIn(root: Element): ComposerBeside {
  const counts = new Map<Element, number>();
  const count = (element: Element): number => {
    const inside = shownChildren(element).reduce((sum, child) => sum + count(child), isComposer(element) ? 1 : 0);
    if (inside > 0) counts.set(element, inside);
    return inside;
  };
  count(root);
  return (list) => {
    const own = counts.get(list) ?? 0;
    return ancestorsOf(list, LEVELS).some((around) => (counts.get(around) ?? 0) > own);
  };
}

/** Not one that searches, and not one among the other fields of a form. */
function isComposer(element: Element): boolean {
  if (!isEditable(element) && !element.matches('textarea, input[type="text"], input:not([type])')) return false;
  if (element.closest('[role="search"], nav, header, [class*="search" i], [class*="comment" i]') !== null) return false;
  const fields = 'input:not([type]), input[type="text"], input[type="email"], select, textarea';
  return (element.closest('form')?.querySelectorAll(fields).length ?? 1) <= 1;
}
