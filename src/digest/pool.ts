import type { Message } from '../core/message.ts';
import { joinAnswers } from './answers.ts';
import { courseOf, NOWHERE } from './course.ts';
import { likelihood, type Standing } from './likelihood.ts';
import { type Traits, traitsOf } from './traits.ts';
import type { Unit } from './unit.ts';
import { unitsOf } from './units.ts';
import { verbosityOf } from './verbosity.ts';

/** A unit with what it is worth. */
export interface Candidate {
  readonly unit: Unit;
  readonly traits: Traits;
  /** Place in the chat, rising. */
  readonly order: number;
  /** 0 to 1: how likely one needs it later. */
  readonly likelihood: number;
  readonly standing: Standing;
}

/** At most so many units of one message are kept. */
const MOST_KEPT = 40;
/** What stands in so many messages is a theme of the chat. */
const RETURNS = 3;

/**
 * Reads every message once, into scored candidates in the order of the chat. `open` are the numbers of those without an
 * answer.
 */
export function toPool(messages: readonly Message[], open: ReadonlySet<number>): readonly Candidate[] {
  const read = joinAnswers(messages.map((message, index) => unitsOf(heard(message, index + 1, open), index + 1)));
  const described = read.map(({ message, units }) => units.map((unit) => ({ unit, traits: traitsOf(unit), message })));
  const returns = termReturns(described.map((units) => units.map(({ traits }) => traits)));
  const verbosity = verbosityOf(messages);
  const course = courseOf(described);
  const known = { names: new Set<string>(), terms: new Set<string>() };
  let order = 0;
  return described.flatMap((units, index) =>
    strongest(
      units.map(({ unit, traits }, place) => {
        const there = { ...standing(traits, known, returns), verbosity, course: course[index] ?? NOWHERE, place };
        const candidate = {
          unit,
          traits,
          order: order++,
          likelihood: likelihood(unit, traits, there),
          standing: there,
        };
        learn(traits, known);
        return candidate;
      }),
    ),
  );
}

/** An unfinished message says nothing, unless it is what is waited for. */
function heard(message: Message, number: number, open: ReadonlySet<number>): Message {
  return message.complete || open.has(number) ? message : { ...message, text: '' };
}

interface Known {
  readonly names: Set<string>;
  readonly terms: Set<string>;
}

function strongest(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length <= MOST_KEPT) return candidates;
  const kept = candidates.toSorted((a, b) => b.likelihood - a.likelihood || a.order - b.order).slice(0, MOST_KEPT);
  return kept.sort((a, b) => a.order - b.order);
}

/** In how many messages a term stands. */
function termReturns(messages: readonly (readonly Traits[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const lastIn = new Map<string, number>();
  messages.forEach((units, index) => {
    for (const { terms } of units) {
      for (const term of terms) {
        if (lastIn.get(term) === index) continue;
        lastIn.set(term, index);
        counts.set(term, (counts.get(term) ?? 0) + 1);
      }
    }
  });
  return counts;
}

function standing(
  { names, terms }: Traits,
  known: Known,
  returns: ReadonlyMap<string, number>,
): Pick<Standing, 'newNames' | 'newTerms' | 'comesBack'> {
  let newTerms = 0;
  let comesBack = false;
  for (const term of terms) {
    if (known.terms.has(term)) continue;
    newTerms++;
    comesBack ||= (returns.get(term) ?? 0) >= RETURNS;
  }
  return { newNames: names.filter((name) => !known.names.has(name)).length, newTerms, comesBack };
}

function learn({ names, terms }: Traits, known: Known): void {
  for (const name of names) known.names.add(name);
  for (const term of terms) known.terms.add(term);
}
