import type { Message } from '../core/message.ts';
import { detailsOf } from './details-of.ts';
import type { ExactDetail } from './exact-details/detail.ts';
import { missingDetails } from './exact-details/missing-details.ts';
import type { FoldPlan } from './plan-fold.ts';

/** As many details of a chat are worth looking after; the further ones rank low. */
const MOST_DETAILS = 200;
/** Messages that a summary cites, whose details are looked up again. */
const MOST_CITED = 80;

/** The best exact details of messages, best first; `from` is the number of the first message. */
export function detailsWorthKeeping(messages: readonly Message[], from = 1): readonly ExactDetail[] {
  return detailsOf(messages, from).slice(0, MOST_DETAILS);
}

/** The best of what was folded now, and what the summary before held: a detail once noted does not wear away. */
export function detailsToKeep({ previous, covered, folded }: FoldPlan): readonly ExactDetail[] {
  const fresh = detailsWorthKeeping(folded, covered.length - folded.length + 1);
  if (previous === undefined) return fresh;
  const cited = [...new Set(previous.lines.flatMap(({ evidence }) => evidence))].slice(0, MOST_CITED);
  const older = cited.flatMap((number) => detailsOf(covered.slice(number - 1, number), number));
  const lost = new Set(missingDetails(older, previous.summary));
  return [...older.filter((detail) => !lost.has(detail)), ...fresh];
}
