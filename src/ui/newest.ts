import type { Summarised } from '../core/summarised.ts';

/** The later of two readings of one chat; the first where neither is. */
export function newest(one: Summarised | undefined, other: Summarised | undefined): Summarised | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const later = other.conversation.seenAt - one.conversation.seenAt || writtenAt(other) - writtenAt(one);
  return later > 0 ? other : one;
}

function writtenAt({ checkpoint }: Summarised): number {
  return checkpoint?.at ?? 0;
}
