import { CLOSE, type Mark, OPEN } from './marks.ts';

/** Marks that are written with the same sign, and how readers of Markdown take what stands beside them. */
interface Family {
  readonly runs: RegExp;
  readonly opens: RegExp;
  readonly closes: RegExp;
  readonly punctuation: RegExp;
  readonly letter: RegExp;
}

/** Signs of other marks are punctuation to CommonMark and letters to `marked`: they count as both. */
const STARS: Family = {
  runs: /([\uFDD1\uFDD2\uFDD4\uFDD5]+)/,
  opens: /[\uFDD1\uFDD2]/g,
  closes: /[\uFDD4\uFDD5]/g,
  punctuation: /^[\p{P}\p{S}\uFDD3\uFDD6\uFDDE]$/u,
  letter: /^(?:[~_\uFDD3\uFDD6]|[^\s\p{P}\p{S}\uFDDE])$/u,
};

const TILDES: Family = {
  runs: /([\uFDD3\uFDD6]+)/,
  opens: /\uFDD3/g,
  closes: /\uFDD6/g,
  punctuation: /^[\p{P}\p{S}\uFDD1\uFDD2\uFDD4\uFDD5\uFDDE]$/u,
  letter: /^(?:[*_\uFDD1\uFDD2\uFDD4\uFDD5]|[^\s\p{P}\p{S}\uFDDE])$/u,
};

/** Punctuation is moved over at most this many characters. */
const FARTHEST = 32;
const TAIL = /[\s\p{P}\p{S}\uFDDE]+$/u;
const HEAD = /^[\s\p{P}\p{S}\uFDDE]+/u;
/** A run of stars that `settle` may have to do with: a closing one before a letter, or an opening one behind one. */
const SUSPECT =
  /(?<=[\p{P}\p{S}\uFDDE\uFDD3\uFDD6])[\uFDD4\uFDD5]+[\uFDD1\uFDD2]*[^\s\p{P}\p{S}\uFDDE]|[\uFDD4\uFDD5][~_]|[~_\uFDD3\uFDD6][\uFDD1\uFDD2]|(?<=[^\s\p{P}\p{S}\uFDDE\uFDD1\uFDD2\uFDD4\uFDD5])[\uFDD4\uFDD5]*[\uFDD1\uFDD2]+[\p{P}\p{S}\uFDDE\uFDD3\uFDD6]/u;

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
  const parts = line.split(family.runs);
  for (let at = 1; at < parts.length; at += 2) settleRun(parts, at, family);
  return parts.join('');
}

function settleRun(parts: string[], at: number, family: Family): void {
  const run = parts[at] ?? '';
  const before = [...(parts[at - 1] ?? '').slice(-2)].at(-1) ?? '';
  const after = [...(parts[at + 1] ?? '').slice(0, 2)][0] ?? '';
  let closes = run.replace(family.opens, '');
  const opens = run.replace(family.closes, '');
  if (closes !== '' && family.punctuation.test(before) && family.letter.test(after)) {
    if (moveOut(parts, at - 1, TAIL, (odd) => closes + odd + opens, at)) return;
    drop(parts, at, closes, -1);
    closes = '';
  }
  if (opens !== '' && family.letter.test(before) && family.punctuation.test(after)) {
    if (!moveOut(parts, at + 1, HEAD, (odd) => closes + odd + opens, at)) drop(parts, at, opens, 1);
  }
}

/** Moves punctuation from inside a mark to its outside; false where nothing would be left, or where it cannot move. */
function moveOut(parts: string[], from: number, edge: RegExp, place: (odd: string) => string, at: number): boolean {
  const text = parts[from] ?? '';
  const odd = edge.exec(edge === TAIL ? text.slice(-FARTHEST) : text.slice(0, FARTHEST))?.[0] ?? '';
  if (odd === '' || odd === text || odd.length >= FARTHEST || odd.includes('\uFDDE')) return false;
  parts[from] = edge === TAIL ? text.slice(0, -odd.length) : text.slice(odd.length);
  parts[at] = place(odd);
  return true;
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
