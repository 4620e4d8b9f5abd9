import { allMatches, firstMatch, outermost } from './element.ts';
import { joined } from './joined.ts';
import type { AttachmentMark, Era, Markup, Position, Speaker } from './markup.ts';
import { isBehind, marksSelector, type Signs, signsIn } from './signs.ts';

/** A piece of a message, in page order. */
export type Part = BodyPart | MarkedPart;

export interface BodyPart {
  readonly body: Element;
  /** The attachments inside an answer's body, outermost only, in page order. */
  readonly marks: readonly MarkedPart[];
}

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

/** What an element holds that is one message's place. */
export interface FoundPlace {
  readonly element: Element;
  readonly messages: readonly FoundMessage[];
}

/** The places of messages, as one era of a markup has them, in an element or at it. */
export function placesIn(within: Element, era: Era, markup: Markup): readonly FoundPlace[] {
  const at = joined([era.at]);
  if (within.matches(at)) return placeAt(within, markup);
  if (within.querySelector(at) === null) return [];
  const elements = outermost(within.querySelectorAll(at));
  return elements.flatMap((element) => placeAt(element, markup));
}

/** As a list of one; none where the element holds no message and no room for one. */
function placeAt(element: Element, markup: Markup): readonly FoundPlace[] {
  const { head, room } = markup;
  const role = roleOf(element, markup);
  if (role === undefined && (room === undefined || !element.matches(room))) return [];
  const signs = signsIn(element, markup, role);
  const heads = head === undefined ? [] : signs.outermost(head);
  const messages = heads.length > 1 ? messagesAt(heads, element, markup) : messageAt(element, role, markup, signs);
  return [{ element, messages }];
}

/** Several messages in one place: what stands between two of them belongs to the one before. */
function messagesAt(heads: readonly Element[], place: Element, markup: Markup): readonly FoundMessage[] {
  const signs = signsIn(place, markup, undefined);
  return heads.flatMap((head) => {
    const own: Signs = { ...signs, outermost: piecesOf(signs, head, heads) };
    return messageAt(head, roleOf(head, markup), markup, own);
  });
}

/** What belongs to one of a place's messages: what is in it, and what is between it and the next. */
function piecesOf(signs: Signs, scope: Element, scopes: readonly Element[]): Signs['outermost'] {
  const owner = (element: Element) => scopes.findLast((s) => s.contains(element) || isBehind(element, s)) ?? scopes[0];
  return (selector) => signs.outermost(selector).filter((element) => owner(element) === scope);
}

function messageAt(scope: Element, role: Speaker | undefined, markup: Markup, signs: Signs): readonly FoundMessage[] {
  if (role === undefined) return [];
  const parts = partsOf(scope, role, markup, signs);
  if (parts.length === 0) return [];
  const id = markup.id?.(scope);
  const model = role === 'assistant' ? markup.model?.(scope) : undefined;
  const busy = role === 'assistant' && signs.first(markup.busy.message, scope) !== undefined;
  return [{ role, parts, busy, ...(id === undefined ? {} : { id }), ...(model === undefined ? {} : { model }) }];
}

function roleOf(scope: Element, { speaker }: Markup): Speaker | undefined {
  if (firstMatch(scope, speaker.assistant) !== undefined) return 'assistant';
  return firstMatch(scope, speaker.user) === undefined ? undefined : 'user';
}

/** Bodies, and the attachments beside them. An attachment inside an answer's body is read with that body. */
function partsOf(scope: Element, role: Speaker, markup: Markup, signs: Signs): readonly Part[] {
  const all = bodiesOf(markup.body[role], signs);
  const bodies = role === 'assistant' && markup.answer !== undefined ? markup.answer(all, scope) : all;
  const covering = role === 'assistant' ? all : [];
  const isMarked = markup.attachments.length > 0 && signs.all(marksSelector(markup)).length > 0;
  const marked = isMarked ? signs.outermost(marksSelector(markup)) : [];
  const beside = marked.filter((mark) => !covering.some((body) => body.contains(mark)));
  const marksOf = (body: Element) => (isMarked && role === 'assistant' ? marksIn(body, markup) : []);
  const bodyParts = bodies.map((body): Part => ({ body, marks: marksOf(body) }));
  const parts = [...bodyParts, ...beside.flatMap((element) => markOf(element, markup))];
  return parts.length < 2 ? parts : parts.sort((a, b) => (isBehind(elementOf(b), elementOf(a)) ? -1 : 1));
}

/** What the first candidate finds that finds anything. */
function bodiesOf(candidates: readonly string[], signs: Signs): readonly Element[] {
  for (const candidate of candidates) {
    const found = signs.outermost(candidate);
    if (found.length > 0) return found;
  }
  return [];
}

function elementOf(part: Part): Element {
  return 'body' in part ? part.body : part.element;
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
