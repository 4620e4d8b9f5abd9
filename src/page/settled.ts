/** How long an editor may take to take over a text, and how long the text must then stand unchanged. Milliseconds. */
const PATIENCE = 3_000;
const STANDS = 300;

export interface Waiting {
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly within: number;
}

/**
 * True once `check` has held for a while without a break, false if it does not come to that in time. An editor shows
 * what the browser typed before it has decided whether to keep it.
 */
export async function settled(element: Element, check: () => boolean, signal: AbortSignal): Promise<boolean> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const within = Math.max(0, end - performance.now());
    if ((await appears(element, () => check() || undefined, { signal, within })) === undefined) return false;
    const broken = await appears(element, () => !check() || undefined, { signal, within: STANDS });
    if (broken === undefined) return check();
  }
}

/** What `find` gives as soon as it gives something, looking again at each change below `root`; undefined if it does not. */
export function appears<T>(root: Node, find: () => T | undefined, { signal, within }: Waiting): Promise<T | undefined> {
  return new Promise((resolve) => {
    const end = (found: T | undefined): void => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(found);
    };
    const look = (): void => {
      const found = find();
      if (found !== undefined) end(found);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => end(find()), within);
    signal.addEventListener('abort', () => end(undefined), { once: true });
    observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
    look();
  });
}
