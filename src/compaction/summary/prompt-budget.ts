/**
 * The most estimated tokens of a call to a model: its window without what is reserved for the answer, and never less
 * than half of it (B32). Throws RangeError where either is no number from 0 on.
 */
export function promptBudget(windowTokens: number, reservedTokens: number): number {
  if (!(windowTokens >= 0) || !(reservedTokens >= 0)) throw new RangeError('tokens are counted from 0 on');
  return Math.floor(Math.max(windowTokens - reservedTokens, windowTokens / 2));
}
