import type { Checkpoint } from '../core/checkpoint.ts';
import type { Message } from '../core/message.ts';
import { tokensOf } from '../core/tokens.ts';
import { toTurns } from '../core/turn.ts';

/** Estimated tokens. */
export interface FoldBudget {
  /** How much of the newest turns stays out of the fold. */
  readonly keep: number;
  /**
   * A fold is due only when more than this is uncovered. Well above `keep`, so that the fold frees enough not to be due
   * again at the next message. Undefined: whatever is beyond `keep` is due.
   */
  readonly due?: number;
}

/** What the next checkpoint will cover. */
export interface FoldPlan {
  /** The checkpoint to go on from, true of the conversation as it is. */
  readonly previous?: Checkpoint;
  /** Everything that will be covered, from the first message on. */
  readonly covered: readonly Message[];
  /** Of these, the ones that `previous` does not cover. */
  readonly folded: readonly Message[];
  /** The cut falls inside a turn, which alone is over the budget: how many of its messages are folded and kept. */
  readonly splitTurn?: { readonly folded: number; readonly kept: number };
}

/**
 * Plans to fold all turns but the newest that fit into `keep`. The cut falls between turns; only a turn that is over the
 * budget alone is cut, between messages, and never between a tool call and its result. Unfinished messages at the end
 * may still change and are not folded; one with another behind it has ended, as a stopped answer has. Undefined where
 * nothing is due: an unchanged conversation stays as it is, however often this is asked.
 */
export function planFold(
  messages: readonly Message[],
  checkpoint: Checkpoint | undefined,
  budget: FoldBudget,
): FoldPlan | undefined {
  const finished = messages.slice(0, settledCount(messages));
  const from = checkpoint?.count ?? 0;
  if (tokensOf(finished.slice(from)) <= (budget.due ?? 0)) return undefined;
  const { kept, splitTurn } = keptOf(finished, budget.keep);
  const covered = finished.slice(0, finished.length - kept);
  if (covered.length <= from) return undefined;
  const previous = checkpoint === undefined ? {} : { previous: checkpoint };
  return { ...previous, covered, folded: covered.slice(from), ...(splitTurn && { splitTurn }) };
}

/** How many messages, from the first on, will stay as they are. */
function settledCount(messages: readonly Message[]): number {
  return messages.findLastIndex(({ complete }) => complete) + 1;
}

type Kept = { readonly kept: number } & Pick<FoldPlan, 'splitTurn'>;

/** How many of the newest messages stay out. */
function keptOf(messages: readonly Message[], keep: number): Kept {
  const turns = toTurns(messages);
  let [kept, left] = [0, keep];
  for (const turn of turns.toReversed()) {
    left -= tokensOf(turn);
    if (left < 0) break;
    kept += turn.length;
  }
  const newest = turns.at(-1);
  return kept > 0 || newest === undefined ? { kept } : keptOfTurn(newest, keep);
}

/** The end of a turn that fits; a tool result does not stay without its call. */
function keptOfTurn(turn: readonly Message[], keep: number): Kept {
  let [kept, left] = [0, keep];
  for (const message of turn.toReversed()) {
    left -= tokensOf([message]);
    if (left < 0) break;
    kept++;
  }
  while (kept > 0 && turn[turn.length - kept]?.role === 'tool') kept--;
  return kept === 0 ? { kept } : { kept, splitTurn: { folded: turn.length - kept, kept } };
}
