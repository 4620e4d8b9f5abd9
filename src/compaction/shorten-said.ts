import { closeFence } from '../core/fence.ts';
import type { Said } from './said.ts';
import { cutTo } from './summary/truncate-for-summary-budget.ts';

/** The longest note of what is left out that `cutTo` puts in, without its number. */
const NOTE = ' […  characters left out …] '.length;

/** Messages that take no more than `room` characters together, the longest shortened first, in its middle. */
export function shortenSaid(said: readonly Said[], room: number): readonly Said[] {
  const most = longestWithin(
    said.map(({ text }) => text.length),
    room,
  );
  return said.map((each) =>
    each.text.length <= most ? each : { ...each, text: shortened(each.text, most), whole: false },
  );
}

/** The length to which all longer ones are cut, so that all together are within the room. */
function longestWithin(lengths: readonly number[], room: number): number {
  let left = room;
  const rising = lengths.toSorted((a, b) => a - b);
  for (const [index, length] of rising.entries()) {
    const share = Math.max(0, Math.floor(left / (rising.length - index)));
    if (length > share) return share;
    left -= length;
  }
  return Number.POSITIVE_INFINITY;
}

/** Its beginning and its end; where not even the note of what is left out fits, nothing. */
function shortened(text: string, most: number): string {
  const cut = cutWithin(text, most);
  const closed = closeFence(cut);
  if (closed.length <= most) return closed;
  const again = closeFence(cutWithin(text, most - (closed.length - cut.length)));
  return again.length <= most ? again : cutWithin(text.replace(/`{3,}|~{3,}/g, '…'), most);
}

function cutWithin(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = most - NOTE - String(text.length).length;
  return kept < 0 ? '' : cutTo(text, kept).trim();
}
