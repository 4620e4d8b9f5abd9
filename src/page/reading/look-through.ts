import type { CapturedMessage } from '../../core/capture.ts';
import type { Place, Places } from '../../sites/markup/find-places.ts';
import type { Era, Markup } from '../../sites/markup/markup.ts';
import { attachmentsOf, textOf } from '../message-text.ts';
import { type KnownPlace, type KnownRoom, knownRoom, noteUnseen, placesOf, stands } from './known-room.ts';
import type { Memory } from './memory.ts';
import { roomsIn } from './rooms.ts';

/** All that a page shows of a chat. */
export interface Shown {
  readonly found: Places;
  readonly messagesOf: (place: Place) => readonly CapturedMessage[];
  /** Some part of the page says that an answer is being written. */
  readonly busy: boolean;
  /** Whether what no change of the page would tell of is as it was. */
  readonly stands: () => boolean;
}

interface Room {
  readonly element: Element;
  readonly known: KnownRoom;
}

/** Pauses wherever there is more to look at: what is done between two pauses is one message's worth at most. */
export type Steps<T> = Generator<void, T, void>;

/** Looks through a page, but for what is remembered of it, and remembers the rest. */
export function* lookThrough(document: Document, markup: Markup, memory: Memory): Steps<Shown> {
  const { elements, busy } = roomsIn(document, markup, (element) => memory.of(element) !== undefined);
  const rooms: Room[] = [];
  for (const element of elements) {
    const known = memory.of(element);
    rooms.push({ element, known: known ?? (yield* meet(element, markup, memory)) });
  }
  const { era, places } = yield* chooseEra(rooms, markup);
  const messages = new Map<Place, readonly CapturedMessage[]>();
  for (const { room, place } of places) {
    if (place.read === undefined) {
      place.read = readPlace(place, room, { markup, memory });
      yield;
    }
    messages.set(positioned(place, markup), place.read);
  }
  const hides = era?.hides;
  return {
    found: { places: [...messages.keys()], ...(hides === undefined ? {} : { hides }) },
    messagesOf: (place) => messages.get(place) ?? [],
    busy: busy || rooms.some(({ known }) => known.busy),
    stands: () => rooms.every(({ known }) => stands(known)),
  };
}

function* meet(element: Element, markup: Markup, memory: Memory): Steps<KnownRoom> {
  const known = knownRoom(element, markup);
  memory.keep(element, known);
  yield;
  return known;
}

interface Chosen {
  readonly era: Era | undefined;
  readonly places: readonly { readonly room: Room; readonly place: KnownPlace }[];
}

/** The newest era in which both sides speak, else that which shows the most. */
function* chooseEra(rooms: readonly Room[], markup: Markup): Steps<Chosen> {
  let best: Chosen = { era: undefined, places: [] };
  let most = 0;
  for (const era of markup.eras) {
    const places: { room: Room; place: KnownPlace }[] = [];
    for (const room of rooms) {
      const isNew = !room.known.places.has(era);
      for (const place of placesOf(room.element, room.known, era, markup)) places.push({ room, place });
      if (isNew) yield;
    }
    const roles = new Set<string>();
    let count = 0;
    for (const { place } of places) {
      for (const { role } of place.messages) {
        roles.add(role);
        count++;
      }
    }
    if (roles.size === 2) return { era, places };
    if (count > most || best.places.length === 0) best = { era, places };
    most = Math.max(most, count);
  }
  return best;
}

/** Where a place stands is asked anew each time: it may hang on what else the page shows. */
function positioned({ element, messages }: KnownPlace, markup: Markup): Place {
  const position = markup.position?.(element);
  return { messages, ...(position === undefined ? {} : { position }) };
}

interface Means {
  readonly markup: Markup;
  readonly memory: Memory;
}

function readPlace(place: KnownPlace, { known }: Room, { markup, memory }: Means): readonly CapturedMessage[] {
  const onHost = (host: Element): void => {
    known.unseen.push(noteUnseen(host));
    if (host.shadowRoot) memory.watch(host.shadowRoot);
  };
  return place.messages.flatMap((found) => {
    const text = textOf(found, markup, onHost);
    const attachments = attachmentsOf(found);
    // neither text nor attachments: not mounted yet
    if (text === '' && attachments.length === 0) return [];
    const { role, id, model, busy } = found;
    return [{ role, text, attachments, complete: !busy, ...(id && { id }), ...(model && { model }) }];
  });
}
