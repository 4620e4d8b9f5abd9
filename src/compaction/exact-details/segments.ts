/** A line of a message. Offsets are in UTF-16 units of the whole text; the line break is not in it. */
export interface Segment {
  readonly kind: 'prose' | 'heading' | 'code' | 'shell';
  readonly start: number;
  readonly end: number;
}

/** Nobody wrote a longer line: of a dump the beginning and the end are read, half of this each, in characters. */
const LONGEST_LINE = 200_000;
const FENCE = /^\s{0,12}(`{3,}|~{3,})\s*([^`]{0,80})$/;
const SHELL = /^(?:bash|sh|shell|zsh|fish|console|terminal|powershell|pwsh|ps1|cmd|bat|shell-session|sh-session)\b/i;
const HEADING = /^\s{0,3}(?:#{1,6}\s|\*\*[^*]{1,80}\*\*:?\s*$)/;

/** The lines of Markdown, in order, told apart by what they are. Lines of nothing and fences are left out. */
export function segmentsOf(text: string): readonly Segment[] {
  const segments: Segment[] = [];
  let fence: { readonly mark: string; readonly kind: 'code' | 'shell' } | undefined;
  for (let start = 0; start <= text.length; ) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    const line = end - start < 200 ? text.slice(start, end).trimEnd() : '';
    const opened = fenceOf(line);
    if (fence !== undefined && opened?.info === '' && opened.mark.startsWith(fence.mark)) fence = undefined;
    else if (fence === undefined && opened !== undefined) fence = { mark: opened.mark, kind: kindOf(opened.info) };
    else if (end > start) segments.push(...ends({ kind: fence?.kind ?? proseKind(line), start, end }));
    start = end + 1;
  }
  return segments;
}

function ends(segment: Segment): readonly Segment[] {
  const { kind, start, end } = segment;
  if (end - start <= LONGEST_LINE) return [segment];
  const half = LONGEST_LINE / 2;
  return [
    { kind, start, end: start + half },
    { kind, start: end - half, end },
  ];
}

function fenceOf(line: string): { readonly mark: string; readonly info: string } | undefined {
  const found = FENCE.exec(line);
  return found === null ? undefined : { mark: found[1] ?? '', info: (found[2] ?? '').trim() };
}

function kindOf(info: string): 'code' | 'shell' {
  return SHELL.test(info) ? 'shell' : 'code';
}

function proseKind(line: string): 'prose' | 'heading' {
  return HEADING.test(line) ? 'heading' : 'prose';
}
