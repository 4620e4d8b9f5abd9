import { finishLine } from './finish-line.ts';
import { CLOSE, type Mark, OPEN, PIECE } from './marks.ts';
import { type Block, inner, type Mode, type Writer } from './writer-state.ts';

export { type Block, createWriter, inner, type Mode, type Writer } from './writer-state.ts';

const COLLAPSIBLE = /[\t\n\r\f\uFDD0-\uFDEF]| {2}/;

/** Takes literal text; runs of white space count as one space. */
export function writeText(out: Writer, data: string): void {
  const text = COLLAPSIBLE.test(data) ? data.replace(/[\uFDD0-\uFDEF]+/g, '').replace(/[ \t\n\r\f]+/g, ' ') : data;
  if (text === '') return;
  const start = text.charCodeAt(0) === 32 ? 1 : 0;
  if (start === 1) space(out);
  if (text.length === start) return;
  const end = text.charCodeAt(text.length - 1) === 32 ? text.length - 1 : text.length;
  flush(out);
  out.line += text.slice(start, end);
  if (end < text.length) out.pending = ' ';
}

/** Takes a finished piece of Markdown that flows with the text. */
export function writePiece(out: Writer, piece: string): void {
  flush(out);
  out.line += PIECE;
  out.pieces.push(piece);
}

/** Takes a finished block. Outside the flow its lines become part of the line. */
export function writeBlock(out: Writer, text: string, kind: Block['kind'] = 'other'): void {
  endLine(out);
  if (text === '') return;
  if (out.mode === 'flow') {
    out.blocks.push({ text, kind });
    return;
  }
  for (const line of text.split('\n')) {
    if (line.trim() !== '') writePiece(out, line.trim());
    lineBreak(out);
  }
}

export function space(out: Writer): void {
  if (out.line === '') out.led = true;
  if (out.pending === '') out.pending = ' ';
}

/** A forced line break. Two of them in a row end the paragraph. */
export function lineBreak(out: Writer): void {
  if (out.mode === 'label' || out.mode === 'line') {
    space(out);
    return;
  }
  if (out.mode === 'flow' && out.pending === '\n') {
    endLine(out);
    return;
  }
  out.pending = '\n';
}

/** Ends the paragraph. Marks still open end with it and go on in the next one. */
export function endLine(out: Writer): void {
  if (out.mode !== 'flow') {
    lineBreak(out);
    return;
  }
  if (out.line !== '') {
    const text = takeLine(out).trim();
    if (text !== '') out.blocks.push({ text, kind: 'text' });
  }
  out.pending = '';
}

/** Writes what `inside` writes between two marks. A mark inside its own kind is left out. */
export function writeMarked(out: Writer, mark: Mark, inside: () => void): void {
  if (out.open.includes(mark) || out.outer.includes(mark)) {
    inside();
    return;
  }
  out.open.push(mark);
  out.waiting += 1;
  inside();
  out.open.pop();
  if (out.waiting === 0) out.line += CLOSE[mark];
  out.waiting = Math.max(0, out.waiting - 1);
}

export function walk(parent: Element, out: Writer): void {
  out.reader.walk(parent, out);
}

/** The finished Markdown of a writer that takes a single line. */
export function lineOf(out: Writer): string {
  return out.line === '' ? '' : takeLine(out);
}

/** What is inside an element, as a single line. */
export function lineInside(element: Element, out: Writer, mode: Exclude<Mode, 'flow'>): string {
  const line = inner(out, mode);
  walk(element, line);
  return lineOf(line);
}

/** What is inside an element, as blocks. */
export function blocksInside(element: Element, out: Writer): readonly Block[] {
  const flow = inner(out, 'flow');
  walk(element, flow);
  endLine(flow);
  return flow.blocks;
}

export function joinBlocks(blocks: readonly Block[]): string {
  return blocks.map(({ text }) => text).join('\n\n');
}

function takeLine(out: Writer): string {
  for (let at = out.open.length - out.waiting - 1; at >= 0; at -= 1) out.line += closing(out.open[at]);
  // what would be trimmed afterwards must not hide the beginning of a block
  const line = out.mode === 'flow' ? out.line.trim() : out.line;
  const text = finishLine(line, out.pieces, out.mode);
  out.line = '';
  if (out.pieces.length > 0) out.pieces = [];
  out.waiting = out.open.length;
  return text;
}

function closing(mark: Mark | undefined): string {
  return mark ? CLOSE[mark] : '';
}

function flush(out: Writer): void {
  if (out.pending !== '' && out.line !== '') out.line += out.pending;
  out.pending = '';
  while (out.waiting > 0) {
    const mark = out.open[out.open.length - out.waiting];
    if (mark) out.line += OPEN[mark];
    out.waiting -= 1;
  }
}
