import type { SiteAdapter } from '../../sites/adapter.ts';
import type { Clock } from './clock.ts';
import { placesIn, placesInView } from './places.ts';
import type { Scroller } from './scroller.ts';
import { settled } from './settled.ts';

/** Where the user was in the chat. */
export interface Anchor {
  /** To be called at each stop: notes where the message that the user looked at stands now. */
  readonly note: () => void;
  /** Goes back there; gives up where the signal is aborted. */
  readonly restore: (signal: AbortSignal) => Promise<void>;
}

const TRIES = 6;
/** Pixels. */
const CLOSE = 2;

/** Remembers the topmost message in view, and how far from the bottom that is. */
export function anchorAt(site: SiteAdapter, scroller: Scroller, clock: Clock): Anchor {
  const wasAtBottom = scroller.isAtBottom();
  const fromBottom = scroller.furthest() - scroller.top();
  const [element] = placesInView(site, scroller);
  const name = element && nameOf(site, element);
  const offset = element === undefined ? 0 : scroller.edgesOf(element).upper;
  let seenAt: number | undefined;
  const isIt = (place: Element): boolean => nameOf(site, place) === name;
  const find = (): Element | undefined =>
    element?.isConnected === true && isIt(element) ? element : placesIn(site, scroller.element).find(isIt);
  const goal = (): number => {
    if (wasAtBottom) return scroller.furthest();
    const found = name === undefined ? undefined : find();
    if (found !== undefined) return scroller.top() + scroller.edgesOf(found).upper - offset;
    return seenAt === undefined ? scroller.furthest() - fromBottom : seenAt - offset;
  };
  return {
    note: () => {
      const found = name === undefined ? undefined : find();
      if (found !== undefined) seenAt = scroller.top() + scroller.edgesOf(found).upper;
    },
    restore: async (signal) => {
      for (let tries = 0; tries < TRIES && !signal.aborted; tries++) {
        scroller.goTo(goal());
        await settled(scroller.element, clock, signal);
        if (Math.abs(Math.min(Math.max(0, goal()), scroller.furthest()) - scroller.top()) <= CLOSE) return;
      }
    },
  };
}

/** What tells a place from others, also after the site has made it anew; undefined for one that is empty. */
function nameOf({ markup }: SiteAdapter, place: Element): string | undefined {
  const text = markup.id?.(place) ?? place.textContent ?? '';
  return text === '' ? undefined : text;
}
