import type { Checkpoint } from '../core/checkpoint.ts';
import type { Message } from '../core/message.ts';
import { tokensOf } from '../core/tokens.ts';
import { toTurns } from '../core/turn.ts';

/** What the next checkpoint will cover. */
export interface FoldPlan {
  /** The checkpoint to go on from, true of the conversation as it is. */
  readonly previous?: Checkpoint;
  /** Everything that will be covered, from the first message on. */
  readonly covered: readonly Message[];
  /** Of these, the ones that `previous` does not cover. */
  readonly folded: readonly Message[];
}

/**
 * Plans to fold all turns but the newest that fit into `keepTokens`. Nothing behind an unfinished message is folded.
 * Undefined where nothing is due: an unchanged conversation stays as it is, however often this is asked.
 */
export function planFold(
  messages: readonly Message[],
  checkpoint: Checkpoint | undefined,
  keepTokens: number,
): FoldPlan | undefined {
  const finished = messages.slice(0, firstUnfinished(messages));
  const covered = finished.slice(0, finished.length - newestTurnsWithin(finished, keepTokens));
  const from = checkpoint?.count ?? 0;
  if (covered.length <= from) return undefined;
  const plan = { covered, folded: covered.slice(from) };
  return checkpoint === undefined ? plan : { previous: checkpoint, ...plan };
}

function firstUnfinished(messages: readonly Message[]): number {
  const index = messages.findIndex(({ complete }) => !complete);
  return index === -1 ? messages.length : index;
}

/** How many messages the newest whole turns have that fit into a budget together. */
function newestTurnsWithin(messages: readonly Message[], budget: number): number {
  let [kept, tokens] = [0, 0];
  for (const turn of toTurns(messages).toReversed()) {
    tokens += tokensOf(turn);
    if (tokens > budget) break;
    kept += turn.length;
  }
  return kept;
}
