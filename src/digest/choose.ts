import { bareWhereKnown, type Chosen, fits, nothingChosen, repeats, take, worth } from './chosen.ts';
import { pop, push, type Ranked } from './heap.ts';
import type { Draft } from './lines.ts';

/** Drafts in a row that do not fit, after which nothing else is tried. */
const MOST_MISSES = 300;

/**
 * The drafts of most worth within the budget. `first` go in before all others, in their order, where they fit.
 * Worth falls as more is chosen, so a draft that is still best after a second look is taken for the best of all.
 */
export function choose(
  first: readonly Draft[],
  drafts: readonly Draft[],
  count: number,
  budgetTokens: number,
): readonly Draft[] {
  const chosen = nothingChosen(count, budgetTokens);
  for (const one of first) {
    const draft = bareWhereKnown(one, chosen);
    if (fits(draft, chosen) && !repeats(draft, chosen)) take(draft, chosen);
  }
  const heap: Ranked<Draft>[] = [];
  for (const draft of drafts) push(heap, ranked(draft, chosen));
  let misses = 0;
  for (let top = pop(heap); top !== undefined && misses < MOST_MISSES; top = pop(heap)) {
    const now = ranked(top.item, chosen);
    const next = heap[0];
    if (next !== undefined && now.worth < next.worth) {
      push(heap, now);
      continue;
    }
    if (!fits(now.item, chosen)) misses++;
    else if (!repeats(now.item, chosen)) take(now.item, chosen);
  }
  return chosen.drafts.toSorted((a, b) => a.candidate.order - b.candidate.order);
}

function ranked(draft: Draft, chosen: Chosen): Ranked<Draft> {
  const item = bareWhereKnown(draft, chosen);
  return { item, worth: worth(item, chosen), order: draft.candidate.order };
}
