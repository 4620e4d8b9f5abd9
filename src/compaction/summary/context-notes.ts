const OPENER = /\[context\s{1,8}note\s{0,8}[—–-]/gi;

/** Where a note may end: before the third line end behind its beginning. */
const MOST_LINE_ENDS = 2;

export interface Cut {
  readonly text: string;
  readonly stripped: readonly string[];
}

/**
 * Takes out bracketed notes of the form `[context note — …]`, with the line end where one fills its lines. Stays: a note
 * without an end nearby, and one that holds or touches a protected line.
 */
export function cutContextNotes(text: string, isProtected: (line: string) => boolean): Cut {
  if (text.search(OPENER) === -1) return { text, stripped: [] };
  const stripped: string[] = [];
  const reading: Reading = { text, lines: linesOf(text), line: 0, close: -1, isProtected };
  let [kept, done] = ['', 0];
  for (const { index } of text.matchAll(OPENER)) {
    const end = index < done ? undefined : endOf(reading, index);
    if (end === undefined || touchesProtected(reading, end)) continue;
    stripped.push(text.slice(index, end));
    kept += text.slice(done, index);
    done = fillsItsLines(text, index, end) ? end + 1 : end;
  }
  return { text: kept + text.slice(done), stripped };
}

interface Line {
  readonly start: number;
  readonly text: string;
  /** Asked once, however many notes stand in the line. */
  isProtected?: boolean;
}

interface Reading {
  readonly text: string;
  readonly lines: readonly Line[];
  readonly isProtected: (line: string) => boolean;
  /** The number of the line read last. */
  line: number;
  /** Where the next `]` stands, from the note read last. */
  close: number;
}

function linesOf(text: string): readonly Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const from = start;
    start += line.length + 1;
    return { start: from, text: line };
  });
}

/** Where the note ends that begins at a place, which is behind all that were asked for before. */
function endOf(reading: Reading, start: number): number | undefined {
  if (reading.close < start) reading.close = placeOf(reading.text, ']', start);
  while (startOf(reading, reading.line + 1) <= start) reading.line++;
  return reading.close < startOf(reading, reading.line + MOST_LINE_ENDS + 1) ? reading.close + 1 : undefined;
}

function placeOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? Number.POSITIVE_INFINITY : at;
}

function startOf({ lines }: Reading, line: number): number {
  return lines[line]?.start ?? Number.POSITIVE_INFINITY;
}

function fillsItsLines(text: string, start: number, end: number): boolean {
  return (start === 0 || text[start - 1] === '\n') && text[end] === '\n';
}

/** Whether one of the lines from the one read last to the end of a note is protected. */
function touchesProtected(reading: Reading, end: number): boolean {
  for (let number = reading.line; startOf(reading, number) <= end; number++) {
    const line = reading.lines[number];
    if (line === undefined) return false;
    line.isProtected ??= reading.isProtected(line.text);
    if (line.isProtected) return true;
  }
  return false;
}
