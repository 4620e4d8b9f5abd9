/** What stands in a node as it is shown: an open shadow root in place of the children, in a slot what is put there. */
export function shownNodes(parent: Node): readonly Node[] {
  const { shadowRoot } = parent as Element;
  if (shadowRoot) return [...shadowRoot.childNodes];
  const slotted = (parent as Element).localName === 'slot' ? (parent as HTMLSlotElement).assignedNodes() : [];
  return slotted.length > 0 ? slotted : [...parent.childNodes];
}

export function shownChildren(parent: Node): readonly Element[] {
  return shownNodes(parent).filter(isElement);
}

/** The element around another as it is shown: its slot, its parent, or the host of its shadow root. */
export function shownParent(element: Element): Element | undefined {
  const root = element.getRootNode() as Partial<ShadowRoot>;
  return element.assignedSlot ?? element.parentElement ?? root.host;
}

/** An element's shown ancestors, nearest first. */
export function ancestorsOf(element: Element, most: number): readonly Element[] {
  const found: Element[] = [];
  for (let at = shownParent(element); at !== undefined && found.length < most; at = shownParent(at)) found.push(at);
  return found;
}

export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

export function isText(node: Node): node is Text {
  return node.nodeType === 3;
}
