/** Characters that nobody sees. */
const INVISIBLE = '\\p{Cf}\\u034f\\u115f\\u1160\\u3164\\uffa0\\ufe0f';

/** What may stand between two words after a site has wrapped, quoted or set them: the source of a regular expression. */
export const GAP = `[\\s\\\\*_>${INVISIBLE}]`;

/**
 * The source of a regular expression (flag `u`) that finds words of letters, spaces and commas also where white space
 * or Markdown marks between them changed and where characters that nobody sees were put into them.
 */
export function loosely(words: string): string {
  // none in front of a gap, which takes them itself: two that may take the same would be slow on long runs
  return words
    .split(' ')
    .map((word) => [...word].join(`[${INVISIBLE}]*`))
    .join(`${GAP}+`);
}
