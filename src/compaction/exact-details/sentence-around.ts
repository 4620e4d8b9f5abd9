const REACH = 400;
/** The end of a sentence, not of an ordinal (`3. Mai`), an initial or a short abbreviation. */
const END =
  /(?<!(?<![\p{L}\p{M}\p{Nd}])(?:\p{L}{1,2}|Dr|Mr|Mrs|bzw|etc|Nr|No|St|\p{Nd}{1,4}))[.!?](?=\s|$)|[。！？।؟]|\n/gu;

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * The sentence, on one line, in which a stretch of a text stands; at most 400 characters to either side are looked at.
 */
export function sentenceAround(text: string, { start, end }: Stretch): Stretch {
  const from = Math.max(0, start - REACH);
  const before = [...text.slice(from, start).matchAll(END)].at(-1);
  const after = [...text.slice(end, end + REACH).matchAll(END)][0];
  return {
    start: before === undefined ? from : from + before.index + before[0].length,
    end:
      after === undefined
        ? Math.min(text.length, end + REACH)
        : end + after.index + (after[0] === '\n' ? 0 : after[0].length),
  };
}
