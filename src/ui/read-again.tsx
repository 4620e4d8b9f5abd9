import type { JSX } from 'preact';

/** A page that is read by guess is read when the user says so, and only then. */
export function ReadAgain({ look }: { readonly look: () => void }): JSX.Element {
  return (
    <p class="read-again">
      <span>Read by guess, when you asked for it.</span>
      <button type="button" class="button" data-testid="read-again" onClick={look}>
        Read it again
      </button>
    </p>
  );
}
