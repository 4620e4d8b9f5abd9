import { CLOSE, type Mark, OPEN } from './marks.ts';

/** Marks that are written with the same sign, and how readers of Markdown take what stands beside them. */
interface Family {
  readonly runs: RegExp;
  readonly opens: RegExp;
  readonly closes: RegExp;
  readonly punctuation: RegExp;
  readonly letter: RegExp;
}

/**
 * Signs of other marks are punctuation to CommonMark and letters to `marked`, symbols such as an emoji are punctuation
 * to CommonMark since 0.31 and letters to readers before it: they count as both.
 */
const STARS: Family = {
  runs: /([\uFDD1\uFDD2\uFDD4\uFDD5]+)/,
  opens: /[\uFDD1\uFDD2]/g,
  closes: /[\uFDD4\uFDD5]/g,
  punctuation: /^[\p{P}\p{S}\uFDD3\uFDD6\uFDDE]$/u,
  letter: /^(?:[~_\uFDD3\uFDD6]|[^\s\p{P}$+<=>^`|\uFDDE])$/u,
};

const TILDES: Family = {
  runs: /([\uFDD3\uFDD6]+)/,
  opens: /\uFDD3/g,
  closes: /\uFDD6/g,
  punctuation: /^[\p{P}\p{S}\uFDD1\uFDD2\uFDD4\uFDD5\uFDDE]$/u,
  letter: /^(?:[*_\uFDD1\uFDD2\uFDD4\uFDD5]|[^\s\p{P}$+<=>^`|\uFDDE])$/u,
};

