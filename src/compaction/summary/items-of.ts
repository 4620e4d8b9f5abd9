import { longestRun } from '../../core/fence.ts';
import type { Section } from '../../core/summary.ts';
import { blocksIn, type Piece } from './outside-code.ts';
import { headingOf, labelOf, type SummaryHeading } from './summary-heading.ts';
import { withoutTables } from './without-tables.ts';

const BULLET = /^(\s*)(?:[-*+•]|\d{1,4}[.)])\s+(?:\[[ xX]\]\s+)?/;
const RULE = /^\s*(?:(?:- ?){3,}|(?:\* ?){3,}|(?:_ ?){3,}|`{3,}\w*|~{3,}\w*)\s*$/;

/** What a line of a summary is made from: its marks of evidence are in the text. */
export interface Item {
  readonly section: Section;
  readonly text: string;
}

/** An item that may go on: put together only once, since it can be of many pieces. */
interface Draft {
  readonly section: Section;
  pieces: string[];
}

/** What further bullets may stand below: a bullet, or words that end in a colon. */
interface Parent {
  readonly indent: number;
  readonly item: Draft;
  /** What stands in front of each bullet below; undefined where those join the text. */
  lead: Lead | undefined;
}

interface Lead {
  readonly words: string;
  readonly marks: string;
}

interface Reading {
  readonly items: Draft[];
  /** Whether names of sections in bold, with words behind them, are headings: only where nothing else is. */
  readonly labelled: boolean;
  /** Undefined in front of the first heading. */
  section: Section | undefined;
  /** Level of the heading of that section; undefined where it is not one of ours. */
  level: number | undefined;
  /** Words of the heading below that of the section. */
  sub: string;
  parents: Parent[];
  /** Whether the next line may go on with the last item. */
  open: boolean;
}

/** The items of a summary in Markdown, in order. */
export function itemsOf(markdown: string): readonly Item[] {
  const pieces = blocksIn(markdown).map((piece, at, all) => ({ ...piece, lines: linesOfPiece(piece, at, all) }));
  const lines = pieces.filter(({ kind }) => kind !== 'block').flatMap((piece) => piece.lines);
  const headed = lines.some((line) => headingOf(line) !== undefined);
  const labelled = !lines.some((line) => headingOf(line)?.section !== undefined) && lines.some(labelOf);
  const section = headed || labelled ? undefined : 'facts';
  const reading: Reading = { items: [], labelled, section, level: undefined, sub: '', parents: [], open: false };
  for (const { kind, lines: inside } of pieces) {
    if (kind === 'block') readCode(reading, inside.slice(1, -1));
    else for (const line of withoutTables(inside)) readLine(reading, line);
  }
  return reading.items
    .map(({ section, pieces }) => ({ section, text: pieces.join(' ') }))
    .filter(({ text }) => text !== '');
}

/** The lines of a stretch between blocks, without the empty ends that the line breaks beside those leave. */
function linesOfPiece({ text }: Piece, at: number, { length }: readonly Piece[]): readonly string[] {
  return text
    .split('\n')
    .slice(at > 0 && text.startsWith('\n') ? 1 : 0, at < length - 1 && text.endsWith('\n') ? -1 : undefined);
}

function readLine(reading: Reading, line: string): void {
  const heading = goesOnInBullet(reading, line) ? undefined : headingOf(line);
  if (heading !== undefined) enter(reading, heading);
  if (heading !== undefined || line.trim() === '' || RULE.test(line)) {
    reading.open = false;
    return;
  }
  const label = reading.labelled ? labelOf(line) : undefined;
  if (label === undefined) {
    readWords(reading, line);
    return;
  }
  enter(reading, { words: '', level: 1, section: label.section });
  reading.open = false;
  if (label.rest !== '') readWords(reading, `- ${label.rest}`);
  reading.parents = [];
}

/** Indented under a bullet, a heading is what the bullet speaks of: a pinned line of the user's that holds one. */
function goesOnInBullet({ open, parents }: Reading, line: string): boolean {
  return open && parents.length > 0 && /^ {2,3}#/.test(line);
}

/** Under a heading of ours, one below it is of no other section: its words go in front of what stands under it. */
function enter(reading: Reading, { words, level, section }: SummaryHeading): void {
  reading.parents = [];
  const isBelow = section === undefined && reading.level !== undefined && level > reading.level;
  reading.sub = isBelow ? `${words.replace(/^[*_]{2}|[:：]?[*_]{2}[:：]?$|[:：]$/g, '')}: ` : '';
  if (isBelow) return;
  reading.section = section ?? 'facts';
  reading.level = section && level;
}

function readWords(reading: Reading, line: string): void {
  const [marker = '', indent] = BULLET.exec(line) ?? [];
  const text = line.slice(marker.length).trim();
  const last = reading.items.at(-1);
  if (indent === undefined && reading.open && last !== undefined) {
    last.pieces.push(text);
    return;
  }
  if (indent === undefined && reading.section === undefined) return;
  addItem(reading, text, indent === undefined ? NO_BULLET : indent.replaceAll('\t', '    ').length);
  reading.open = true;
}

const NO_BULLET = -2;
/** How much further a bullet is indented than the one it stands below. */
const LEAST_INDENT = 2;

function addItem(reading: Reading, text: string, indent: number): void {
  const parents = reading.parents.filter((parent) => parent.indent + LEAST_INDENT <= indent && canHold(parent));
  const item = itemBelow(reading, parents.at(-1), text);
  reading.parents = [...parents, { indent, item, lead: undefined }];
}

/** Words that are no bullet hold bullets only where they lead up to them. */
function canHold({ indent, item, lead }: Parent): boolean {
  return indent !== NO_BULLET || lead !== undefined || leadOf(item) !== undefined;
}

function itemBelow(reading: Reading, parent: Parent | undefined, text: string): Draft {
  if (parent === undefined) return pushed(reading, `${reading.sub}${text}`);
  const { item } = parent;
  parent.lead ??= leadOf(item);
  if (parent.lead !== undefined) {
    item.pieces = [];
    return pushed(reading, `${parent.lead.words} ${text}${parent.lead.marks}`);
  }
  const last = item.pieces.pop() ?? '';
  item.pieces.push(ENDS.has(last.at(-1) ?? '') ? last : `${last};`, text);
  return item;
}

/** Signs that end a clause. */
const ENDS: ReadonlySet<string> = new Set('.;:!?。；：！？');

function pushed(reading: Reading, text: string): Draft {
  const item = { section: reading.section ?? 'facts', pieces: [text] };
  reading.items.push(item);
  return item;
}

const MARKS_AT_END = /(?:\s?\[#[\d,;#\s–-]{1,60}\]){1,20}$/;

/** Words that end in a colon or are bold as a whole, and the marks behind them. */
function leadOf({ pieces }: Draft): Lead | undefined {
  const last = pieces.at(-1) ?? '';
  const marks = MARKS_AT_END.exec(last)?.[0] ?? '';
  const end = last.slice(0, last.length - marks.length);
  const words = (): string => [...pieces.slice(0, -1), end].join(' ');
  if (/[:：]/.test(end.at(-1) ?? '')) return { words: words(), marks };
  const [, bold] = pieces.length > 1 ? [] : (/^((?:[^*\n]{1,80}: )?\*\*[^*\n]{1,80})\*\*$/.exec(end) ?? []);
  return bold === undefined ? undefined : { words: `${bold.replace('**', '')}:`, marks };
}

/** Each line of a block as a code span, behind the words that lead up to it. */
function readCode(reading: Reading, code: readonly string[]): void {
  const spans = code.filter((line) => line.trim() !== '').map((line) => codeSpan(line.trim()));
  const last = reading.items.at(-1);
  if (spans.length === 0) return;
  if (last !== undefined && (reading.open || leadOf(last) !== undefined))
    for (const span of spans) last.pieces.push(span);
  else pushed(reading, `${reading.sub}${spans.join(' ')}`);
  reading.open = true;
}

function codeSpan(code: string): string {
  const longest = longestRun(code);
  const ticks = '`'.repeat(longest + 1);
  return longest === 0 ? `\`${code}\`` : `${ticks} ${code} ${ticks}`;
}
