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
  const stripped: string[] = [];
  let [kept, done] = ['', 0];
  for (const { index } of text.matchAll(OPENER)) {
    const end = index < done ? undefined : endOf(text, index);
    if (end === undefined || linesAround(text, index, end).some(isProtected)) continue;
    stripped.push(text.slice(index, end));
    kept += text.slice(done, index);
    done = fillsItsLines(text, index, end) ? end + 1 : end;
  }
  return { text: kept + text.slice(done), stripped };
}

function endOf(text: string, start: number): number | undefined {
  let lineEnds = 0;
  for (let at = start; at < text.length && lineEnds <= MOST_LINE_ENDS; at++) {
    if (text[at] === ']') return at + 1;
    if (text[at] === '\n') lineEnds++;
  }
  return undefined;
}

function fillsItsLines(text: string, start: number, end: number): boolean {
  return (start === 0 || text[start - 1] === '\n') && text[end] === '\n';
}

function linesAround(text: string, start: number, end: number): readonly string[] {
  const lineEnd = text.indexOf('\n', end);
  return text.slice(text.lastIndexOf('\n', start) + 1, lineEnd === -1 ? text.length : lineEnd).split('\n');
}
