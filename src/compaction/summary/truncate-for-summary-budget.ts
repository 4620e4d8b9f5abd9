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
  const fits = (kept: number): boolean => estimateTokens(cutTo(text, kept)) <= budgetTokens;
  let most = largest(text.length, Math.max(1, budgetTokens * 2), fits);
  while (most > 0 && !fits(most)) most = Math.floor(most * 0.9);
  return fits(most) ? cutTo(text, most) : '';
}

/** Looks at longer and longer beginnings: of a text far over the budget the rest need not be counted. */
function isWithin(text: string, budgetTokens: number): boolean {
  for (let length = Math.max(1, budgetTokens * 8); length < text.length; length *= 2) {
    if (estimateTokens(text.slice(0, length)) > budgetTokens) return false;
  }
  return estimateTokens(text) <= budgetTokens;
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

/**
 * A longer text of which no more than `kept` characters stay, and how many are left out between its beginning and its
 * end. On one line, so that nothing behind the cut comes to stand at the beginning of a line.
 */
export function cutTo(text: string, kept: number): string {
  const head = graphemeAround(text, Math.floor(kept * HEAD)).start;
  const at = text.length - (kept - Math.floor(kept * HEAD));
  const around = graphemeAround(text, at);
  const tail = around.start === at ? at : around.end;
  return `${text.slice(0, head)} [… ${tail - head} characters left out …] ${text.slice(tail)}`;
}

/** How far around a cut (UTF-16 units) the text is looked at; what a person sees as one letter is never as long. */
const WINDOW = 2_048;

/** What a person sees as one letter and a place stands in; the place itself at the end of a text. */
function graphemeAround(text: string, at: number): { readonly start: number; readonly end: number } {
  if (at >= text.length) return { start: at, end: at };
  const from = sureStart(text, at);
  const found = graphemes.segment(text.slice(from, at + WINDOW)).containing(at - from);
  if (found === undefined) return { start: at, end: at };
  return { start: from + found.index, end: from + found.index + found.segment.length };
}

/** A place before another where a letter begins whatever stands in front: between two of ASCII. */
function sureStart(text: string, at: number): number {
  const least = Math.max(0, at - WINDOW);
  for (let from = at; from > least; from--) {
    if (isPrintable(text.charCodeAt(from - 1)) && isPrintable(text.charCodeAt(from))) return from;
  }
  return least;
}

/** ASCII without control characters: two of these are two letters always. */
function isPrintable(unit: number): boolean {
  return unit >= 0x20 && unit < 0x7f;
}
