/** A line of an editor that holds in the page only what is near its view. */
export interface PlacedLine {
  readonly element: Element;
  /** Lines in front of it that are not in the page. */
  readonly missing: number;
}

/** The lines of a Monaco editor, which keeps them in any order and places them by `top` (Qwen, 2026-07). */
export function placedLines(parent: Element): { readonly lines: readonly PlacedLine[]; readonly behind: number } {
  const elements = [...parent.children].toSorted((a, b) => topOf(a) - topOf(b));
  const height = sizeOf(elements[0], 'height');
  if (height === 0) return { lines: elements.map((element) => ({ element, missing: 0 })), behind: 0 };
  const rows = elements.map((element) => Math.round(topOf(element) / height));
  const lines = elements.map((element, at) => ({ element, missing: (rows[at] ?? 0) - (rows[at - 1] ?? -1) - 1 }));
  return { lines, behind: linesBehind(parent, (rows.at(-1) ?? 0) + 1, height) };
}

/** What stands for lines of code that are not in the page. */
export function unshown(count?: number): string {
  if (count === undefined) return '[… lines not shown …]';
  return count === 1 ? '[… 1 line not shown …]' : `[… ${count} lines not shown …]`;
}

/**
 * Lines behind the last one in the page. The height of all lines tells, but for one line's worth of scroll bar, and but
 * for an editor that may be scrolled beyond its end: that one has room left under its last line.
 */
function linesBehind(parent: Element, shown: number, height: number): number {
  const room = sizeOf(parent.closest('.monaco-editor'), 'height');
  const behind = Math.floor(sizeOf(parent, 'height') / height) - shown;
  return (shown + 1) * height <= room ? 0 : Math.max(0, behind);
}

function topOf(element: Element): number {
  return sizeOf(element, 'top');
}

function sizeOf(element: Element | null | undefined, name: 'top' | 'height'): number {
  return Number.parseFloat((element as HTMLElement | null | undefined)?.style[name] ?? '') || 0;
}
