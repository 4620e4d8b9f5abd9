import type { Message } from '../core/message.ts';
import type { SummaryLine } from '../core/summary.ts';
import { quotesIn, wordsIn } from './quotes-in.ts';
import { isGivenToUser, saysUserSpoke } from './spoken-by.ts';

/** A quote of fewer words is a name or a term. */
const LEAST_WORDS = 3;
/** Where a line says that somebody said it, so few words are a quote already. */
const LEAST_WORDS_SPOKEN = 2;

/** Where a quote may come from. */
export interface Sources {
  readonly messages: readonly Message[];
  /** What the user wrote into the summary. */
  readonly own?: readonly string[];
  readonly title?: string | undefined;
}

/** The first quote in a summary's lines that stands nowhere, or that the user it is given to did not say. */
export function misquote(lines: readonly SummaryLine[], sources: Sources): string | undefined {
  const byUser = textsOf(sources, ({ role }) => role === 'user');
  const byAnybody = textsOf(sources, () => true);
  for (const { text } of lines) {
    const wrong = quotesIn(text).find((quote) => !isFound(quote, text, byUser, byAnybody));
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/**
 * Two words are held to the user only where the line says that the user spoke them: users also choose what others
 * named.
 */
function isFound(quote: string, line: string, byUser: readonly string[], byAnybody: readonly string[]): boolean {
  const words = wordsIn(quote);
  const given = isGivenToUser(line);
  const spoke = saysUserSpoke(line);
  if (words < (given || spoke ? LEAST_WORDS_SPOKEN : LEAST_WORDS)) return true;
  const source = spoke || (given && words >= LEAST_WORDS) ? byUser : byAnybody;
  return stands(quote, source);
}

/** Whether a quote stands in one of the texts; of one with gaps the pieces, in their order. */
function stands(quote: string, texts: readonly string[]): boolean {
  const pieces = quote
    .split(GAP)
    .map(folded)
    .filter((piece) => piece !== '');
  return pieces.length > 0 && texts.some((text) => holdsInOrder(text, pieces));
}

const GAP = /\s*[[(]?(?:…|\.{3})[\])]?\s*/;

function holdsInOrder(text: string, pieces: readonly string[]): boolean {
  let from = 0;
  for (const piece of pieces) {
    const at = text.indexOf(piece, from);
    if (at === -1) return false;
    from = at + piece.length;
  }
  return true;
}

function textsOf({ messages, own = [], title }: Sources, counts: (message: Message) => boolean): readonly string[] {
  const said = messages.filter(counts).map(({ text }) => text);
  const names = messages.flatMap(({ attachments }) => attachments.map(({ name }) => name));
  return [...said, ...names, ...own, ...(title === undefined ? [] : [title])].map(folded);
}

/** Without what quoting changes: marks of emphasis and of quotes, white space, case, the stop at the end. */
function folded(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[*_`~‘’‚‹›“”„«»「」『』"']/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:!?…。！？、，]+$/, '')
    .toLowerCase();
}
