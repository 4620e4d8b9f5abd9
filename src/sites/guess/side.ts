import { classNames } from './name-words.ts';
import type { PageTree } from './page-tree.ts';

/** Where in a list an element stands: where its lines end, where they begin, or over the whole width. */
export type Side = 'end' | 'start';

/** What one writes oneself stands where one's lines end. */
export const SPEAKER_AT = { end: 'user', start: 'assistant' } as const;

/** A bubble is narrower than the list, and its gaps differ, by these shares of the list's width. */
const MOST_WIDTH = 0.94;
const LEAST_DIFFERENCE = 0.08;

const TO_END =
  /^(?:self|items|justify|place-self)-end$|^(?:ml|ms)-auto$|^flex-row-reverse$|^(?:float|pull)-(?:right|end)$/;

/** Undefined where it fills the list, or where the page is not laid out and its styles say nothing. */
export function sideOf(unit: Element, list: Element, tree: PageTree): Side | undefined {
  const spine = tree.spineOf(unit);
  const room = list.getBoundingClientRect();
  if (room.width === 0) return spine.some(isPushedToEnd) ? 'end' : undefined;
  const boxes = spine.map((element) => element.getBoundingClientRect());
  const bubble = boxes.find(({ width }) => width > 0 && width < room.width * MOST_WIDTH);
  if (bubble === undefined) return spine.some(isPushedToEnd) ? 'end' : undefined;
  const [left, right] = [bubble.left - room.left, room.right - bubble.right];
  if (Math.abs(left - right) < room.width * LEAST_DIFFERENCE) return undefined;
  return left > right === isLeftToRight(list) ? 'end' : 'start';
}

function isLeftToRight(list: Element): boolean {
  return styleOf(list)?.direction !== 'rtl';
}

function isPushedToEnd(element: Element): boolean {
  if (classNames(element).some((name) => TO_END.test(name))) return true;
  const style = styleOf(element);
  if (style === undefined) return false;
  const { alignSelf, justifyContent, alignItems, flexDirection, marginLeft, marginInlineStart, textAlign, cssFloat } =
    style;
  if ([alignSelf, justifyContent, alignItems].some((place) => /end$/.test(place))) return true;
  if (flexDirection === 'row-reverse' || textAlign === 'end') return true;
  const toRight = marginLeft === 'auto' || textAlign === 'right' || cssFloat === 'right';
  return marginInlineStart === 'auto' || (toRight && isLeftToRight(element));
}

function styleOf(element: Element): CSSStyleDeclaration | undefined {
  return element.ownerDocument.defaultView?.getComputedStyle(element);
}
