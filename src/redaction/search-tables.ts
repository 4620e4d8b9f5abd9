import { type Findings, isFree, take } from './findings.ts';
import { isTableSecret, secretNamed } from './rules/named-cells.ts';

/** Where no row has ended yet. Not -1: there the line ends that would stand above the first one. */
const NO_ROW = -2;

/** A column whose head says that secrets stand in it. */
interface Column {
  readonly index: number;
  readonly rule: string;
}

/** What stands between cells: in Markdown, in files of comma-separated values and their like. */
const BAR = '|';
const SEPARATORS = [BAR, ',', ';', '\t'];

/** Adds the values of tables that are secret by the head of their column: `| password |` over other rows. */
export function searchTables(text: string, findings: Findings): void {
  for (const separator of SEPARATORS) {
    let columns: readonly Column[] = [];
    for (const { isFirst, cells } of rowsOf(text, separator)) {
      const isHead = separator === BAR ? isFirst : areNames(text, cells);
      if (isFirst || isHead) columns = isHead ? columnsOf(text, cells) : [];
      else takeCells(text, cells, columns, findings);
    }
  }
}

const NAME = /^\p{L}[\p{L}\p{M}\p{N}_-]{0,30}(?: [\p{L}\p{M}\p{N}_-]{1,20}){0,2}$/u;
const MOST_NAMES = 60;

/** Whether one of these names something secret, and none is a sentence or a value. */
function areNames(text: string, cells: readonly Cell[]): boolean {
  if (cells.length > MOST_NAMES) return false;
  const names = cells.map(([from, to]) => text.slice(from, to));
  return names.some((name) => secretNamed(name) !== undefined) && names.every((name) => NAME.test(name));
}

interface Row {
  /** The line above it has no separator. */
  readonly isFirst: boolean;
  readonly cells: readonly Cell[];
}

/** The lines that hold separators. No stretch of the text is searched twice. */
function* rowsOf(text: string, separator: string): Generator<Row> {
  let next = text.indexOf(separator);
  for (let above = NO_ROW; next !== -1; ) {
    const start = text.lastIndexOf('\n', next) + 1;
    const end = lineEnd(text, next);
    const places: number[] = [];
    for (; next !== -1 && next < end; next = text.indexOf(separator, next + 1)) places.push(next);
    yield { isFirst: above !== start - 1, cells: cellsOf(text, start, end, places) };
    above = end;
  }
}

function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end === -1 ? text.length : end;
}

type Cell = readonly [from: number, to: number];

/** The cells of a row, without the spaces around them. */
function cellsOf(text: string, start: number, end: number, separators: readonly number[]): readonly Cell[] {
  const starts = [start, ...separators.map((place) => place + 1)];
  return starts.map((from, index) => trimmed(text, from, separators[index] ?? end));
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
