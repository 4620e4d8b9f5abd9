import { isSettled } from './likelihood.ts';
import type { Placed } from './placed.ts';
import { CHOICE } from './weights.ts';

/** More of the pool than this never gets near a digest: so many candidates, and one more for so many tokens of budget. */
const FEWEST = 300;
const TOKENS_EACH = 4;
/** What a bullet and its evidence cost beside its words. */
const FRAME = 6;
/** Longest courtesy, in words. */
const COURTESY = 4;

/** The candidates of most worth, before it is known what stands beside them; in the order of the chat. */
export function contenders(all: readonly Placed[], budgetTokens: number): readonly Placed[] {
  const placed = all.filter(saysSomething);
  const most = FEWEST + Math.ceil(budgetTokens / TOKENS_EACH);
  if (placed.length <= most) return placed;
  const ranked = placed.map((one) => ({ one, worth: staticWorth(one) }));
  ranked.sort((a, b) => b.worth - a.worth || a.one.candidate.order - b.one.candidate.order);
  return ranked
    .slice(0, most)
    .map(({ one }) => one)
    .sort((a, b) => a.candidate.order - b.candidate.order);
}

/** "Thank you!" is no line of a digest. */
function saysSomething({ candidate: { traits, unit } }: Placed): boolean {
  if (traits.words.length <= COURTESY && traits.cues.has('praise') && traits.details.size === 0) return false;
  if (unit.role === 'user' && traits.terms.size > 0 && isSettled(traits)) return true;
  return traits.terms.size >= 2 || traits.hasDigit || unit.kind === 'command';
}

function staticWorth({ candidate: { likelihood, traits } }: Placed): number {
  return likelihood ** CHOICE.likelihood / (Math.max(traits.words.length, traits.terms.size) + FRAME) ** CHOICE.cost;
}
