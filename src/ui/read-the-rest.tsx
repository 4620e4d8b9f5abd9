import type { JSX } from 'preact';
import type { SweepControl } from './use-sweep.ts';

/** The button that has Baton read what is missing, and stops it again. */
export function ReadTheRest({ sweep }: { readonly sweep: SweepControl }): JSX.Element {
  const { running, start, stop } = sweep;
  return (
    <div class="read-the-rest">
      <button
        type="button"
        class="button"
        data-testid="read-the-rest"
        // the second click of a double one would stop what the first has begun
        onClick={({ detail }) => (detail > 1 ? undefined : running ? stop() : start())}
      >
        {running ? 'Stop' : 'Read the rest'}
      </button>
      <p>
        {running
          ? 'Leave the tab in front; what was read stays.'
          : 'Baton scrolls through the chat once; press Escape to stop.'}
      </p>
    </div>
  );
}
