import { placedLines, unshown } from './unshown-lines.ts';

/** Most of what stands in code is a `span` for a colour: few selectors are asked about it. */
const STRUCTURE =
  ':not(span):is(br,div,p,li,tr,code,button,style,script,svg,textarea),[class*="line"],[class*="gutter"],span[class~="block"]';
const LINE_TAGS = new Set(['div', 'p', 'li', 'tr']);
const LINE_CLASS = /(?:^|[\s_-])line(?:$|\s)/;
/** Tailwind's name for what has a line of its own: lines of Streamdown (Meta AI, 2026-07). */
const BLOCK_CLASS = /(?:^|\s)block(?:$|\s)/;
const NO_CODE_TAGS = new Set(['button', 'style', 'script', 'svg', 'textarea']);
const NUMBERS = /line-?num|lineno|ln-num|gutter/i;

interface Reading {
  text: string;
  /** Line breaks to be written once more code follows. */
  due: number;
}

/** The code in an element as it was written, whether its lines are parted by characters, by `br` or by elements. */
export function codeText(source: Element): string {
  const code = textOf(source).replace(/\r\n?/g, '\n');
  return source.querySelector('.view-line') ? code.replace(/\u00a0/g, ' ') : code;
}

function textOf(source: Element): string {
  if (!source.querySelector(STRUCTURE)) return source.textContent ?? '';
  const reading: Reading = { text: '', due: 0 };
  readInside(source, reading);
  return reading.text;
}

function readInside(parent: Element, reading: Reading): void {
  if (parent.classList.contains('view-lines')) {
    readPlaced(parent, reading);
    return;
  }
  const nodes = [...parent.childNodes];
  const hasLines = nodes.some((node) => node.nodeType === 1 && isLine(node as Element));
  for (const node of nodes) {
    if (node.nodeType === 3) readText((node as Text).data, hasLines, reading);
    if (node.nodeType === 1) readElement(node as Element, reading);
  }
}

/** White space between elements that are lines only parts them. */
function readText(data: string, betweenLines: boolean, reading: Reading): void {
  if (data === '') return;
  if (betweenLines && data.trim() === '') {
    if (reading.text !== '' || reading.due > 0) reading.due = Math.max(reading.due, data.split('\n').length - 1);
    return;
  }
  writeDue(reading);
  reading.text += data;
}

function readElement(element: Element, reading: Reading): void {
  if (element.localName === 'br') {
    readBreak(element, reading);
    return;
  }
  if (NO_CODE_TAGS.has(element.localName) || isNumber(element)) return;
  // CodeMirror 6 stands this in for lines far from the view
  if (element.classList.contains('cm-gap')) {
    readUnshown(reading);
    return;
  }
  if (!isLine(element)) {
    readInside(element, reading);
    return;
  }
  if (reading.due === 0 && reading.text !== '' && !reading.text.endsWith('\n')) reading.due = 1;
  writeDue(reading);
  const start = reading.text.length;
  readInside(element, reading);
  const isEmpty = reading.text.length === start;
  if (isEmpty && !isNamedLine(element) && !element.querySelector('br')) return;
  if (isEmpty || !reading.text.endsWith('\n')) reading.due = Math.max(1, reading.due);
}

/** The `br` that keeps an empty line open is no line break of its own. */
function readBreak(element: Element, reading: Reading): void {
  const parent = element.parentElement;
  if (parent && isLine(parent) && parent.childNodes.length === 1) return;
  writeDue(reading);
  reading.text += '\n';
}

function writeDue(reading: Reading): void {
  reading.text += '\n'.repeat(reading.due);
  reading.due = 0;
}

function isLine(element: Element): boolean {
  if (LINE_TAGS.has(element.localName) || isNamedLine(element)) return true;
  return element.localName === 'code' && (element.parentElement?.querySelectorAll(':scope > code').length ?? 0) > 1;
}

function isNamedLine(element: Element): boolean {
  const names = element.getAttribute('class') ?? '';
  return LINE_CLASS.test(names) || (element.localName === 'span' && BLOCK_CLASS.test(names));
}

function isNumber(element: Element): boolean {
  return NUMBERS.test(element.getAttribute('class') ?? '') && /^[\s\d]*$/.test(element.textContent ?? '');
}

/** Lines of Monaco, with a word for those that the page does not hold. */
function readPlaced(parent: Element, reading: Reading): void {
  const { lines, behind } = placedLines(parent);
  for (const { element, missing } of lines) {
    if (missing > 0) readUnshown(reading, missing);
    readElement(element, reading);
  }
  if (behind > 0) readUnshown(reading, behind);
}

function readUnshown(reading: Reading, count?: number): void {
  if (reading.due === 0 && reading.text !== '' && !reading.text.endsWith('\n')) reading.due = 1;
  writeDue(reading);
  reading.text += unshown(count);
  reading.due = 1;
}
