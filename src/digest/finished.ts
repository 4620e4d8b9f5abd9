import type { Candidate } from './pool.ts';

/** What was put off and what was done later are the same thing where they share so many things spoken of. */
const FEWEST_SHARED = 2;

/** Orders of the candidates that put something off which the user told done in a later message. */
export function finished(pool: readonly Candidate[]): ReadonlySet<number> {
  const gone = new Set<number>();
  const open: Candidate[] = [];
  for (const candidate of pool) {
    const { unit, traits } = candidate;
    if (unit.role !== 'user' || traits.isQuestion) continue;
    if (traits.cues.has('done') && !traits.cues.has('refusal'))
      for (const before of open) if (sameThing(before, candidate)) gone.add(before.order);
    if (traits.cues.has('postponed') || traits.cues.has('later')) open.push(candidate);
  }
  return gone;
}

function sameThing(before: Candidate, now: Candidate): boolean {
  if (before.unit.evidence.at(-1) === now.unit.evidence.at(-1)) return false;
  let shared = 0;
  for (const term of now.traits.terms) if (before.traits.terms.has(term)) shared++;
  return shared >= FEWEST_SHARED;
}
