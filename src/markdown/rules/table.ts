import type { Shape, Tag, Tags } from '../tag.ts';
import { endLine, lineInside, type Writer, walk, writeBlock } from '../writer.ts';
import { childElements } from './child-elements.ts';

interface Cell {
  readonly text: string;
  readonly align: string;
}

interface Row {
  readonly cells: readonly Element[];
  readonly isHead: boolean;
}

/** A cell may not be wider or higher than this. */
const MOST = 100;
const EMPTY: Cell = { text: '', align: '' };
const ALIGN = /text-align:\s*(left|center|right)/;
const DASHES: Readonly<Record<string, string>> = { left: ':---', center: ':---:', right: '---:' };

const table: Tag = (element, out) => {
  if (out.mode !== 'flow' || /^(?:presentation|none)$/.test(element.getAttribute('role') ?? ''))
    return walk(element, out);
  const caption = childElements(element).find(({ localName }) => localName === 'caption');
  endLine(out);
  if (caption) walk(caption, out);
  writeRows(rowsOf(element).map(toRow), out);
};

/** A table built of `div` elements. Seen on Mistral (2026-07). */
const roleTable: Tag = (element, out) => {
  if (out.mode !== 'flow') {
    walk(element, out);
    return;
  }
  const rows = [...element.querySelectorAll('[role="row"]')];
  writeRows(rows.length > 0 ? rows.map(toRow) : rowsOfGrid(element), out);
};

export const tableTags: Tags = { table };

export const tableShapes: readonly Shape[] = [
  { selector: '[role="table"]:not(table),[role="grid"]:not(table)', write: roleTable },
];

function rowsOf(parent: Element): readonly Element[] {
  return childElements(parent).flatMap((child) => {
    if (child.localName === 'tr') return [child];
    return /^t(?:head|body|foot)$/.test(child.localName) ? rowsOf(child) : [];
  });
}

/** A table whose cells stand in no rows: there are as many columns as headings. Seen on Mistral (2026-07). */
function rowsOfGrid(grid: Element): readonly Row[] {
  const head = [...grid.querySelectorAll('[role="columnheader"]')];
  const cells = [...grid.querySelectorAll('[role="cell"],[role="gridcell"],[role="rowheader"]')];
  const width = Math.max(1, head.length);
  const rows = Array.from({ length: Math.ceil(cells.length / width) }, (_, at) =>
    cells.slice(at * width, (at + 1) * width),
  );
  return [{ cells: head, isHead: true }, ...rows.map((row) => ({ cells: row, isHead: false }))];
}

function toRow(row: Element): Row {
  return { cells: cellsOf(row), isHead: isHead(row) };
}

function writeRows(rows: readonly Row[], out: Writer): void {
  const grid = gridOf(rows, out);
  const width = grid.reduce((most, row) => Math.max(most, row.length), 0);
  if (width === 0) return;
  const [first] = rows;
  const head = first?.isHead ? (grid.shift() ?? []) : [];
  const aligns = (head.length > 0 ? head : (grid[0] ?? [])).map(({ align }) => DASHES[align] ?? '---');
  const lines = [lineOfCells(head.map(textOf), width, ''), lineOfCells(aligns, width, '---')];
  for (const row of grid) lines.push(lineOfCells(row.map(textOf), width, ''));
  writeBlock(out, lines.join('\n'));
}

function textOf({ text }: Cell): string {
  return text;
}

/** A table without a heading row gets an empty one: GFM has no table without. */
function isHead(row: Element): boolean {
  return row.parentElement?.localName === 'thead' || cellsOf(row).every(isHeading);
}

function isHeading(cell: Element): boolean {
  return cell.localName === 'th' || cell.getAttribute('role') === 'columnheader';
}

/** All cells at their places: a cell that spans several is followed by empty ones. */
function gridOf(rows: readonly Row[], out: Writer): Cell[][] {
  const grid: Cell[][] = rows.map(() => []);
  rows.forEach((row, at) => {
    for (const cell of row.cells) place(grid, at, cell, out);
  });
  // A row below a cell that spans several rows may have holes.
  return grid.map((row) => Array.from(row, (cell: Cell | undefined) => cell ?? EMPTY));
}

function place(grid: Cell[][], at: number, cell: Element, out: Writer): void {
  const row = grid[at] ?? [];
  let column = 0;
  while (row[column]) column += 1;
  const text = lineInside(cell, out, 'cell') || textOfHeading(cell, out);
  row[column] = { text: text.includes('|') ? text.replace(/\|/g, '\\|') : text, align: alignOf(cell) };
  if (!cell.hasAttributes()) return;
  const columns = span(cell, 'col');
  const rows = span(cell, 'row');
  for (let nth = 1; nth < columns * rows; nth += 1) {
    const line = grid[at + Math.floor(nth / columns)];
    if (line) line[column + (nth % columns)] = EMPTY;
  }
}

/** A heading that is clicked to sort by its column is nothing but a button. */
function textOfHeading(cell: Element, out: Writer): string {
  const button = isHeading(cell) ? cell.querySelector('button,[role="button"]') : null;
  return button === null ? '' : lineInside(button, out, 'cell');
}

function alignOf(cell: Element): string {
  if (!cell.hasAttributes()) return '';
  return cell.getAttribute('align') ?? ALIGN.exec(cell.getAttribute('style') ?? '')?.[1] ?? '';
}

function span(cell: Element, way: 'row' | 'col'): number {
  const value = cell.getAttribute(`${way}span`) ?? cell.getAttribute(`aria-${way}span`);
  return value === null ? 1 : Math.min(MOST, Math.max(1, Math.trunc(Number(value)) || 1));
}

function cellsOf(row: Element): readonly Element[] {
  if (row.localName !== 'tr') return [...row.querySelectorAll('[role$="cell"],[role$="header"]')];
  return childElements(row).filter(({ localName }) => localName === 'td' || localName === 'th');
}

function lineOfCells(cells: readonly string[], width: number, filling: string): string {
  const empty = Array.from({ length: width - cells.length }, () => filling);
  return `| ${[...cells, ...empty].join(' | ')} |`;
}
