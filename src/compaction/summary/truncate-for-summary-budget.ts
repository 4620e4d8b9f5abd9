import { estimateTokens } from '../../core/tokens.ts';

/** Of what is kept, the part that is the beginning; the rest is the end, where the newest text is. */
const HEAD = 1 / 3;
const graphemes = new Intl.Segmenter();

/**
 * A text cut to a budget of estimated tokens: its beginning, how many characters (UTF-16 units) are left out, its end.
 * Cuts only between letters a person sees as two. A text within the budget comes back as it is; nothing at all where
 * not even the note fits.
 */
export function truncateForSummaryBudget(text: string, budgetTokens: number): string {
  if (isWithin(text, budgetTokens)) return text;
  const segments = graphemes.segment(text);
  const fits = (kept: number): boolean => estimateTokens(cutTo(text, kept, segments)) <= budgetTokens;
  let most = largest(text.length, Math.max(1, budgetTokens * 2), fits);
  while (most > 0 && !fits(most)) most = Math.floor(most * 0.9);
  return fits(most) ? cutTo(text, most, segments) : '';
}

/** Looks at the beginning first: of a text far over the budget the rest need not be counted. */
function isWithin(text: string, budgetTokens: number): boolean {
  const beginning = text.slice(0, budgetTokens * 8);
  return estimateTokens(beginning) <= budgetTokens && estimateTokens(text) <= budgetTokens;
}

/** The largest number below `end` that holds, found by doubling and halving from a guess. */
function largest(end: number, guess: number, holds: (value: number) => boolean): number {
  let [low, high] = [0, Math.min(end, guess)];
  while (high < end && holds(high)) [low, high] = [high, Math.min(end, high * 2)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    [low, high] = holds(middle) ? [middle, high] : [low, middle];
  }
  return low;
}

/** On one line, so that nothing behind the cut comes to stand at the beginning of a line. */
function cutTo(text: string, kept: number, segments: Intl.Segments): string {
  const head = graphemeStart(segments, Math.floor(kept * HEAD));
  const tail = graphemeEnd(segments, text.length - (kept - Math.floor(kept * HEAD)), text.length);
  return `${text.slice(0, head)} [… ${tail - head} characters left out …] ${text.slice(tail)}`;
}

function graphemeStart(segments: Intl.Segments, at: number): number {
  return segments.containing(at)?.index ?? at;
}

function graphemeEnd(segments: Intl.Segments, at: number, end: number): number {
  const found = at < end ? segments.containing(at) : undefined;
  if (found === undefined || found.index === at) return at;
  return found.index + found.segment.length;
}
