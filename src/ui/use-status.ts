import { useCallback, useState } from 'preact/hooks';
import { Failure } from '../core/failure.ts';
import { failureText } from './failure-text.ts';

export type Action = 'continue' | 'copy' | 'export';

/** How the user's last action stands. */
export interface Status {
  readonly action: Action;
  readonly tone: 'busy' | 'good' | 'bad';
  readonly text: string;
}

/** Does something for the user; `run` gives the sentence that says it is done. */
export type Act = (action: Action, run: () => Promise<string>, meanwhile?: string) => void;

export function useStatus(): readonly [Status | undefined, Act] {
  const [status, setStatus] = useState<Status>();
  const act = useCallback<Act>((action, run, meanwhile = '') => {
    setStatus({ action, tone: 'busy', text: meanwhile });
    run().then(
      (text) => setStatus({ action, tone: 'good', text }),
      (error: unknown) => setStatus({ action, tone: 'bad', text: sentence(action, error) }),
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
