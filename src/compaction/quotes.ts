import type { Message } from '../core/message.ts';
import type { SummaryLine } from '../core/summary.ts';
import { USER_NAMES } from './user-names.ts';

const INSIDE = '{4,600}';
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
    `"([^"\\n]${INSIDE})"`,
    `「([^「」\\n]${INSIDE})」`,
    `『([^『』\\n]${INSIDE})』`,
    `‚([^‚‘\\n]${INSIDE})‘${CLOSES}`,
    `${OPENS}‘(?=\\S)${SINGLE}(?<=\\S)’${CLOSES}`,
    `${OPENS}’(?=\\p{L})(?!${ELIDED})${SINGLE}(?:(?<![s\\s])’${CLOSES}|(?<=s)’(?=[.,;:!?)]|$))`,
  ].join('|'),
  'gu',
);
/** A quote of fewer words is a name or a term. */
const LEAST_WORDS = 3;
const LEAST_LETTERS_UNSPACED = 8;

const UNSPACED = ['zh', 'ja', 'ko'];

/** Whom a line names as the speaker: a line that says who said it is held to that person's messages. */
const USER_SAID = new RegExp(
  Object.entries(USER_NAMES)
    .map(([code, names]) => (UNSPACED.includes(code) ? names : `(?<![\\p{L}\\p{M}])(?:${names})(?![\\p{L}\\p{M}])`))
    .join('|')
    .normalize('NFC'),
  'iu',
);

/** The first quote in a summary's lines that nobody said, or that was not said by the user it is given to. */
export function misquote(lines: readonly SummaryLine[], messages: readonly Message[]): string | undefined {
  const said = foldedTexts(messages);
  const saidByUser = foldedTexts(messages.filter(({ role }) => role === 'user'));
  for (const { text } of lines) {
    const source = USER_SAID.test(text.normalize('NFC')) ? saidByUser : said;
    const wrong = quotesIn(text).find((quote) => !source.includes(folded(quote)));
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function quotesIn(text: string): readonly string[] {
  return [...text.matchAll(QUOTED)]
    .map(
      (match) =>
        match
          .slice(1)
          .find((quote) => quote !== undefined)
          ?.trim() ?? '',
    )
    .filter((quote) => quote.split(/\s+/).length >= LEAST_WORDS || isLongUnspaced(quote));
}

function isLongUnspaced(quote: string): boolean {
  return (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(quote) && quote.length >= LEAST_LETTERS_UNSPACED
  );
}

function foldedTexts(messages: readonly Message[]): string {
  return messages.map(({ text }) => folded(text)).join('\n');
}

/** Without what quoting changes: marks of emphasis, kinds of quotes, white space, case, the stop at the end. */
function folded(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[*_`~]/g, '')
    .replace(/[‘’‚‹›]/g, "'")
    .replace(/[“”„«»「」『』]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:!?…。！？、，]+$/, '')
    .toLowerCase();
}
