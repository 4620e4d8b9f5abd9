/** A stretch of Markdown: prose, a code span within a line, or a whole fenced block with its fences. */
export interface Piece {
  readonly kind: 'prose' | 'span' | 'block';
  readonly text: string;
}

const FENCE = /^[ \t]*(`{3,}|~{3,})([^\n]*)$/;

/** Markdown with `change` made to all but code spans and closed fenced blocks. `change` sees stretches, not lines. */
export function outsideCode(markdown: string, change: (prose: string) => string): string {
  if (!/[`~]/.test(markdown)) return change(markdown);
  return piecesOf(markdown)
    .map(({ kind, text }) => (kind === 'prose' ? change(text) : text))
    .join('');
}

/** Markdown with `change` made to all but closed fenced blocks. What `change` sees begins and ends with a line. */
export function outsideBlocks(markdown: string, change: (lines: string) => string): string {
  return blocksIn(markdown)
    .map(({ kind, text }) => (kind === 'block' ? text : change(text)))
    .join('');
}

/** Markdown of the same length in which code is of letters that mean nothing; line breaks stay. */
export function withoutCode(markdown: string, kinds: readonly Piece['kind'][] = ['span', 'block']): string {
  if (!/[`~]/.test(markdown)) return markdown;
  return piecesOf(markdown)
    .map(({ kind, text }) => (kinds.includes(kind) ? text.replace(/[^\n]/g, 'x') : text))
    .join('');
}

/** The stretches of Markdown, in order; put together they are the text. A block that is never closed is prose. */
export function piecesOf(markdown: string): readonly Piece[] {
  return blocksIn(markdown).flatMap((piece) => (piece.kind === 'block' ? [piece] : spansIn(piece.text)));
}

/** Closed fenced blocks, and what stands between them. A block ends in front of its last line break. */
export function blocksIn(markdown: string): readonly Piece[] {
  if (!/`{3}|~{3}/.test(markdown)) return [{ kind: 'prose', text: markdown }];
  return cut(markdown, blockRanges(markdown), 'block');
}

type Range = readonly [start: number, end: number];

function cut(text: string, ranges: readonly Range[], kind: 'span' | 'block'): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const [start, end] of ranges) {
    pieces.push({ kind: 'prose', text: text.slice(done, start) }, { kind, text: text.slice(start, end) });
    done = end;
  }
  pieces.push({ kind: 'prose', text: text.slice(done) });
  return pieces.filter((piece) => piece.text !== '');
}

interface Line {
  readonly start: number;
  readonly end: number;
  /** The fence it begins with, and what stands behind that. */
  readonly fence: string | undefined;
  readonly info: string;
}

function linesOf(markdown: string): readonly Line[] {
  let start = 0;
  return markdown.split('\n').map((text) => {
    const [, fence, info = ''] = FENCE.exec(text) ?? [];
    const line = { start, end: start + text.length, fence, info: info.trim() };
    start = line.end + 1;
    return line;
  });
}

function blockRanges(markdown: string): readonly Range[] {
  const lines = linesOf(markdown);
  const ranges: Range[] = [];
  /** Of each kind of fence, the shortest that nothing further on closes. */
  const never = new Map<string | undefined, number>();
  for (let at = 0; at < lines.length; at++) {
    const { start = 0, fence, info = '' } = lines[at] ?? {};
    if (fence === undefined || fence.length >= (never.get(fence[0]) ?? Number.POSITIVE_INFINITY)) continue;
    if (fence[0] === '`' && info.includes('`')) continue;
    const close = closeOf(lines, at + 1, fence);
    if (close === undefined) never.set(fence[0], fence.length);
    else ranges.push([start, lines[close]?.end ?? markdown.length]);
    at = close ?? at;
  }
  return ranges;
}

function closeOf(lines: readonly Line[], from: number, open: string): number | undefined {
  for (let at = from; at < lines.length; at++) {
    const { fence, info } = lines[at] ?? {};
    if (fence !== undefined && info === '' && fence[0] === open[0] && fence.length >= open.length) return at;
  }
  return undefined;
}

function spansIn(prose: string): readonly Piece[] {
  if (!prose.includes('`')) return [{ kind: 'prose', text: prose }];
  const runs = [...prose.matchAll(/`+|\n/g)];
  const next = nextAlike(runs.map(([run]) => run));
  const ranges: Range[] = [];
  for (let at = 0; at < runs.length; at++) {
    const close = next[at];
    const [from, to] = [runs[at], close === undefined ? undefined : runs[close]];
    if (close === undefined || from === undefined || to === undefined) continue;
    ranges.push([from.index, to.index + to[0].length]);
    at = close;
  }
  return cut(prose, ranges, 'span');
}

/** Of each run of backticks, the place of the next of its length in its line. */
function nextAlike(runs: readonly string[]): readonly (number | undefined)[] {
  const seen = new Map<string, number>();
  const next: (number | undefined)[] = [];
  for (let at = runs.length - 1; at >= 0; at--) {
    const run = runs[at] ?? '\n';
    if (run === '\n') seen.clear();
    next[at] = run === '\n' ? undefined : seen.get(run);
    if (run !== '\n') seen.set(run, at);
  }
  return next;
}
