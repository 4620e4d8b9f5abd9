import { useCallback, useRef, useState } from 'preact/hooks';
import { Failure } from '../core/failure.ts';
import { failureText } from './failure-text.ts';

export type Action = 'continue' | 'copy' | 'export' | 'sweep';

/** How the user's last action stands. */
export interface Status {
  readonly action: Action;
  readonly tone: 'busy' | 'good' | 'bad';
  readonly text: string;
}

/**
 * Does something for the user; `run` gives the sentence that says it is done. Nothing happens while the same action is
 * still running.
 */
export type Act = (action: Action, run: () => Promise<string>, meanwhile?: string) => void;

export function useStatus(): readonly [Status | undefined, Act] {
  const [status, setStatus] = useState<Status>();
  const running = useRef(new Set<Action>());
  const act = useCallback<Act>((action, run, meanwhile = '') => {
    // A state would come too late: several clicks can come before the next render.
    if (running.current.has(action)) return;
    running.current.add(action);
    setStatus({ action, tone: 'busy', text: meanwhile });
    const ended = (tone: 'good' | 'bad', text: string): void => {
      running.current.delete(action);
      setStatus({ action, tone, text });
    };
    run().then(
      (text) => ended('good', text),
      (error: unknown) => ended('bad', sentence(action, error)),
    );
  }, []);
  return [status, act];
}

function sentence(action: Action, error: unknown): string {
  if (error instanceof Failure) {
    const text = failureText(error);
    return `${text.says} ${text.do}`;
  }
  if (action === 'copy') return 'The browser did not let Baton use the clipboard. Use Export instead.';
  return 'That did not work. Close this window, open it again, and try once more.';
}
