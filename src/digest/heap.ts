/** An item waiting for its turn, and what it was last worth. */
export interface Ranked<T> {
  readonly item: T;
  readonly worth: number;
  /** Breaks ties: the smaller comes first. */
  readonly order: number;
}

/** Puts an item into a heap kept as an array, the best first. */
export function push<T>(heap: Ranked<T>[], entry: Ranked<T>): void {
  heap.push(entry);
  let at = heap.length - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!swapIfBetter(heap, at, parent)) return;
    at = parent;
  }
}

/** Takes the best item off a heap. */
export function pop<T>(heap: Ranked<T>[]): Ranked<T> | undefined {
  const best = heap[0];
  const last = heap.pop();
  if (best === undefined || last === undefined || heap.length === 0) return best;
  heap[0] = last;
  let at = 0;
  for (;;) {
    const child = betterChild(heap, at);
    if (!swapIfBetter(heap, child, at)) return best;
    at = child;
  }
}

function betterChild<T>(heap: readonly Ranked<T>[], at: number): number {
  const left = 2 * at + 1;
  return isBetter(heap[left + 1], heap[left]) ? left + 1 : left;
}

function swapIfBetter<T>(heap: Ranked<T>[], lower: number, upper: number): boolean {
  const [below, above] = [heap[lower], heap[upper]];
  if (below === undefined || above === undefined || !isBetter(below, above)) return false;
  heap[lower] = above;
  heap[upper] = below;
  return true;
}

function isBetter<T>(a: Ranked<T> | undefined, b: Ranked<T> | undefined): boolean {
  if (a === undefined || b === undefined) return b === undefined && a !== undefined;
  return a.worth > b.worth || (a.worth === b.worth && a.order < b.order);
}
