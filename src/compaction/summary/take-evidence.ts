import { withoutCode } from './outside-code.ts';

const GAP = '\\s{0,4}';
const NUMBERS = `\\d{1,7}(?:${GAP}(?:,|;|-|–|and)${GAP}#?${GAP}\\d{1,7}){0,99}${GAP}\\](?!\\()`;
const SHARP = `\\[${GAP}#${GAP}${NUMBERS}`;
/** Marks beside each other. The white space in front goes with them. */
const SHARP_MARKS = new RegExp(`[ \\t]{0,4}${SHARP}(?:[ \\t,;]{0,4}${SHARP}){0,99}`, 'g');
const BARE_MARKS_AT_END = new RegExp(
  `(?<=\\s)\\[${GAP}${NUMBERS}(?:[\\s,;]{0,4}\\[${GAP}${NUMBERS}){0,99}[\\s.]{0,4}$`,
);
const CLAUSE_ENDS = /^\s*(?:$|[.,;:!?)\]}。，；：！？、）]|[–—]|\|)/;
const LINE_ENDS = /^[\s.,;。]*$/;

export interface Evident {
  readonly text: string;
  /** Numbers of messages, rising. */
  readonly evidence: readonly number[];
}

export interface MarkRules {
  /** How many messages there are; unknown where undefined. */
  readonly messages: number | undefined;
  /** Whether `[12]`, without a sharp, may be a mark: only in a summary that has none with it. */
  readonly bare: boolean;
}

/** Whether a text has a mark with a sharp outside of code. */
export function hasSharpMark(text: string): boolean {
  return withoutCode(text).search(SHARP_MARKS) !== -1;
}

/**
 * A line's text and the evidence taken out of it. A mark at the end of the line, and one at the end of a clause that
 * names messages there are, is evidence and goes; another one stays in the text, and is evidence where it names such
 * messages.
 */
export function takeEvidence(text: string, rules: MarkRules): Evident {
  const sharp = takeSharp(text, rules);
  const bare = rules.bare ? takeBare(sharp.text, rules) : sharp;
  const evidence = [...new Set([...sharp.evidence, ...bare.evidence])].toSorted((a, b) => a - b);
  return { text: bare.text.trim(), evidence };
}

function takeSharp(text: string, rules: MarkRules): Evident {
  const prose = withoutCode(text);
  const evidence: number[] = [];
  let [kept, done] = ['', 0];
  for (const { 0: marks, index } of prose.matchAll(SHARP_MARKS)) {
    const end = index + marks.length;
    const behind = prose.slice(end, end + LOOKED_AT);
    const numbers = numbersIn(marks);
    const meant = isEvidence(numbers, behind, rules);
    if (meant || isKnown(numbers, index, rules)) evidence.push(...numbers);
    if (!meant) continue;
    kept += text.slice(done, index);
    done = LINE_ENDS.test(behind) && end + behind.length === text.length ? text.length : end;
  }
  return { text: kept + text.slice(done), evidence };
}

/** How far behind a mark is looked for the end of a clause or of the line. */
const LOOKED_AT = 40;

function isEvidence(numbers: readonly number[], behind: string, { messages }: MarkRules): boolean {
  if (LINE_ENDS.test(behind)) return true;
  return CLAUSE_ENDS.test(behind) && areMessages(numbers, messages ?? Number.POSITIVE_INFINITY);
}

/** A mark that stays in the text names messages where there are such; not knowing that, one in front of all. */
function isKnown(numbers: readonly number[], index: number, { messages }: MarkRules): boolean {
  return messages === undefined ? index === 0 : areMessages(numbers, messages);
}

function takeBare(text: string, { messages = Number.POSITIVE_INFINITY }: MarkRules): Evident {
  const found = BARE_MARKS_AT_END.exec(withoutCode(text));
  const numbers = numbersIn(found?.[0] ?? '');
  if (found === null || !areMessages(numbers, messages)) return { text, evidence: [] };
  return { text: text.slice(0, found.index), evidence: numbers };
}

function areMessages(numbers: readonly number[], messages: number): boolean {
  return numbers.every((number) => number >= 1 && number <= messages);
}

function numbersIn(marks: string): readonly number[] {
  return [...marks.matchAll(/(\d+)(?:\s*[-–]\s*#?\s*(\d+))?/g)].flatMap(([, first, last]) =>
    range(Number(first), Number(last ?? first)),
  );
}

const LONGEST_RANGE = 50;

/** All numbers of a short range; the two ends of a long or turned one. */
function range(first: number, last: number): readonly number[] {
  const length = last - first + 1;
  if (length < 1 || length > LONGEST_RANGE) return [first, last];
  return Array.from({ length }, (_, index) => first + index);
}
