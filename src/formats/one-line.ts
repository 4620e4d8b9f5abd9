const BREAKS = /[\s\p{Cc}\u2028\u2029]+/gu;

const graphemes = new Intl.Segmenter();

/** A text on one line, cut with `…` where it is longer than so many UTF-16 units; never inside a character. */
export function oneLine(text: string, longest = 160): string {
  const line = text.replace(BREAKS, ' ').trim();
  return line.length <= longest ? line : `${cut(line, longest - 1).trimEnd()}…`;
}

/** The beginning of a text, cut between characters as a reader sees them. */
export function cut(text: string, length: number): string {
  let kept = '';
  for (const { segment } of graphemes.segment(text)) {
    if (kept.length + segment.length > length) break;
    kept += segment;
  }
  return kept;
}
