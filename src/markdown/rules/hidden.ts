import type { Shape, Tag, Tags } from '../tag.ts';

const NO_TEXT =
  'style template noscript svg textarea select option datalist iframe object canvas audio video head title meta link mat-icon';

const nothing: Tag = () => {};

/**
 * What is no part of a message. `aria-hidden` is not among it: on Gemini (2026-07) it is on a formula's only copy.
 * Nor is `display: none`: Gemini leaves it on code blocks that are shown.
 */
export const hiddenTags: Tags = Object.fromEntries(NO_TEXT.split(' ').map((name) => [name, nothing]));

/** Labels for screen readers, by the class names that frameworks give them, and icons that are drawn from their names. */
export const hiddenShapes: readonly Shape[] = [
  {
    selector:
      '[hidden]:not([hidden="until-found"]),.sr-only,[class*="visually-hidden"],[class*="visuallyhidden" i],.screen-reader-text,.screen-reader-only,[class*="material-symbols"]',
    write: nothing,
  },
];
