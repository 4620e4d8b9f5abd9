/** A stretch of Markdown of one kind. */
export interface Block {
  readonly kind: 'prose' | 'item' | 'heading' | 'row' | 'code';
  /** Without its block marks; code with its line breaks. */
  readonly text: string;
  /** What stands behind the opening fence of code. */
  readonly info: string;
}

/** Longest stretch of one line that is read as a whole, in characters. */
const LONGEST_LINE = 2_000;
/** Of a message with more lines the first and the last half of so many are read. */
const MOST_LINES = 20_000;
const FENCE = /^\s{0,12}(`{3,}|~{3,})\s*([^`]*)$/;
const HEADING = /^\s{0,3}#{1,6}\s+/;
const ITEM = /^\s*(?:[-*+•‣▪·–]|\(?\d{1,3}[.)]|[a-z]\))\s+(?:\[[ xX]\]\s+)?/;
const QUOTE = /^(?:\s{0,3}>\s?)+/;
const RULE = /^\s*(?:[-*_=]\s*){3,}$/;
const DIVIDER = /^\s*\|?(?:\s*:?-+:?\s*\|)+\s*(?::?-+:?)?\s*\|?\s*$/;
const BOLD_LINE = /^\s*\*\*[^*]{1,80}\*\*:?\s*$/;
/** Most lines, and none of them a mark. */
const BEGINS_WITH_WORD = /^\s{0,3}\p{L}(?![)|])/u;
const ENDS_SENTENCE = /[.!?:;。！？；：؟।…]["'”»）)*_]*\s*$/;

/** Cuts Markdown into blocks, line by line and in one pass. */
export function toBlocks(markdown: string): readonly Block[] {
  const blocks: Block[] = [];
  const lines = ends(markdown.split(/\r\n|[\n\r\u0085\u2028\u2029]/));
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const fence = line.length < 200 ? FENCE.exec(line) : null;
    if (fence === null) {
      addLine(blocks, line, lines[at - 1] ?? '');
      continue;
    }
    const end = closing(lines, at + 1, fence[1] ?? '```');
    blocks.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n'), info: (fence[2] ?? '').trim() });
    at = end;
  }
  return blocks;
}

function ends(lines: readonly string[]): readonly string[] {
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES / 2), ...lines.slice(-MOST_LINES / 2)];
}

function closing(lines: readonly string[], from: number, fence: string): number {
  for (let at = from; at < lines.length; at++) {
    const line = (lines[at] ?? '').trim();
    if (line.startsWith(fence) && line.replaceAll(fence.charAt(0), '') === '') return at;
  }
  return lines.length;
}

function addLine(blocks: Block[], line: string, before: string): void {
  if (line.trim() === '') return;
  const isProse = BEGINS_WITH_WORD.test(line);
  const quoted = !isProse && QUOTE.test(line) && !QUOTE.test(before);
  if (!isProse && (RULE.test(line.slice(0, 200)) || DIVIDER.test(line.slice(0, 400)))) return;
  for (const piece of pieces(isProse ? line : line.replace(QUOTE, ''))) {
    const block = blockOf(piece);
    const last = blocks.at(-1);
    if (last !== undefined && before.trim() !== '' && !quoted && continues(last, block)) {
      blocks[blocks.length - 1] = { ...last, text: `${last.text} ${block.text}` };
      continue;
    }
    blocks.push(block);
  }
}

/** A line that goes on where a hard wrap broke the one before. */
function continues(last: Block, block: Block): boolean {
  return (
    block.kind === 'prose' &&
    (last.kind === 'prose' || last.kind === 'item') &&
    last.text.length < LONGEST_LINE &&
    /^\p{Ll}/u.test(block.text) &&
    !ENDS_SENTENCE.test(last.text.slice(-8))
  );
}

function blockOf(line: string): Block {
  if (BEGINS_WITH_WORD.test(line)) return { kind: 'prose', text: line, info: '' };
  if (HEADING.test(line)) return { kind: 'heading', text: line.replace(HEADING, ''), info: '' };
  if (BOLD_LINE.test(line)) return { kind: 'heading', text: line, info: '' };
  if (ITEM.test(line)) return { kind: 'item', text: line.replace(ITEM, ''), info: '' };
  if (/^\s*\|/.test(line)) return { kind: 'row', text: cells(line), info: '' };
  return { kind: 'prose', text: line, info: '' };
}

function cells(row: string): string {
  return row
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(', ');
}

/** A very long line in pieces, cut at white space where there is some. */
function pieces(line: string): readonly string[] {
  if (line.length <= LONGEST_LINE) return [line];
  const cut: string[] = [];
  for (let from = 0; from < line.length; ) {
    const rest = line.slice(from, from + LONGEST_LINE);
    const space = from + LONGEST_LINE < line.length ? rest.lastIndexOf(' ') : -1;
    const length = space > LONGEST_LINE / 2 ? space + 1 : rest.length;
    cut.push(rest.slice(0, length));
    from += length;
  }
  return cut;
}
