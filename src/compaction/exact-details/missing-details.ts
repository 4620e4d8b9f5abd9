import type { ExactDetail } from './detail.ts';
import { foldedText, holds } from './holds.ts';

/** How many details a summary holds. */
export interface DetailCoverage {
  readonly held: number;
  readonly all: number;
  /** In the order of the details given. */
  readonly missing: readonly ExactDetail[];
}

/**
 * The details a summary does not hold, in the order given. Compared without regard to thousands separators, digits'
 * script, quotation marks, spaces before units, and the case of letters but in code, paths and commands; `4180` is not
 * held by `41800`.
 */
export function missingDetails(details: readonly ExactDetail[], summary: string): readonly ExactDetail[] {
  const folded = foldedText(summary);
  return details.filter(({ kind, text }) => !holds(folded, kind, text));
}

/** `held` of `all`, and those missing. */
export function detailCoverage(details: readonly ExactDetail[], summary: string): DetailCoverage {
  const missing = missingDetails(details, summary);
  return { held: details.length - missing.length, all: details.length, missing };
}