/** Two neighbours of the same kind become one: `**a****b**` would be read as something else. */
const ENDS_AND_BEGINS = /\uFDD4\uFDD1|\uFDD5\uFDD2|\uFDD6\uFDD3/g;
const LETTER = /[^\s\p{P}~$+<=>^`|\uFDD0-\uFDEF]/u;
/** Punctuation is moved over at most this many characters. */
const FARTHEST = 32;
const TAIL = /[\s\p{P}\p{S}\uFDDE]+$/u;
const HEAD = /^[\s\p{P}\p{S}\uFDDE]+/u;
/** A run of stars that `settle` may have to do with: a closing one before a letter, or an opening one behind one. */
const SUSPECT =
  /(?<=[\p{P}\p{S}\uFDDE\uFDD3\uFDD6])[\uFDD4\uFDD5]+[\uFDD1\uFDD2]*[^\s\p{P}$+<=>^`|\uFDDE]|[\uFDD4\uFDD5][~_]|[~_\uFDD3\uFDD6][\uFDD1\uFDD2]|[\uFDD4\uFDD5][\uFDD1\uFDD2]|[\uFDD1\uFDD2][^\uFDD4\uFDD5]*[\uFDD1\uFDD2]|(?<=[^\s\p{P}$+<=>^`|\uFDDE\uFDD1\uFDD2\uFDD4\uFDD5])[\uFDD4\uFDD5]*[\uFDD1\uFDD2]+[\p{P}\p{S}\uFDDE\uFDD3\uFDD6]/u;

/**
 * Moves or drops marks that Markdown would not see. A mark between a letter and punctuation is read only if the
 * punctuation stands outside of it (CommonMark 6.2): `**note:**text` is not bold, `**note**:text` is.
 */
export function settleMarks(line: string): string {
  const stars = SUSPECT.test(line) ? settle(line, STARS) : line;
  return stars.includes(OPEN.del) ? settle(stars, TILDES) : stars;
}

/** Text and runs of marks stand by turns. A run closes marks first, then opens others. */
function settle(line: string, family: Family): string {
  const parts = line.replace(ENDS_AND_BEGINS, '').split(family.runs);
  for (let at = 1; at < parts.length; at += 2) partTouching(parts, at);
  flatten(parts);
  for (let at = 1; at < parts.length; at += 2) settleRun(parts, at, family);
  return parts.join('').replace(ENDS_AND_BEGINS, '');
}

/** Three stars that close and one that opens, side by side, are read in another way than they were written. */
function partTouching(parts: string[], at: number): void {
  const run = parts[at] ?? '';
  if (/^[\uFDD4\uFDD5]{2}\uFDD2$/.test(run)) drop(parts, at, OPEN.em, 1);
}

/** Marks in a mark go where `marked` would not see them: behind a sign that opens the outer one in the middle of a word. */
function flatten(parts: string[]): void {
  let start = 0;
  let [depth, inner] = [0, 0];
  for (let at = 1; at < parts.length; at += 2) {
    const run = parts[at] ?? '';
    if (depth === 0) [start, inner] = [at, 0];
    for (const sign of run) {
      if (sign < CLOSE.strong && depth > 0) inner += 1;
      depth += sign < CLOSE.strong ? 1 : -1;
    }
    if (depth === 0 && inner > 0 && isInWord(parts, start)) keepOuter(parts, start, at);
  }
}

function isInWord(parts: readonly string[], at: number): boolean {
  return LETTER.test(charBefore(parts, at)) && LETTER.test(charBehind(parts, at));
}

/** Of the runs from one to another, the first sign and the last stay. */
function keepOuter(parts: string[], first: number, last: number): void {
  for (let at = first; at <= last; at += 2) {
    const run = parts[at] ?? '';
    parts[at] = at === first ? run.slice(0, 1) : at === last ? run.slice(-1) : '';
  }
}

function charBefore(parts: readonly string[], at: number): string {
  return [...(parts[at - 1] ?? '').slice(-2)].at(-1) ?? '';
}

function charBehind(parts: readonly string[], at: number): string {
  return [...(parts[at + 1] ?? '').slice(0, 2)][0] ?? '';
}

function settleRun(parts: string[], at: number, family: Family): void {
  const run = parts[at] ?? '';
  const [before, after] = [charBefore(parts, at), charBehind(parts, at)];
  const closes = run.replace(family.opens, '');
  const opens = run.replace(family.closes, '');
  if (closes !== '' && family.punctuation.test(before) && family.letter.test(after)) {
    const odd = takeEdge(parts, at - 1, TAIL, family);
    if (odd !== undefined) putBetween(parts, at, [closes, odd, opens]);
    else {
      drop(parts, at, closes, -1);
      settleRun(parts, at, family);
    }
  } else if (opens !== '' && family.letter.test(before) && family.punctuation.test(after)) {
    const odd = takeEdge(parts, at + 1, HEAD, family);
    if (odd !== undefined) putBetween(parts, at, [closes, odd, opens]);
    else drop(parts, at, opens, 1);
  }
}

/** Puts text between what a run closes and what it opens: it goes to the text beside the run, or parts the run in two. */
function putBetween(parts: string[], at: number, [closes, odd, opens]: readonly [string, string, string]): void {
  if (opens === '') parts[at + 1] = odd + (parts[at + 1] ?? '');
  else if (closes === '') parts[at - 1] = (parts[at - 1] ?? '') + odd;
  else parts.splice(at, 1, closes, odd, opens);
}

/**
 * Takes punctuation off the inner edge of a mark, to be put outside of it; undefined where nothing would be left, where
 * it cannot move, or where what is left begins with a sign of another mark.
 */
function takeEdge(parts: string[], from: number, edge: RegExp, family: Family): string | undefined {
  const text = parts[from] ?? '';
  const odd = edge.exec(edge === TAIL ? text.slice(-FARTHEST) : text.slice(0, FARTHEST))?.[0] ?? '';
  if (odd === '' || odd === text || odd.length >= FARTHEST || odd.includes('\uFDDE')) return undefined;
  const rest = edge === TAIL ? text.slice(0, -odd.length) : text.slice(odd.length);
  if (family.punctuation.test((edge === TAIL ? rest.at(-1) : rest.at(0)) ?? '')) return undefined;
  parts[from] = rest;
  return odd;
}

/** Takes marks out of a run, and their other halves out of the nearest run that has them. */
function drop(parts: string[], at: number, marks: string, step: 1 | -1): void {
  for (const kind of Object.keys(OPEN) as readonly Mark[]) {
    const [here, there] = step === 1 ? [OPEN[kind], CLOSE[kind]] : [CLOSE[kind], OPEN[kind]];
    if (!marks.includes(here)) continue;
    parts[at] = (parts[at] ?? '').replace(here, '');
    let other = at + step * 2;
    while (other > 0 && other < parts.length && !parts[other]?.includes(there)) other += step * 2;
    parts[other] = (parts[other] ?? '').replace(there, '');
  }
}
