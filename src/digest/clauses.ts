const BOUNDARY = /(?<=[,;:—–])\s+|(?<=[，；：、،؛])\s*|\s+(?=[-–—]\s)/;
/** Beyond this many characters an open parenthesis holds nothing together. */
const LONGEST_OPEN = 400;

/**
 * Cuts a sentence behind its commas and dashes, never within code or parentheses. Joined with `joinClauses` it is whole
 * again.
 */
export function clausesOf(text: string): readonly string[] {
  const clauses: string[] = [];
  let open = '';
  let depth = 0;
  let ticks = 0;
  for (const piece of text.split(BOUNDARY)) {
    open = open === '' ? piece : joined(open, piece);
    depth += count(piece, '(') - count(piece, ')');
    ticks += count(piece, '`');
    if (open.length < LONGEST_OPEN && (depth > 0 || ticks % 2 === 1)) continue;
    clauses.push(open);
    open = '';
    depth = 0;
  }
  return open === '' ? clauses : [...clauses, open];
}

/** Clauses put together again as the script of the text wants it: the inverse of the cut. */
export function joinClauses(clauses: readonly string[]): string {
  return clauses.reduce((text, clause) => (text === '' ? clause : joined(text, clause)), '');
}

/** Clauses in groups of at most `limit` characters; a clause longer than that stays alone. */
export function groupClauses(text: string, limit: number): readonly string[] {
  const groups: string[] = [];
  for (const clause of clausesOf(text)) {
    const last = groups.at(-1);
    const longer = last === undefined ? clause : joined(last, clause);
    if (last === undefined || longer.length > limit) groups.push(clause);
    else groups[groups.length - 1] = longer;
  }
  return groups;
}

function joined(a: string, b: string): string {
  return /[，；：、]$/.test(a) ? a + b : `${a} ${b}`;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
