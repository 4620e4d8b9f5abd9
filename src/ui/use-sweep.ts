import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Place } from './popup-state.ts';
import type { PopupWorld } from './popup-world.ts';
import { sweepText } from './sweep-text.ts';
import type { Act } from './use-status.ts';

/** Reading the rest of a chat by scrolling through it. */
export interface SweepControl {
  readonly running: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Undefined until the page was read (`ready`). A sweep that runs already, begun by an earlier popup, is taken up. */
export function useSweep(
  world: PopupWorld,
  place: Place | undefined,
  ready: boolean,
  act: Act,
): SweepControl | undefined {
  const [running, setRunning] = useState(false);
  const { tabId, key } = place ?? {};
  const start = useCallback(() => {
    if (tabId === undefined || key === undefined) return;
    const run = async (): Promise<string> => {
      setRunning(true);
      try {
        const end = await world.sweep(tabId);
        const chat = await world.readSummarised(key);
        return chat === undefined ? '' : sweepText(end, chat.conversation);
      } finally {
        setRunning(false);
      }
    };
    act('sweep', run, 'Reading the rest of the chat…');
  }, [world, tabId, key, act]);
  useEffect(() => {
    if (!ready || tabId === undefined) return;
    world.sweeping(tabId).then((already) => already && start(), ignore);
  }, [world, tabId, ready, start]);
  if (!ready || tabId === undefined || key === undefined) return undefined;
  return { running, start, stop: () => void world.stopSweep(tabId).catch(ignore) };
}

/** The page has gone, and the sweep with it. */
function ignore(): void {}
