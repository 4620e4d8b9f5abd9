import { isAside } from './is-aside.ts';
import { leadOf, speakerNamed, trailOf, wordsOf } from './names.ts';
import { isElement, isText, shownNodes } from './shown.ts';

const CLOCK =
  /^(?:(?:today|yesterday|heute|gestern|hier|ayer|hoje|oggi|\p{L}{2,9}\.?),?\s*(?:at|um|à)?\s*)?(?:\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?,?\s*)?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s*(?:[ap]\.?\s?m\.?)?$/iu;
const AGO = /^(?:just now|now|(?:about )?(?:an?|\d+)\s*(?:s|m|h|d|sec|min|hr|hour|day|second|minute)s?\s*(?:ago)?)$/i;
const STATUS = /^(?:sent|delivered|seen|read|edited|sending…?|copy|copied)$/i;

/** Kept of the attributes: what tells the reader of Markdown how something is to be read. */
const KEPT = new Set(
  'href src alt title class style start dir lang open type checked colspan rowspan encoding'.split(' '),
);

/**
 * A copy of a message's words in a document of its own: nothing in it loads or runs. Undefined where nothing is left.
 * `siblings`: the messages of the same speaker; what they all begin or end with, such as a name, is no part of any.
 */
export function messageBody(unit: Element, siblings: readonly Element[], document: Document): Element | undefined {
  const labels = labelsOf(unit, siblings);
  const inert = document.implementation.createHTMLDocument('');
  const copy = (without: readonly Element[]): Element => {
    const out = inert.createElement('div');
    copyInto(out, unit, (element) => isAside(element) || without.includes(element));
    return out;
  };
  // somebody who says nothing but `ok` each time begins and ends alike
  return [labels, labels.slice(0, 1), []].map(copy).find(holdsSomething);
}

function holdsSomething(body: Element): boolean {
  return wordsOf(body) !== '' || body.querySelector('img[alt], math') !== null;
}

function labelsOf(unit: Element, siblings: readonly Element[]): readonly Element[] {
  const [lead, trail] = [leadOf(unit), trailOf(unit)];
  const others = siblings.filter((sibling) => sibling !== unit);
  const labels: Element[] = [];
  if (lead !== undefined && (isLabel(wordsOf(lead)) || repeats(wordsOf(lead), others.map(leadOf)))) labels.push(lead);
  if (trail !== undefined && (isLabel(wordsOf(trail)) || repeats(wordsOf(trail), others.map(trailOf))))
    labels.push(trail);
  return labels;
}

function isLabel(words: string): boolean {
  return CLOCK.test(words) || AGO.test(words) || STATUS.test(words) || speakerNamed(words) !== undefined;
}

function repeats(words: string, others: readonly (Element | undefined)[]): boolean {
  const same = others.filter((other) => other !== undefined && wordsOf(other) === words).length;
  return same > 0 && same >= others.length / 2;
}

function copyInto(out: Element, from: Node, isLeftOut: (element: Element) => boolean): void {
  const breaks = isElement(from) ? breaksOf(from) : undefined;
  if (breaks === 'kept') out.setAttribute('style', 'white-space: pre-wrap');
  for (const node of shownNodes(from)) {
    if (isText(node)) out.append(breaks === 'folded' ? node.data.replace(/\s*\n\s*/g, ' ') : node.data);
    if (!isElement(node) || isLeftOut(node)) continue;
    const display = displayOf(node);
    if (display === 'none') continue;
    const copy = out.ownerDocument.createElementNS(node.namespaceURI, plainName(node, display));
    for (const { name, value } of node.attributes) if (isKept(name)) copy.setAttribute(name, value);
    copyInto(copy, node, isLeftOut);
    out.append(copy);
  }
}

/** A custom element means nothing in the copy: it is a block there, or part of a line. */
function plainName({ localName }: Element, display: string): string {
  if (!localName.includes('-')) return localName;
  return /^(?:block|flex|grid|list-item|table)/.test(display) ? 'div' : 'span';
}

function displayOf(element: Element): string {
  return element.ownerDocument.defaultView?.getComputedStyle(element).display ?? '';
}

function isKept(name: string): boolean {
  return KEPT.has(name) || name.startsWith('data-');
}

/** Whether line breaks in an element's text are shown; undefined where its styles are not known. */
function breaksOf(element: Element): 'kept' | 'folded' | undefined {
  const { whiteSpace = '' } = element.ownerDocument.defaultView?.getComputedStyle(element) ?? {};
  if (/^(?:pre|break-spaces)/.test(whiteSpace)) return 'kept';
  return whiteSpace === 'normal' || whiteSpace === 'nowrap' ? 'folded' : undefined;
}
