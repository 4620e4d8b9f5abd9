import { useEffect } from 'preact/hooks';
import { planFold } from '../compaction/plan-fold.ts';
import type { Summarised } from '../core/summarised.ts';
import type { PopupWorld } from './popup-world.ts';
import type { PopupRun } from './use-popup-state.ts';

/**
 * Whether a chat that was read has something to summarise and no summary that is true of it: its messages may change
 * after the last one was written. It is then written anew, once for each change, but not while more is being read
 * (`held`); a failure begins the popup again.
 */
export function useDueSummary(
  { compact }: Pick<PopupWorld, 'compact'>,
  { state, again }: PopupRun,
  chat: Summarised | undefined,
  held: boolean,
): boolean {
  const due = state.name === 'done' && chat !== undefined && isDue(chat);
  const { key, seenAt } = chat?.conversation ?? {};
  // `seenAt` is among them because each later capture is a change of its own.
  useEffect(() => {
    if (due && !held && key !== undefined) compact(key).catch(again);
  }, [due, held, key, seenAt, compact, again]);
  return due;
}

function isDue({ conversation, checkpoint }: Summarised): boolean {
  return checkpoint === undefined && planFold(conversation.messages, undefined, { keep: 0 }) !== undefined;
}
