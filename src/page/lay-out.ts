import type { Capture, Hole } from '../core/capture.ts';
import type { Place, Places } from '../sites/markup/find-places.ts';

/** The messages of a page in order, and what is known to be missing between them. */
export type Layout<M> = Pick<Capture, 'holes' | 'stated' | 'reachesStart' | 'reachesEnd'> & {
  readonly messages: readonly M[];
};

/**
 * Lays the places of a page out as messages and holes. `readPlace` gives a place's messages; a place that gives none is
 * missing, and so is what the site's own numbering skips.
 */
export function layOut<M>({ places, hides }: Places, readPlace: (place: Place) => readonly M[]): Layout<M> {
  const messages: M[] = [];
  const holes: Hole[] = [];
  let empty = 0;
  let reached = 0;
  const miss = (count: number) => count > 0 && holes.push({ before: messages.length, count });
  for (const place of places) {
    const read = readPlace(place);
    if (read.length === 0) {
      empty++;
      continue;
    }
    const at = place.position?.at ?? reached + empty + 1;
    miss(Math.max(empty, at - reached - 1));
    messages.push(...read);
    [reached, empty] = [at, 0];
  }
  const stated = Math.max(0, ...places.map(({ position }) => position?.of ?? 0));
  miss(Math.max(empty, stated - reached));
  const missesAt = (index: number) => holes.some(({ before }) => before === index);
  return {
    messages,
    holes,
    ...(stated > 0 ? { stated } : {}),
    reachesStart: !missesAt(0) && (hides === undefined || places[0]?.position?.at === 1),
    reachesEnd: !missesAt(messages.length) && (hides !== 'both' || (stated > 0 && reached === stated)),
  };
}
