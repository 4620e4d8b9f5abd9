import type { Message } from '../core/message.ts';
import { carriedNotes, ownWords } from './carried-notes.ts';
import type { ExactDetail } from './exact-details/detail.ts';
import { exactDetails } from './exact-details/exact-details.ts';
import { detailKey } from './exact-details/holds.ts';

/**
 * The exact details of messages, best first; `from` is the number of the first message. What the notes of a carried
 * preamble hold is worth keeping, but not as the user's words: it ranks as if the assistant had said it there, and what
 * is said anew in the chat counts as said anew.
 */
export function detailsOf(messages: readonly Message[], from = 1): readonly ExactDetail[] {
  const own = exactDetails(messages.map(ownWords), from);
  const notes = messages.map(carriedNotes);
  if (notes.every(({ text }) => text === '')) return own;
  const said = new Set(own.map(keyOf));
  const carried = exactDetails(notes, from).filter((detail) => !said.has(keyOf(detail)));
  return [...own, ...carried].toSorted((a, b) => b.rank - a.rank || b.message - a.message);
}

function keyOf({ kind, text }: ExactDetail): string {
  return detailKey(kind, text);
}
