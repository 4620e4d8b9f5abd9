import type { Clock } from './clock.ts';

interface Patience {
  /** How long nothing may change. Milliseconds. */
  readonly quiet: number;
  /** How long it may take. Milliseconds. */
  readonly atMost: number;
}

const AT_A_STOP: Patience = { quiet: 60, atMost: 1500 };

/** Waits until the page has been drawn and nothing changes below `root` for a while, but not for ever. */
export async function settled(root: Node, clock: Clock, signal: AbortSignal, patience = AT_A_STOP): Promise<void> {
  let changed = clock.now();
  const latest = changed + patience.atMost;
  const observer = new MutationObserver(() => {
    changed = clock.now();
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  await clock.frame(signal);
  await clock.frame(signal);
  for (let left = 1; left > 0 && !signal.aborted; ) {
    left = Math.min(changed + patience.quiet, latest) - clock.now();
    if (left > 0) await clock.wait(left, signal);
  }
  observer.disconnect();
}

/** Waits until `holds` is true, looking again after each change below `root`; gives whether it is. Milliseconds. */
export async function comesTrue(
  holds: () => boolean,
  within: number,
  { root, clock, signal }: { readonly root: Node; readonly clock: Clock; readonly signal: AbortSignal },
): Promise<boolean> {
  const found = new AbortController();
  const either = AbortSignal.any([found.signal, signal]);
  const look = (): void => {
    if (holds()) found.abort();
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  look();
  await clock.wait(within, either);
  observer.disconnect();
  return holds();
}
