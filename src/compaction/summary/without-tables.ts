import { withoutCode } from './outside-code.ts';

const ROW = /^\s*\|.*\|\s*$/;
const DELIMITER = /^[\s:|]{0,40}-[\s:|-]*$/;
const MARKS_ALONE = /^(?:\s*\[#[\d,;#\s–-]{1,60}\])+$/;

/** Lines with the rows of tables as bullets: the first cell, then each further one behind the name of its column. */
export function withoutTables(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => DELIMITER.test(line) && ROW.test(line))) return lines;
  let columns: readonly string[] | undefined;
  return lines.flatMap((line, at) => {
    if (!ROW.test(line)) columns = undefined;
    if (!ROW.test(line)) return [line];
    if (isHead(lines, at)) columns = cellsOf(line);
    if (columns === undefined) return [line];
    return isHead(lines, at) || DELIMITER.test(line) ? [] : [bulletOf(cellsOf(line), columns)];
  });
}

function isHead(lines: readonly string[], at: number): boolean {
  const below = lines[at + 1] ?? '';
  return ROW.test(below) && DELIMITER.test(below);
}

function bulletOf(cells: readonly string[], columns: readonly string[]): string {
  const named = cells.map((cell, at) => (at === 0 || cell === '' ? cell : `${columns[at] ?? ''}: ${cell}`));
  const words = named.filter((cell, at) => cell !== '' && !MARKS_ALONE.test(cells[at] ?? ''));
  const marks = cells.filter((cell) => MARKS_ALONE.test(cell));
  return `- ${[words.join('; '), ...marks].join(' ')}`;
}

/** A bar with a backslash in front, and one in code, is no end of a cell. */
function cellsOf(row: string): readonly string[] {
  const line = row.trim();
  const bars = [...withoutCode(line).matchAll(/(?<!\\)\|/g)].map(({ index }) => index);
  return bars.slice(1).map((end, at) =>
    line
      .slice((bars[at] ?? 0) + 1, end)
      .trim()
      .replaceAll('\\|', '|'),
  );
}
