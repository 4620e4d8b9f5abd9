const NO_LABEL =
  'button,[role="button"],svg,style,script,input,.sr-only,[class*="visually-hidden"],[hidden],mat-icon,[class*="material-symbols"]';

/** The visible text of an element without what its buttons say, text node by text node. */
export function labelsOf(element: Element): readonly string[] {
  if (element.matches(NO_LABEL)) return [];
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === 1) return labelsOf(node as Element);
    const text = node.nodeType === 3 ? (node as Text).data.replace(/\s+/g, ' ').trim() : '';
    return text === '' ? [] : [text];
  });
}

export function labelOf(element: Element): string {
  return labelsOf(element).join(' ');
}
