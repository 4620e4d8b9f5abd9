export interface Waiting {
  readonly signal: AbortSignal;
  /** Milliseconds. */
  readonly within: number;
}

/**
 * What `find` gives as soon as it gives something, looking again at each change below `root`; undefined if it does not.
 */
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
