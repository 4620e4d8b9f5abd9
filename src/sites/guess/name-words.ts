/** The words of a name as programmers write it: `chatMessage--outgoing` gives `chat`, `message`, `outgoing`. */
export function nameWords(name: string): readonly string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Class names, where an element has any. */
export function classNames(element: Element): readonly string[] {
  return (element.getAttribute('class') ?? '').split(/\s+/).filter((name) => name !== '');
}
