const INSIDE = '{2,600}';
/** A mark that also closes or opens elsewhere opens where a word begins, and closes where one ends. */
const OPENS = '(?<=^|[\\s(:：，、–—\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}-])';
const CLOSES = '(?![\\p{sc=Latn}\\p{sc=Cyrl}\\p{N}])';
/** Letters with apostrophes among them, and words that begin with one. */
const SINGLE = `((?:[^‘’\\n]|(?<=\\p{L})’(?=\\p{L}))${INSIDE})`;
const ELIDED = '(?:(?:tis|twas|em|cause|til|round|bout|[nstk])(?!\\p{L})|\\p{N})';
/** Marks that open and close a quote. The single curly ones only where they cannot be apostrophes. */
const QUOTED = new RegExp(
  [
    `“([^“”\\n]${INSIDE})”`,
    `„([^„“”\\n]${INSIDE})[“”]`,
    `${OPENS}”(?=\\S)([^“”\\n]${INSIDE})(?<=\\S)”${CLOSES}`,
    `«([^«»\\n]${INSIDE})»`,
    `${OPENS}»(?=\\S)([^«»\\n]${INSIDE})(?<=\\S)«${CLOSES}`,
    `‹([^‹›\\n]${INSIDE})›`,
    `${OPENS}›(?=\\S)([^‹›\\n]${INSIDE})(?<=\\S)‹${CLOSES}`,
    `(?<![\\p{sc=Latn}\\p{sc=Cyrl}\\p{N}"])"([^"\\n]${INSIDE})"`,
    `「([^「」\\n]${INSIDE})」`,
    `『([^『』\\n]${INSIDE})』`,
    `‚([^‚‘\\n]${INSIDE})‘${CLOSES}`,
    `${OPENS}‘(?=\\S)${SINGLE}(?<=\\S)’${CLOSES}`,
    `${OPENS}’(?=\\p{L})(?!${ELIDED})${SINGLE}(?:(?<![s\\s])’${CLOSES}|(?<=s)’(?=[.,;:!?)]|$))`,
  ].join('|'),
  'gu',
);

/** What a line quotes, in order; the outermost of quotes in one another. */
export function quotesIn(text: string): readonly string[] {
  return [...text.matchAll(QUOTED)].map(
    (match) =>
      match
        .slice(1)
        .find((quote) => quote !== undefined)
        ?.trim() ?? '',
  );
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What an unspaced script writes for one word, in characters, about. */
const WORD_UNSPACED = 8 / 3;

/** How many words a quote has, about. */
export function wordsIn(quote: string): number {
  const spaced = quote.split(/\s+/).length;
  return UNSPACED.test(quote) ? Math.max(spaced, Math.floor(quote.length / WORD_UNSPACED)) : spaced;
}
