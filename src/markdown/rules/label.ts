const NO_LABEL =
  'button,[role="button"],svg,style,script,input,.sr-only,[class*="visually-hidden"],[hidden],mat-icon,[class*="material-symbols"]';

/** The visible text of an element without what its buttons say, text node by text node. */
function labelsOf(element: Element): readonly string[] {
  if (element.matches(NO_LABEL)) return [];
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType === 1) return labelsOf(node as Element);
    const text = node.nodeType === 3 ? lineOf(node as Text) : '';
    return text === '' ? [] : [text];
  });
}

export function labelOf(element: Element): string {
  return labelsOf(element).join(' ');
}

/** The first of an element's labels; `''` where it has none. */
export function firstLabelOf(element: Element): string {
  if (element.matches(NO_LABEL)) return '';
  for (let node = element.firstChild; node; node = node.nextSibling) {
    const label = node.nodeType === 1 ? firstLabelOf(node as Element) : node.nodeType === 3 ? lineOf(node as Text) : '';
    if (label !== '') return label;
  }
  return '';
}

function lineOf(text: Text): string {
  return text.data.replace(/\s+/g, ' ').trim();
}
