import { withoutCode } from './outside-code.ts';
import { headingOf } from './summary-heading.ts';

const NAMES = 'think|thinking|thought|thoughts|reasoning|reflection|scratchpad|analysis';

/** How models mark what they think, each as beginning and end. A beginning counts only at the start of a line. */
const MARKS: readonly (readonly [RegExp, RegExp])[] = [
  [new RegExp(`^[ \\t]*<(?:${NAMES})(?:\\s[^<>\\n]{0,200})?>`, 'im'), new RegExp(`</(?:${NAMES})\\s*>`, 'i')],
  [/^[ \t]*◁think▷/m, /◁\/think▷/],
  [/^[ \t]*\[THINK\]/m, /\[\/THINK\]/],
  [/^[ \t]*(?:<\|start\|>assistant)?<\|channel\|>(?:analysis|commentary)\b/m, /<\|channel\|>final<\|message\|>/],
];

/** Beginnings that are words too, which a line may begin with: with words behind, they need an end. */
const WORD = /^[ \t]*<(?!think(?:ing)?[\s>])/i;

/** An end on a line of its own or at the end of one, whose beginning the model's template has swallowed. */
const LONE_ENDS = new RegExp(`(?:</(?:${NAMES})\\s*>|◁/think▷|\\[/THINK\\])[ \\t]*$`, 'gim');

/** A bullet with evidence. */
const EVIDENT = /^[ \t]*(?:[-*+•]|\d{1,4}[.)])[ \t][^\n]{0,2000}?\[#\d/m;

export interface Spoken {
  readonly text: string;
  readonly thought: boolean;
}

/** How often the rest behind a lone end is looked through for blocks that came to stand at the start of a line. */
const MOST_ROUNDS = 8;

/**
 * An answer without what the model thought first. What was never closed goes to the end of the text, where it is what the
 * answer begins with, fills its line, or no heading comes behind it. An end without a beginning counts only where what is
 * in front of it is no summary. In code nothing counts.
 */
export function stripThinking(answer: string): Spoken {
  let text = answer;
  for (let round = 1; ; round++) {
    const bare = MARKS.reduce((rest, [begin, end]) => withoutBlocks(rest, begin, end), text);
    const ends = loneEnds(bare);
    const [first, last] = [ends[0], ends.at(-1)];
    if (first === undefined || last === undefined) return { text: bare, thought: bare !== answer };
    const isSettled = bare === text || round === MOST_ROUNDS;
    if (isSettled) return { text: bare.slice(last), thought: true };
    text = bare.slice(first);
  }
}

/** Behind each lone end that counts: its place in the text. */
function loneEnds(text: string): readonly number[] {
  const ends = [...withoutCode(text, ['span']).matchAll(LONE_ENDS)];
  if (ends.length === 0) return [];
  const headings = headingsIn(text);
  const evident = EVIDENT.exec(text)?.index ?? text.length;
  const summary = Math.min(evident, headings[0]?.index ?? text.length);
  return ends
    .filter(({ 0: mark, index }) => index < summary || beginsAgain(text, index, index + mark.length, headings))
    .map(({ 0: mark, index }) => index + mark.length);
}

interface Heading {
  readonly index: number;
  readonly section: string;
  /** Whether it is the first of its section. */
  readonly isFirst: boolean;
}

function headingsIn(text: string): readonly Heading[] {
  const seen = new Set<string>();
  const headings: Heading[] = [];
  let index = 0;
  for (const line of text.split('\n')) {
    const section = headingOf(line)?.section;
    if (section !== undefined) headings.push({ index, section, isFirst: !seen.has(section) });
    if (section !== undefined) seen.add(section);
    index += line.length + 1;
  }
  return headings;
}

/** Whether an end on a line of its own has the first heading of all behind it, or one that a draft had already. */
function beginsAgain(text: string, start: number, end: number, headings: readonly Heading[]): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  if (start - lineStart > NEAR || text.slice(lineStart, start).trim() !== '') return false;
  const behind = /^\s{1,20}/.exec(text.slice(end, end + NEAR))?.[0].length ?? 0;
  const heading = headings[firstFrom(headings, end)];
  if (heading === undefined || heading.index > end + behind) return false;
  return !heading.isFirst || heading === headings[0];
}

const NEAR = 20;

/** The place of the first heading at or behind an index, by halving. */
function firstFrom(headings: readonly Heading[], index: number): number {
  let [low, high] = [0, headings.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((headings[middle]?.index ?? index) < index) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Beginnings that do not count are looked for no more often than that. */
const MOST_SPARED = 8;

/** Blocks that hold further beginnings end at the end of the outermost. */
function withoutBlocks(text: string, begin: RegExp, end: RegExp): string {
  if (!begin.test(text)) return text;
  const begins = new RegExp(begin.source, `${begin.flags}g`);
  let [kept, rest, from, spared] = ['', readable(text), 0, 0];
  while (spared < MOST_SPARED) {
    begins.lastIndex = from;
    const found = begins.exec(rest.bare);
    if (found === null) break;
    const inside = part(rest, found.index + found[0].length);
    const behind = behindBlock(inside, begin, end);
    const front = kept + rest.text.slice(0, found.index);
    from = behind === undefined && isSpared(found[0], front, inside) ? found.index + found[0].length : 0;
    if (from > 0) spared++;
    else [kept, rest] = [front, behind ?? readable('')];
  }
  return kept + rest.text;
}

/** A text, and the same without code: blocks and spans, or spans alone. */
interface Readable {
  readonly text: string;
  readonly bare: string;
  readonly spanless: string;
}

function readable(text: string): Readable {
  return { text, bare: withoutCode(text), spanless: withoutCode(text, ['span']) };
}

function part({ text, bare, spanless }: Readable, from: number): Readable {
  return { text: text.slice(from), bare: bare.slice(from), spanless: spanless.slice(from) };
}

/** Whether a beginning without an end is nothing but words. */
function isSpared(mark: string, front: string, inside: Readable): boolean {
  if (front.trim() === '' || /^[ \t]*(?:\n|$)/.test(inside.text)) return false;
  return WORD.test(mark) || /^ {0,3}#{1,6}\s/m.test(inside.text);
}

function behindBlock(inside: Readable, begin: RegExp, end: RegExp): Readable | undefined {
  const begins = new RegExp(begin.source, `${begin.flags}g`);
  let rest = inside;
  for (let depth = 1; depth > 0; depth--) {
    const close = end.exec(rest.spanless);
    if (close === null) return undefined;
    depth += rest.spanless.slice(0, close.index).match(begins)?.length ?? 0;
    rest = part(rest, close.index + close[0].length);
  }
  return rest;
}
