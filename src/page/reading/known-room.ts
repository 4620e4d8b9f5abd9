import type { CapturedMessage } from '../../core/capture.ts';
import { splitSelector } from '../../markdown/split-selector.ts';
import { type FoundPlace, placesIn } from '../../sites/markup/find-places.ts';
import type { Era, Markup } from '../../sites/markup/markup.ts';

/** A place with the messages that were read from it, once they were. */
export interface KnownPlace extends FoundPlace {
  read: readonly CapturedMessage[] | undefined;
}

/** What has been found out about a room of the page. It holds until the room changes. */
export interface KnownRoom {
  /** Places by the era that was asked for. */
  readonly places: Map<Era, readonly KnownPlace[]>;
  /** In it the page says that an answer is being written. */
  readonly busy: boolean;
  /** What it holds may hang on other parts of the page. */
  readonly isLoose: boolean;
  /** What no change of the page would tell of. */
  readonly unseen: Unseen[];
}

/** An element whose state can change without a change of the page. */
export interface Unseen {
  readonly element: Element;
  readonly state: unknown;
}

export function knownRoom(element: Element, { busy, attachments, answer }: Markup): KnownRoom {
  return {
    places: new Map(),
    busy: partsOf(busy.page).some((sign) => holds(element, sign)),
    // sections named by id (Claude), reports shown in a panel of their own (Gemini)
    isLoose:
      attachments.some(({ at, content }) => content !== undefined && holds(element, at)) ||
      (answer !== undefined && holds(element, '[aria-controls]')),
    unseen: Array.from(element.querySelectorAll('input'), noteUnseen),
  };
}

const known = new Map<string, readonly string[]>();

/** The selectors of a list: one at a time is asked faster, where each is a mere name. */
function partsOf(list: string): readonly string[] {
  const parts = known.get(list) ?? splitSelector(list, ',');
  known.set(list, parts);
  return parts;
}

function holds(element: Element, selector: string): boolean {
  return element.matches(selector) || element.querySelector(selector) !== null;
}

export function noteUnseen(element: Element): Unseen {
  return { element, state: stateOf(element) };
}

/** Whether all that nothing tells of is as it was. */
export function stands({ unseen }: KnownRoom): boolean {
  return unseen.every(({ element, state }) => stateOf(element) === state);
}

function stateOf(element: Element): unknown {
  return element.localName === 'input' ? (element as HTMLInputElement).checked : element.shadowRoot;
}

export function placesOf(room: Element, known: KnownRoom, era: Era, markup: Markup): readonly KnownPlace[] {
  const places = known.places.get(era) ?? placesIn(room, era, markup).map((place) => ({ ...place, read: undefined }));
  known.places.set(era, places);
  return places;
}
