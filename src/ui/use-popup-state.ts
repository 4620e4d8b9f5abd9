import { useCallback, useEffect, useState } from 'preact/hooks';
import type { PopupState } from './popup-state.ts';
import type { PopupWorld } from './popup-world.ts';
import { runPopup } from './run-popup.ts';

export interface PopupRun {
  readonly state: PopupState;
  /** Begins again. */
  readonly again: () => void;
  /** Loads the page again, then begins again. */
  readonly reload: () => void;
}

export function usePopupState(world: PopupWorld): PopupRun {
  const [state, setState] = useState<PopupState>({ name: 'working', step: 'opening' });
  const [run, setRun] = useState({ reloadFirst: false });
  useEffect(() => {
    const lifetime = new AbortController();
    void follow(runPopup(world, run.reloadFirst), lifetime.signal, setState);
    return () => lifetime.abort();
  }, [world, run]);
  const again = useCallback(() => setRun({ reloadFirst: false }), []);
  const reload = useCallback(() => setRun({ reloadFirst: true }), []);
  return { state, again, reload };
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
