import { type Findings, isFree, take } from './findings.ts';
import { isTableSecret, secretNamed } from './rules/named-cells.ts';

const NOWHERE = -2;

/** A column whose head says that secrets stand in it. */
interface Column {
  readonly index: number;
  readonly rule: string;
}

/** Adds the values of tables that are secret by the head of their column: `| password |` over other rows. */
export function searchTables(text: string, findings: Findings): void {
  let columns: readonly Column[] = [];
  for (const { isHead, cells } of rowsOf(text)) {
    if (isHead) columns = columnsOf(text, cells);
    else takeCells(text, cells, columns, findings);
  }
}

interface Row {
  /** The line above it has no bar. */
  readonly isHead: boolean;
  readonly cells: readonly Cell[];
}

/** The lines that hold bars. No stretch of the text is searched twice. */
function* rowsOf(text: string): Generator<Row> {
  let bar = text.indexOf('|');
  for (let above = NOWHERE; bar !== -1; ) {
    const start = text.lastIndexOf('\n', bar) + 1;
    const end = lineEnd(text, bar);
    const bars: number[] = [];
    for (; bar !== -1 && bar < end; bar = text.indexOf('|', bar + 1)) bars.push(bar);
    yield { isHead: above !== start - 1, cells: cellsOf(text, start, end, bars) };
    above = end;
  }
}

function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

type Cell = readonly [from: number, to: number];

/** The cells of a row, without the spaces around them. */
function cellsOf(text: string, start: number, end: number, bars: readonly number[]): readonly Cell[] {
  const starts = [start, ...bars.map((bar) => bar + 1)];
  return starts.map((from, index) => trimmed(text, from, bars[index] ?? end));
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
