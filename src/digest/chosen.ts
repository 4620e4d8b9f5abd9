import type { Section } from '../core/summary.ts';
import { type Draft, headingTokens } from './lines.ts';
import { CHOICE } from './weights.ts';

/** What is chosen so far, with what is needed to judge the next draft. */
export interface Chosen {
  readonly drafts: Draft[];
  readonly sections: Set<Section>;
  /** By term the places in `drafts` that speak of it. */
  readonly byTerm: Map<string, number[]>;
  readonly ofMessage: Map<number, number>;
  readonly ofStretch: Map<number, number>;
  /** Messages of the chat. */
  readonly count: number;
  tokensLeft: number;
}

const STRETCHES = 10;
/** A decision on fewer things than this is told although a question spoke of the same. */
const FEW = 3;

/** For a chat of `count` messages and a digest of `budgetTokens` tokens. */
export function nothingChosen(count: number, budgetTokens: number): Chosen {
  return {
    drafts: [],
    sections: new Set(),
    byTerm: new Map(),
    ofMessage: new Map(),
    ofStretch: new Map(),
    count,
    tokensLeft: budgetTokens,
  };
}

/** What the draft adds in likelihood for its tokens, given what is chosen. Falls as more is chosen. */
export function worth({ candidate, tokens }: Draft, chosen: Chosen): number {
  const { terms } = candidate.traits;
  let known = 0;
  for (const term of terms) if (chosen.byTerm.has(term)) known++;
  const novelty = terms.size === 0 ? 0 : 1 - known / terms.size;
  const number = candidate.unit.evidence.at(-1) ?? 0;
  return (
    (candidate.likelihood ** CHOICE.likelihood *
      (1 - CHOICE.novelty + CHOICE.novelty * novelty) *
      CHOICE.sameMessage ** (chosen.ofMessage.get(number) ?? 0) *
      CHOICE.sameStretch ** (chosen.ofStretch.get(stretchOf(number, chosen.count)) ?? 0)) /
    tokens ** CHOICE.cost
  );
}

/** With its heading, where it is the first of its section. */
export function fits({ line, tokens }: Draft, chosen: Chosen): boolean {
  return tokens + (chosen.sections.has(line.section) ? 0 : headingTokens(line.section)) <= chosen.tokensLeft;
}

/** True where a chosen line, or this one, says nearly all that the other says, and no number is new. */
export function repeats({ candidate, line }: Draft, { byTerm, drafts }: Chosen): boolean {
  if (drafts.some((other) => other.line.text.includes(line.text))) return true;
  const { terms } = candidate.traits;
  if (line.section === 'decisions' && terms.size < FEW) return false;
  const shared = new Map<number, number>();
  for (const term of terms) {
    const places = byTerm.get(term) ?? [];
    if (places.length === 0 && /\p{N}/u.test(term)) return false;
    for (const place of places) shared.set(place, (shared.get(place) ?? 0) + 1);
  }
  for (const [place, count] of shared) {
    const other = drafts[place]?.candidate.traits.terms ?? terms;
    if (count >= CHOICE.repeats * terms.size && !hasNewNumber(terms, other)) return true;
  }
  return false;
}

function hasNewNumber(terms: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  for (const term of terms) if (!known.has(term) && /\p{N}/u.test(term)) return true;
  return false;
}

/** Changes what is chosen: it belongs to one digest. */
export function take(draft: Draft, chosen: Chosen): void {
  const { candidate, line, tokens } = draft;
  chosen.tokensLeft -= tokens + (chosen.sections.has(line.section) ? 0 : headingTokens(line.section));
  chosen.sections.add(line.section);
  for (const term of candidate.traits.terms) {
    const places = chosen.byTerm.get(term) ?? [];
    places.push(chosen.drafts.length);
    chosen.byTerm.set(term, places);
  }
  chosen.drafts.push(draft);
  const number = candidate.unit.evidence.at(-1) ?? 0;
  const stretch = stretchOf(number, chosen.count);
  chosen.ofMessage.set(number, (chosen.ofMessage.get(number) ?? 0) + 1);
  chosen.ofStretch.set(stretch, (chosen.ofStretch.get(stretch) ?? 0) + 1);
}

/** The draft without the sentence it points back at, where that is a line already. */
export function bareWhereKnown(draft: Draft, { drafts }: Chosen): Draft {
  const { context } = draft.candidate.unit;
  return draft.bare !== undefined && drafts.some(({ line }) => line.text.includes(context)) ? draft.bare : draft;
}

function stretchOf(number: number, count: number): number {
  return Math.min(STRETCHES - 1, Math.floor(((number - 1) * STRETCHES) / Math.max(1, count)));
}
