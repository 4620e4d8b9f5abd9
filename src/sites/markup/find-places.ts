import { allMatches, firstMatch, outermost } from './element.ts';
import type { AttachmentMark, Era, Markup, Position, Speaker } from './markup.ts';

/** A piece of a message, in page order. */
export type Part = { readonly body: Element } | MarkedPart;

export interface MarkedPart {
  readonly mark: AttachmentMark;
  readonly element: Element;
}

export interface FoundMessage {
  readonly role: Speaker;
  readonly id?: string;
  readonly model?: string;
  readonly parts: readonly Part[];
  /** The message itself shows that it is being written. */
  readonly busy: boolean;
}

/** The room of one message in the page. Without messages it is a hole. */
export interface Place {
  readonly position?: Position;
  readonly messages: readonly FoundMessage[];
}

export interface Places {
  readonly places: readonly Place[];
  readonly hides?: 'older' | 'both';
}

/** The chat as the page holds it: by the newest markup in which both sides speak, else by that which shows the most. */
export function findPlaces(markup: Markup, document: Document): Places {
  let best: Places = { places: [] };
  for (const era of markup.eras) {
    const found = placesOf(era, markup, document);
    if (speakers(found).size === 2) return found;
    if (messagesIn(found).length > messagesIn(best).length || best.places.length === 0) best = found;
  }
  return best;
}

export function messagesIn({ places }: Places): readonly FoundMessage[] {
  return places.flatMap(({ messages }) => messages);
}

function speakers(places: Places): ReadonlySet<Speaker> {
  return new Set(messagesIn(places).map(({ role }) => role));
}

function placesOf({ at, hides }: Era, markup: Markup, document: Document): Places {
  const elements = outermost(document.querySelectorAll(at)).filter((place) => holdsMessage(place, markup));
  const places = elements.map((element) => placeAt(element, markup));
  return { places, ...(hides === undefined ? {} : { hides }) };
}

function holdsMessage(place: Element, { room, speaker }: Markup): boolean {
  if (room !== undefined && place.matches(room)) return true;
  return firstMatch(place, `${speaker.user}, ${speaker.assistant}`) !== undefined;
}

function placeAt(place: Element, markup: Markup): Place {
  const position = markup.position?.(place);
  const heads = markup.head === undefined ? [] : outermost(allMatches(place, markup.head));
  const scopes = heads.length > 1 ? heads : [place];
  const messages = scopes.flatMap((scope) => messageAt(scope, markup, piecesOf(place, scope, scopes)));
  return { messages, ...(position === undefined ? {} : { position }) };
}

/** Finds elements of a place that belong to one of its messages: those in it, and those between it and the next. */
type Pieces = (selector: string) => readonly Element[];

function piecesOf(place: Element, scope: Element, scopes: readonly Element[]): Pieces {
  const owner = (element: Element) => scopes.findLast((s) => s.contains(element) || isBehind(element, s)) ?? scopes[0];
  return (selector) => outermost(allMatches(place, selector)).filter((e) => scopes.length === 1 || owner(e) === scope);
}

function isBehind(element: Element, other: Element): boolean {
  return (other.compareDocumentPosition(element) & other.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function messageAt(scope: Element, markup: Markup, pieces: Pieces): readonly FoundMessage[] {
  const role = roleOf(scope, markup);
  if (role === undefined) return [];
  const parts = partsOf(scope, role, markup, pieces);
  if (parts.length === 0) return [];
  const id = markup.id?.(scope);
  const model = role === 'assistant' ? markup.model?.(scope) : undefined;
  const busy = role === 'assistant' && firstMatch(scope, markup.busy.message) !== undefined;
  return [{ role, parts, busy, ...(id === undefined ? {} : { id }), ...(model === undefined ? {} : { model }) }];
}

function roleOf(scope: Element, { speaker }: Markup): Speaker | undefined {
  if (firstMatch(scope, speaker.assistant) !== undefined) return 'assistant';
  return firstMatch(scope, speaker.user) === undefined ? undefined : 'user';
}

/** Bodies, and the attachments beside them. An attachment inside an answer's body is read with that body. */
function partsOf(scope: Element, role: Speaker, markup: Markup, pieces: Pieces): readonly Part[] {
  const all = markup.body[role].map(pieces).find((found) => found.length > 0) ?? [];
  const bodies = role === 'assistant' && markup.answer !== undefined ? markup.answer(all, scope) : all;
  const covering = role === 'assistant' ? all : [];
  const marked = markup.attachments.length === 0 ? [] : pieces(marksSelector(markup));
  const beside = marked.filter((mark) => !covering.some((body) => body.contains(mark)));
  const parts = [...bodies.map((body): Part => ({ body })), ...beside.flatMap((element) => markOf(element, markup))];
  return parts.sort((a, b) => (isBehind(elementOf(b), elementOf(a)) ? -1 : 1));
}

function elementOf(part: Part): Element {
  return 'body' in part ? part.body : part.element;
}

function marksSelector({ attachments }: Markup): string {
  return attachments.map(({ at }) => at).join(', ');
}

/** The attachment an element stands for, as a list of one; none where it stands for none. */
export function markOf(element: Element, { attachments }: Markup): readonly MarkedPart[] {
  const mark = attachments.find(({ at }) => element.matches(at));
  return mark === undefined ? [] : [{ mark, element }];
}

/** The attachments inside an element, outermost only, in page order. */
export function marksIn(element: Element, markup: Markup): readonly MarkedPart[] {
  if (markup.attachments.length === 0) return [];
  return outermost(allMatches(element, marksSelector(markup))).flatMap((found) => markOf(found, markup));
}
