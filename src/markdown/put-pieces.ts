import { PIECE } from './marks.ts';

/** An open line, and what its `PIECE`s stand for, in order. */
export interface Line {
  readonly line: string;
  readonly pieces: readonly string[];
}

/** A part of a line that is finished Markdown. */
export interface Finished {
  readonly at: number;
  readonly length: number;
  readonly markdown: string;
}

/** Puts finished pieces in place of parts of a line, which hold no pieces themselves and come in order. */
export function withPieces({ line, pieces }: Line, parts: readonly Finished[]): Line {
  if (parts.length === 0) return { line, pieces };
  const all: string[] = [];
  let out = '';
  let done = 0;
  let next = 0;
  const take = (end: number) => {
    const text = line.slice(done, end);
    for (let at = text.indexOf(PIECE); at >= 0; at = text.indexOf(PIECE, at + 1)) all.push(pieces[next++] ?? '');
    out += text;
  };
  for (const { at, length, markdown } of parts) {
    take(at);
    all.push(markdown);
    out += PIECE;
    done = at + length;
  }
  take(line.length);
  return { line: out, pieces: all };
}
