import type { Message } from '../core/message.ts';
import type { SummaryLine } from '../core/summary.ts';

const QUOTED = /“([^“”\n]{4,600})”|„([^„“”\n]{4,600})[“”]|«([^«»\n]{4,600})»|"([^"\n]{4,600})"|「([^「」\n]{4,600})」/g;
/** A quote of fewer words is a name or a term. */
const LEAST_WORDS = 3;
const LEAST_LETTERS_UNSPACED = 8;

/** Whom a line names as the speaker: a line that says who said it is held to that person's messages. */
const USER_SAID = /\b(?:the )?user(?:’s|'s)?\b/i;

/** The first quote in a summary's lines that nobody said, or that was not said by the user it is given to. */
export function misquote(lines: readonly SummaryLine[], messages: readonly Message[]): string | undefined {
  const said = foldedTexts(messages);
  const saidByUser = foldedTexts(messages.filter(({ role }) => role === 'user'));
  for (const { text } of lines) {
    const source = USER_SAID.test(text) ? saidByUser : said;
    const wrong = quotesIn(text).find((quote) => !source.includes(folded(quote)));
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

function quotesIn(text: string): readonly string[] {
  return [...text.matchAll(QUOTED)]
    .map((match) => match.slice(1).find((quote) => quote !== undefined) ?? '')
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
    .replace(/[*_`~]/g, '')
    .replace(/[‘’]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/[.,;:!?…]+$/, '')
    .trim()
    .toLowerCase();
}
