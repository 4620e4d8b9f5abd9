import { useCallback, useEffect, useState } from 'preact/hooks';
import type { PopupState } from './popup-state.ts';
import type { PopupWorld } from './popup-world.ts';
import { type Begun, runPopup } from './run-popup.ts';

export interface PopupRun {
  readonly state: PopupState;
  /** Begins again. */
  readonly again: () => void;
  /** Loads the page again, then begins again. */
  readonly reload: () => void;
  /** Looks for a chat in a page of no known site. */
  readonly look: () => void;
  /** Keeps what the look has found. */
  readonly keep: (swapped: boolean) => void;
}

export function usePopupState(world: PopupWorld): PopupRun {
  const [state, setState] = useState<PopupState>({ name: 'working', step: 'opening' });
  const [run, setRun] = useState<{ readonly begun: Begun }>({ begun: 'open' });
  useEffect(() => {
    const lifetime = new AbortController();
    void follow(runPopup(world, run.begun), lifetime.signal, setState);
    return () => lifetime.abort();
  }, [world, run]);
  const again = useCallback(() => setRun({ begun: 'open' }), []);
  const reload = useCallback(() => setRun({ begun: 'reload' }), []);
  const look = useCallback(() => setRun({ begun: 'look' }), []);
  const keep = useCallback((swapped: boolean) => setRun({ begun: swapped ? 'keep-swapped' : 'keep' }), []);
  return { state, again, reload, look, keep };
}

async function follow(
  states: AsyncIterable<PopupState>,
  signal: AbortSignal,
  show: (state: PopupState) => void,
): Promise<void> {
  for await (const state of states) {
    if (signal.aborted) return;
    show(state);
  }
}
