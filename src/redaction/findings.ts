/** A stretch of a text that has to be masked. */
export interface Finding {
  readonly start: number;
  readonly end: number;
  /** The id of the rule. */
  readonly rule: string;
  /** The secret as it is meant: without line breaks, invisible characters and grouping. */
  readonly secret: string;
  /** Goes on only within its own line. */
  readonly whole: boolean;
}

/** Findings that do not overlap, and what is left of a text beside them. */
export interface Findings {
  readonly list: Finding[];
  /** One unit for each of the text's: 1 where it is taken. */
  readonly taken: Uint8Array;
}

/** For a text of this length in characters (UTF-16 units). */
export function noFindings(length: number): Findings {
  return { list: [], taken: new Uint8Array(length) };
}

/** Changes the findings it is given: they belong to one search. */
export function take({ list, taken }: Findings, finding: Finding): void {
  list.push(finding);
  taken.fill(1, finding.start, finding.end);
}

/** Whether nothing in this stretch is taken. */
export function isFree({ taken }: Findings, start: number, end: number): boolean {
  return taken.subarray(start, end).indexOf(1) < 0;
}

/** What of this stretch is not taken, as `[start, end]`. */
export function freeParts({ taken }: Findings, start: number, end: number): readonly (readonly [number, number])[] {
  const parts: [number, number][] = [];
  let from = start;
  for (let index = start; index <= end; index++) {
    if (index < end && taken[index] === 0) continue;
    if (index > from) parts.push([from, index]);
    from = index + 1;
  }
  return parts;
}
