/** How one kind of secret is recognised. */
export interface Rule {
  /** Names the kind in the placeholder: lower-case letters, digits and dashes. */
  readonly id: string;
  /** Lower-case literals: a text without any of them is not searched. Empty means every text is. */
  readonly hints: readonly string[];
  /**
   * Global, in linear time: a quantifier without bound only where a failing match is not tried again inside the same
   * run. The group `lead` (optional) stands in front of the secret and stays; the group `secret` is masked, or all of
   * the match where there is none.
   */
  readonly pattern: RegExp;
  /** Counts only where a word may begin. Not in the pattern: a pattern that opens with a literal is ten times as fast. */
  readonly edged?: true;
  /** Undefined means that the shape alone is proof. */
  readonly check?: (secret: string, lead: string) => boolean;
  /** Spaces, dots, dashes and letter case are only spelling: `4111 1111 …` is the same secret as `41111111…`. */
  readonly grouped?: true;
  /** The pattern itself knows where line breaks may be. */
  readonly lines?: true;
  /** Runs only when the user asked for it. */
  readonly only?: 'mail' | 'phone';
}

/** No letter or digit stands in front, unless it belongs to an escape (`\n`, `%3D`). */
const EDGE = /(?<![A-Za-z0-9])$|\\[nrt]$|%[0-9A-F]{2}$/;

/** The same in a pattern: for shapes that open with no literal and would be tried at every letter of a run. */
export const WORD_START = '(?:(?<![A-Za-z0-9])|(?<=\\\\[nrt])|(?<=%[0-9A-F]{2}))';

/** Whether a word may begin at this place. */
export function isEdge(text: string, index: number): boolean {
  return EDGE.test(text.slice(Math.max(0, index - 3), index));
}

/** A rule for keys with a prefix of their own. */
export function keyRule(id: string, hints: readonly string[], shape: string, check?: Rule['check']): Rule {
  const rule = { id, hints, pattern: new RegExp(shape, 'g'), edged: true } as const;
  return check === undefined ? rule : { ...rule, check };
}

/** A rule for secrets known by what stands in front of them. Letter case does not matter. */
export function leadRule(
  id: string,
  hints: readonly string[],
  lead: string,
  secret: string,
  check?: Rule['check'],
): Rule {
  const rule = { id, hints, pattern: new RegExp(`(?<lead>${lead})(?<secret>${secret})`, 'gi') };
  return check === undefined ? rule : { ...rule, check };
}
