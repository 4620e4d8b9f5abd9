import type { Candidate } from './pool.ts';

/** Later changes of the goal that are told beside the first goal. */
const MOST_CHANGES = 2;
/** A message that speaks of fewer things is a greeting. */
const SAYS_SOMETHING = 3;

/** Orders of the candidates that say what the user set out to do: first, and where that changed. */
export function goalsOf(pool: readonly Candidate[], gone: ReadonlySet<number>): ReadonlySet<number> {
  const said = pool.filter((candidate) => isOfUser(candidate) && !gone.has(candidate.order) && !isAgainst(candidate));
  const first = firstGoal(said);
  if (first === undefined) return new Set();
  const changes = said.filter(
    ({ order, traits }) => order > first.order && traits.cues.has('newGoal') && !traits.isQuestion,
  );
  return new Set([first, ...changes.slice(-MOST_CHANGES)].map(({ order }) => order));
}

function isOfUser({ unit }: Candidate): boolean {
  return (
    unit.role === 'user' &&
    unit.complete &&
    unit.kind !== 'code' &&
    unit.kind !== 'command' &&
    (unit.kind !== 'carried' || unit.section === 'goal')
  );
}

/** What somebody else wants, or what the user does not want. */
function isAgainst({ unit, traits: { cues, isQuestion, isQuote, terms } }: Candidate): boolean {
  if (unit.kind === 'carried') return false;
  if (isQuote) return true;
  const refuses = cues.has('refusal') && !isQuestion && !cues.has('intent') && !cues.has('request');
  return refuses && (terms.size <= SAYS_SOMETHING || cues.has('decision'));
}

function firstGoal(said: readonly Candidate[]): Candidate | undefined {
  const carried = said.find(({ unit }) => unit.kind === 'carried');
  if (carried !== undefined) return carried;
  const message = said.find(({ traits }) => traits.terms.size >= SAYS_SOMETHING)?.unit.evidence.at(-1);
  const there = said.filter(
    ({ unit, traits }) => unit.evidence.at(-1) === message && traits.terms.size >= SAYS_SOMETHING,
  );
  return (
    there.find(({ traits }) => traits.cues.has('intent')) ??
    there.find(({ traits }) => traits.cues.has('request') || traits.isQuestion) ??
    there.find(({ unit }) => unit.kind === 'sentence') ??
    there[0] ??
    said.find(({ traits }) => !traits.cues.has('decision'))
  );
}
