import { GAP, loosely } from './loosely.ts';
import { BEGIN, END, LABELS } from './preamble-frame.ts';

/** A preamble met in a message. */
export interface FoundPreamble {
  /** `referenceTo` the conversation it was made from; of several, the first. */
  readonly reference: string;
  /** What the user wrote in front of it. */
  readonly before: string;
  /** What stands between the marks. */
  readonly notes: string;
  /** The notes of each, where one preamble was pasted behind the other. */
  readonly parts: readonly string[];
  /** What the user wrote behind it. */
  readonly rest: string;
}

const FOUND = new RegExp(
  `${loosely(BEGIN)}\\.?${GAP}*${loosely('They may hold errors')}[^\\]］]*[\\]］]([\\s\\S]*?)[[［]${GAP}*${loosely(END)},?${GAP}+${loosely('ref')}${GAP}+([0-9a-z]+)[^\\]］]*[\\]］]`,
  'u',
);

/** The most that a user writes in front, in characters. What is further down is quoted. */
const LONGEST_BEFORE = 2_000;
/** The most that is looked at for it, with lines of ours that name very many gaps. */
const LONGEST_OPENING = 50_000;

/**
 * The preamble that a message begins with, also after a site has rendered it as Markdown or changed its white space, and
 * also where the user wrote some words in front. A preamble quoted further down is none.
 */
export function findPreamble(text: string): FoundPreamble | undefined {
  const first = findOne(text);
  if (first === undefined) return undefined;
  const [parts, beside] = [[first.notes], [] as string[]];
  let { rest } = first;
  for (let next = findOne(rest); next !== undefined; next = findOne(rest)) {
    parts.push(next.notes);
    beside.push(next.before);
    rest = next.rest;
  }
  return { ...first, notes: parts.join('\n\n'), parts, rest: joined([...beside, rest]) };
}

/** The user's own words in a message that begins with a preamble: what stands in front of it and behind it. */
export function wordsBeside({ before, rest }: Pick<FoundPreamble, 'before' | 'rest'>): string {
  return joined([before, rest]);
}

function joined(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

function findOne(text: string): Omit<FoundPreamble, 'parts'> | undefined {
  const found = FOUND.exec(text);
  if (found === null || found.index > LONGEST_OPENING) return undefined;
  const before = withoutOpening(text.slice(0, found.index));
  if (before.length > LONGEST_BEFORE) return undefined;
  const [whole, notes = '', reference = ''] = found;
  return { reference, before, notes: notes.trim(), rest: text.slice(found.index + whole.length).trim() };
}

const LABEL = Object.values(LABELS)
  .map((label) => label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, `${GAP}+`))
  .join('|');
const LABELLED = new RegExp(`(?:${LABEL})(?=${GAP}*(?:From\\s|$))`, 'u');
/** The line in front of the notes that says where they are from, with the label above it, whoever worded that. */
const TOLD =
  /(?:^|(?<=\n))(?:[^\n]{1,2200}\n)?[ \t>]*From [^\n]{1,400}?: \d+ (?:of \d+ )?messages(?: \([^)\n]*\))?\.[^\n]*/gu;
const OURS = /^[\s>]*(?:From .*: \d+ (?:of \d+ )?messages\b|Left out for length: |Missing: |$)/;

/** What stands in front of a mark, without its bracket and without the lines that are ours: the user's words. */
function withoutOpening(opening: string): string {
  const text = withoutEnd(opening, BRACKET);
  const at = text.search(LABELLED);
  const ours = at === -1 ? text : text.slice(at);
  const told = [...ours.matchAll(TOLD)].at(-1);
  const from = at === -1 ? (told?.index ?? text.length) : at;
  const between = told === undefined ? [] : ours.slice(told.index + told[0].length).split('\n');
  const above = withoutEnd(text.slice(0, from), QUOTED);
  return joined([above, between.filter((line) => !OURS.test(line)).join('\n')].map((part) => part.trim()));
}

const BRACKET = /[\s\\*_>#[［-]/;
const QUOTED = /[\s>*_#]/;

/** A text without the characters at its end that are of a kind; a regular expression would be slow on long runs. */
function withoutEnd(text: string, kind: RegExp): string {
  let end = text.length;
  while (end > 0 && kind.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
