import { type OnHost, shadowOf } from './shadow-host.ts';

const BLOCKS = new Set(
  'address article blockquote dd div dl dt figure h1 h2 h3 h4 h5 h6 li main ol p pre section table tr ul'.split(' '),
);
const NO_TEXT = new Set('button script style template svg textarea input select mat-icon'.split(' '));
const HIDDEN = '[hidden],[role="button"],.sr-only,[class*="visually-hidden"]';
/** A link that a person typed and the page made a button of (Perplexity, 2026-08). */
const BUTTON_LINK = 'span[role="button"][title^="http"]';
const KEPT = '[class*="whitespace-pre"],[style*="white-space"]';

interface Reading {
  readonly lines: string[];
  /** The line being read; undefined right behind a line break. */
  line: string | undefined;
  /** Line breaks between two paragraphs. */
  readonly gap: 1 | 2;
  readonly onHost: OnHost | undefined;
}

/**
 * What a user typed, as typed: the same characters line for line, with nothing escaped, since users write Markdown
 * themselves. `br` and the ends of block elements are line breaks. `gap` is how many line breaks part two `p`:
 * 1 where a page makes a `p` of each line (Gemini), 2 where of each paragraph (Claude). `onHost` as for `toMarkdown`.
 */
export function verbatimText(root: Element, gap: 1 | 2 = 1, onHost?: OnHost): string {
  const lines = linesOf(root, gap, onHost);
  const plain = lines.every(isPadded) ? lines.map((line) => line.slice(1, -1)) : lines;
  return plain
    .join('\n')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd();
}

/** Gemini's template puts a space on either side of each line (2026-07). */
function isPadded(line: string): boolean {
  return line === '' || /^ .* $/.test(line);
}

function linesOf(block: Element, gap: 1 | 2, onHost: OnHost | undefined): readonly string[] {
  const reading: Reading = { lines: [], line: undefined, gap, onHost };
  readInside(block, reading);
  endLine(reading);
  return isIndented(block) ? reading.lines.map((line) => line.trim()).filter((line) => line !== '') : reading.lines;
}

/** The block's text begins on a line of its own in the HTML, which nobody typed. */
function isIndented(block: Element): boolean {
  const first = block.firstChild;
  return first?.nodeType === 3 && /^\n[ \t]+\S/.test((first as Text).data) && !block.closest(KEPT);
}

function readInside(parent: Element, reading: Reading): void {
  const root: ParentNode = shadowOf(parent, parent.localName, reading.onHost) ?? parent;
  const holdsBlocks = hasBlocks(root);
  for (let node = root.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) readText((node as Text).data, holdsBlocks, reading);
    if (node.nodeType === 1) readElement(node as Element, reading);
  }
}

function hasBlocks(parent: ParentNode): boolean {
  for (let child = parent.firstElementChild; child; child = child.nextElementSibling) {
    if (BLOCKS.has(child.localName)) return true;
  }
  return false;
}

/** White space between blocks is not shown. */
function readText(data: string, betweenBlocks: boolean, reading: Reading): void {
  if (betweenBlocks && data.trim() === '') return;
  const [first = '', ...others] = data.split(/\r\n?|\n/);
  reading.line = (reading.line ?? '') + first;
  for (const line of others) {
    reading.lines.push(reading.line);
    reading.line = line;
  }
}

function readElement(element: Element, reading: Reading): void {
  const name = element.localName;
  if (element.matches(BUTTON_LINK)) {
    readText(linkText(element), false, reading);
    return;
  }
  if (NO_TEXT.has(name) || element.matches(HIDDEN)) return;
  if (name === 'br') {
    reading.lines.push(reading.line ?? '');
    reading.line = undefined;
    return;
  }
  if (!BLOCKS.has(name)) {
    readInside(element, reading);
    return;
  }
  endLine(reading);
  const lines = linesOf(element, reading.gap, reading.onHost);
  if (name === 'p' && reading.gap === 2 && reading.lines.length > 0) reading.lines.push('');
  reading.lines.push(...(name === 'p' && lines.length === 0 ? [''] : lines));
}

function linkText(link: Element): string {
  const [text, address] = [(link.textContent ?? '').trim(), link.getAttribute('title') ?? ''];
  return bare(text) === bare(address) ? text : `[${text}](${address})`;
}

function bare(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '');
}

/** A line break at the very end of a block opens no line of its own. */
function endLine(reading: Reading): void {
  if (reading.line !== undefined && (reading.line !== '' || reading.lines.length === 0))
    reading.lines.push(reading.line);
  reading.line = undefined;
}
