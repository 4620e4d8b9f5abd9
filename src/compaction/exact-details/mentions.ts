import type { Mention } from './detail.ts';
import { lineMentions } from './line-mentions.ts';
import { type NameKnowledge, nameMentions } from './names.ts';
import { type Segment, segmentsOf } from './segments.ts';

/** The details of a text in their order, the longest of those that overlap. */
export function mentionsOf(text: string, names: NameKnowledge): readonly Mention[] {
  const segments: readonly Segment[] = segmentsOf(text);
  const found = [...segments.flatMap((segment) => lineMentions(text, segment)), ...nameMentions(text, segments, names)];
  return longest(found, text.length);
}

/**
 * The longest first, and of equals the one of the earlier rule; what overlaps a longer one goes. A shorter stretch
 * that overlaps a longer one has an end inside it, so looking at the ends is enough.
 */
function longest(found: readonly Mention[], length: number): readonly Mention[] {
  const taken = new Uint8Array(length + 1);
  const kept: Mention[] = [];
  for (const mention of found.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (taken[mention.start] === 1 || taken[mention.end - 1] === 1) continue;
    taken.fill(1, mention.start, mention.end);
    kept.push(mention);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}
