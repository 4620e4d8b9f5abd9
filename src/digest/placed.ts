import type { Section } from '../core/summary.ts';
import type { Candidate } from './pool.ts';

/** A candidate with the section it would stand in. */
export interface Placed {
  readonly candidate: Candidate;
  readonly section: Section;
}
