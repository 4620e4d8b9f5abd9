import { type Findings, isFree, take } from './findings.ts';
import { isTableSecret, secretNamed } from './rules/named-cells.ts';

/** A column whose head says that secrets stand in it. */
interface Column {
  readonly index: number;
  readonly rule: string;
}

/** Adds the values of tables that are secret by the head of their column: `| password |` over other rows. */
export function searchTables(text: string, findings: Findings): void {
  let columns: readonly Column[] | undefined;
  for (let start = 0; start < text.length; ) {
    const end = lineEnd(text, start);
    const cells = cellsIn(text, start, end);
    if (cells === undefined) columns = undefined;
    if (cells !== undefined && columns !== undefined) takeCells(text, cells, columns, findings);
    if (cells !== undefined) columns ??= columnsOf(text, cells);
    start = end + 1;
  }
}

function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

type Cell = readonly [from: number, to: number];

/** The cells of a row, without the spaces around them; undefined where a line has no bar. */
function cellsIn(text: string, start: number, end: number): readonly Cell[] | undefined {
  const cells: Cell[] = [];
  let from = start;
  for (let bar = text.indexOf('|', from); bar !== -1 && bar < end; bar = text.indexOf('|', from)) {
    cells.push(trimmed(text, from, bar));
    from = bar + 1;
  }
  if (cells.length === 0) return undefined;
  return [...cells, trimmed(text, from, end)];
}

const AROUND = new Set([' ', '\t', '\r', '`', '*', '"', "'", '>']);

function trimmed(text: string, start: number, end: number): Cell {
  let from = start;
  let to = end;
  while (from < to && AROUND.has(text.charAt(from))) from++;
  while (to > from && AROUND.has(text.charAt(to - 1))) to--;
  return [from, to];
}

function columnsOf(text: string, cells: readonly Cell[]): readonly Column[] {
  return cells.flatMap(([from, to], index) => {
    const rule = secretNamed(text.slice(from, to));
    return rule === undefined ? [] : [{ index, rule }];
  });
}

function takeCells(text: string, cells: readonly Cell[], columns: readonly Column[], findings: Findings): void {
  for (const { index, rule } of columns) {
    const [start, end] = cells[index] ?? [0, 0];
    const secret = text.slice(start, end);
    if (!isTableSecret(secret, rule) || !isFree(findings, start, end)) continue;
    take(findings, { start, end, rule, secret, whole: true });
  }
}
