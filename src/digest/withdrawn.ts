import type { Candidate } from './pool.ts';
import { refusedTerms } from './refused.ts';

/** Only the latest sentences that settled something about a thing are looked at. */
const LATEST = 8;
/** What speaks of more things than this says more than what was taken back. */
const BRIEF = 4;

/** Orders of the candidates that settled what the user took back in a later message. */
export function withdrawn(pool: readonly Candidate[]): ReadonlySet<number> {
  const gone = new Set<number>();
  const settled = new Map<string, Candidate[]>();
  for (const candidate of pool) {
    if (candidate.unit.kind === 'code' || candidate.unit.kind === 'command') continue;
    const refused = refusedTerms(candidate.unit.text);
    if (candidate.unit.role === 'user' && !candidate.traits.isQuestion)
      for (const term of refused)
        for (const before of settled.get(term) ?? []) if (isEarlier(before, candidate)) gone.add(before.order);
    if (!settles(candidate)) continue;
    for (const term of candidate.traits.terms)
      if (!refused.has(term)) settled.set(term, [...(settled.get(term) ?? []).slice(1 - LATEST), candidate]);
  }
  return gone;
}

function settles({ traits }: Candidate): boolean {
  return traits.terms.size <= BRIEF && (traits.cues.has('decision') || traits.cues.has('intent'));
}

function isEarlier({ unit }: Candidate, now: Candidate): boolean {
  return (unit.evidence.at(-1) ?? 0) < (now.unit.evidence.at(-1) ?? 0);
}
