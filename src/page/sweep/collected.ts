import type { Capture } from '../../core/capture.ts';
import { type Conversation, isWhole } from '../../core/conversation.ts';
import { merge } from '../../core/merge.ts';

/** What a sweep has read so far. */
export interface Collected {
  /**
   * Takes a reading in. `jumped` is true where it shows messages that are new, and something is missing between them and
   * what was read before; `grew` where it shows any that are new.
   */
  readonly take: (capture: Capture) => { readonly grew: boolean; readonly jumped: boolean };
  /** What is missing in front of the newest messages does not show: readings behind it are not taken for jumps. */
  readonly giveUpGap: () => void;
  /** Begins anew at the top; what was read on the way up counts on, but readings need not join on to it. */
  readonly restart: () => void;
  readonly count: () => number;
  readonly isWhole: () => boolean;
}

export function collect(): Collected {
  let all: Conversation | undefined;
  let readings = 0;
  let earlier = 0;
  const givenUp = new Set<string>();
  return {
    take: (capture) => {
      const before = all;
      const frontier = joinedFrom(before, givenUp);
      all = merge(before, capture, readings++);
      const grew = all.messages.length > (before?.messages.length ?? 0);
      return { grew, jumped: grew && before !== undefined && joinedFrom(all, givenUp) <= frontier };
    },
    giveUpGap: () => {
      const gap = firstGap(all, givenUp);
      if (gap?.before !== undefined) givenUp.add(gap.before);
    },
    restart: () => {
      earlier = Math.max(earlier, all?.messages.length ?? 0);
      all = undefined;
    },
    count: () => Math.max(earlier, all?.messages.length ?? 0),
    isWhole: () => all !== undefined && isWhole(all.coverage),
  };
}

/** How many messages stand in a row, from the first one read, with nothing missing between them. */
function joinedFrom(all: Conversation | undefined, givenUp: ReadonlySet<string>): number {
  const gap = firstGap(all, givenUp);
  if (all === undefined || gap?.before === undefined) return all?.messages.length ?? 0;
  return all.messages.findIndex(({ id }) => id === gap.before);
}

function firstGap(all: Conversation | undefined, givenUp: ReadonlySet<string>) {
  const first = all?.messages[0]?.id;
  return all?.coverage.gaps.find(({ before }) => before !== undefined && before !== first && !givenUp.has(before));
}
