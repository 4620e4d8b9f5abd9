import type { Pair } from './align.ts';
import type { Capture, CapturedMessage } from './capture.ts';
import type { Message } from './message.ts';
import { captureKeys, freeId } from './message-id.ts';
import { type Strip, stripOfCapture } from './strip.ts';

/** Gives every captured message an id: that of the known message it is the same as, its own, or a derived one. */
export function nameMessages(known: Strip, capture: Capture, pairs: readonly Pair[]): Strip {
  const knownAs = new Map(pairs.map(([inKnown, inShown]) => [inShown, known.links[inKnown]?.message.id]));
  const taken = new Set(known.links.map(({ message }) => message.id));
  const keys = captureKeys(capture.messages);
  const shown = stripOfCapture(capture);
  const named = (message: CapturedMessage, index: number): Message => {
    const id = knownAs.get(index) ?? freeId(keys[index] ?? '', taken);
    taken.add(id);
    return { ...message, id };
  };
  return { ...shown, links: shown.links.map((link, index) => ({ ...link, message: named(link.message, index) })) };
}
