import { escapeLiteral, escapeStart } from './escape.ts';
import { PIECE, SIGNS } from './marks.ts';
import { type Line, withPieces } from './put-pieces.ts';
import { settleMarks } from './settle-marks.ts';
import { wrapAddresses } from './wrap-addresses.ts';

const BREAK = { flow: '  \n', cell: '', line: ' ', label: ' ' } as const;
/** Anything in a line that could be read as Markdown, or has to become it. */
const SPECIAL = /[\uFDD1-\uFDD6\uFDDE\n\\`*_[\]<&~$]/;
const CONTROLS = /[\uFDD1-\uFDD6\uFDDE]/g;

/** Makes Markdown of an open line. `pieces` are what its control characters stand for, in order. */
export function finishLine(open: string, written: readonly string[], mode: keyof typeof BREAK): string {
  if (!SPECIAL.test(open)) return mode === 'flow' ? escapeStart(open, true) : open;
  const { line, pieces } = withLinksAndBreaks({ line: open, pieces: written }, mode);
  const escaped = escapeLiteral(settleMarks(line), pieces, mode === 'label');
  if (mode === 'flow' && !escaped.includes('\n')) return putPieces(escapeStart(escaped, true), pieces);
  const lines = escaped.split('\n');
  const safe = mode === 'flow' ? lines.map((text, index) => escapeStart(text, index === 0)) : lines;
  return putPieces(safe.join(BREAK[mode]), pieces);
}

/** No link may stand in the label of another. The tag of a break is punctuation to the marks beside it. */
function withLinksAndBreaks(line: Line, mode: keyof typeof BREAK): Line {
  if (mode === 'label') return line;
  const linked = wrapAddresses(line);
  if (mode !== 'cell') return linked;
  const breaks = [...linked.line.matchAll(/\n/g)].map(({ index }) => ({ at: index, length: 1, markdown: '<br>' }));
  return withPieces(linked, breaks);
}

/** Two spans of code without anything between them would be read as one. */
function putPieces(line: string, pieces: readonly string[]): string {
  let next = 0;
  return line.replace(CONTROLS, (sign, at: number) => {
    if (sign !== PIECE) return SIGNS[sign] ?? '';
    const piece = pieces[next] ?? '';
    const touches = line[at - 1] === PIECE && piece.startsWith('`') && pieces[next - 1]?.endsWith('`');
    next += 1;
    return touches ? ` ${piece}` : piece;
  });
}
