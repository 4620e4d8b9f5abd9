/** Milliseconds without a change after which a page counts as settled. */
export const QUIET = 700;
/** Milliseconds after which a page that keeps changing is looked at anyway. */
export const LATEST = 5000;

export interface Watch {
  readonly document: Document;
  readonly window: Pick<Window, 'addEventListener'> & {
    readonly location: Pick<Location, 'href'>;
    readonly MutationObserver: typeof MutationObserver;
    /** Not in every browser; its `currententrychange` tells of moves that change nothing in the page. */
    readonly navigation?: EventTarget;
  };
  readonly timers: {
    readonly setTimeout: (run: () => void, milliseconds: number) => ReturnType<typeof setTimeout>;
    readonly clearTimeout: (timer: ReturnType<typeof setTimeout> | undefined) => void;
  };
  /** Ends the watch. */
  readonly signal: AbortSignal;
  /** Another address has been gone to inside the page; what it shows may still be what it showed before. */
  readonly onMoved?: () => void;
  /** The page has changed or another address has been gone to, and it is quiet (or has been busy for long). */
  readonly onSettled: () => void;
}

/**
 * Calls `onSettled` once the page as it is now has settled, and again after each change. Rests while the tab is hidden.
 * After a move to another address the page must come to rest: what it shows meanwhile may still be the chat before.
 */
export function watchPage({ document, window, timers, signal, onMoved, onSettled }: Watch): void {
  if (signal.aborted) return;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;
  let seen = window.location.href;

  const rest = () => {
    timers.clearTimeout(quiet);
    timers.clearTimeout(latest);
    latest = undefined;
  };
  const changed = () => {
    if (window.location.href !== seen) {
      rest();
      onMoved?.();
    }
    seen = window.location.href;
    timers.clearTimeout(quiet);
    quiet = timers.setTimeout(settle, QUIET);
    latest ??= timers.setTimeout(settle, LATEST);
  };
  const settle = () => {
    if (window.location.href !== seen) return changed();
    rest();
    onSettled();
  };
  const observer = new window.MutationObserver(changed);
  const attend = () => {
    observer.disconnect();
    rest();
    if (document.visibilityState === 'hidden') return;
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    changed();
  };
  const moved = () => {
    if (document.visibilityState !== 'hidden') changed();
  };

  document.addEventListener('visibilitychange', attend, { signal });
  window.addEventListener('popstate', moved, { signal });
  window.navigation?.addEventListener('currententrychange', moved, { signal });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    rest();
  });
  attend();
}
