import type { JSX } from 'preact';

const RADIUS = 6;
const ROUND = 2 * Math.PI * RADIUS;

/** How much of something is there, from 0 to 1. Only for the eye: the words beside it say the same. */
export function Ring({ share }: { readonly share: number }): JSX.Element {
  return (
    <svg class="ring" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" data-share={share.toFixed(2)}>
      <circle class="ring-track" cx="8" cy="8" r={RADIUS} />
      <circle class="ring-share" cx="8" cy="8" r={RADIUS} stroke-dasharray={`${share * ROUND} ${ROUND}`} />
    </svg>
  );
}
