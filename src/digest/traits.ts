import { type Cue, cuesOf } from './cues.ts';
import { type Detail, detailsOf } from './details.ts';
import type { Unit } from './unit.ts';
import { isDense, termsOf, wordsOf } from './words.ts';

/** What can be told from the words of a unit alone. */
export interface Traits {
  readonly words: readonly string[];
  readonly terms: ReadonlySet<string>;
  readonly cues: ReadonlySet<Cue>;
  /** Cues of the heading or lead-in above it. */
  readonly leadCues: ReadonlySet<Cue>;
  readonly details: ReadonlySet<Detail>;
  /** Capitalised words but the first, and those with capitals inside. */
  readonly names: readonly string[];
  readonly hasLongName: boolean;
  readonly hasDigit: boolean;
  readonly isQuestion: boolean;
  /** Most of it is said by somebody else. */
  readonly isQuote: boolean;
}

/** Longest stretch of a unit that is looked at, in characters. */
const LOOKED_AT = 600;
const NO_CUES: ReadonlySet<Cue> = new Set();
/** A capital that does not begin a sentence, a quotation or what stands behind a colon; or capitals inside a word. */
const NAME = /(?<=[^\s.:!?…“"„«([–—-] )\p{Lu}[\p{L}\p{M}\p{N}'’_-]+|(?<![\p{L}\p{N}])\p{Ll}{1,20}\p{Lu}\p{L}*/gu;
const LONG_NAME = /\p{Lu}[\p{L}\p{M}\p{N}'’-]+ \p{Lu}[\p{L}\p{M}\p{N}'’-]/u;
const QUESTION = /[?？؟]["'”»)\]]*$/;
/** Words of somebody else, three at least: what they ask for or decide, the speaker does not. */
const QUOTE = /["“„«「『][^"“”„«»「」『』]{2,400}["“”»」』]/g;
const MOSTLY = 0.4;
const QUESTION_INSIDE = /[?？؟]/;

/** All that the weights look at, found once. Of a longer text only the first characters are read. */
export function traitsOf({ text, lead }: Unit): Traits {
  const looked = text.length <= LOOKED_AT ? text : text.slice(0, LOOKED_AT);
  const words = wordsOf(looked);
  const own = withoutQuotes(looked);
  const cues = own === looked ? cuesOf(words, looked) : cuesOf(wordsOf(own), own);
  const details = detailsOf(looked);
  const names = (looked.match(NAME) ?? []).filter((word) => !/^I['’]/.test(word));
  return {
    words,
    terms: termsOf(words),
    cues,
    leadCues: lead === '' ? NO_CUES : cuesOf(wordsOf(lead), lead),
    details: cues.has('month') && /\p{N}/u.test(looked) ? new Set([...details, 'date']) : details,
    names,
    hasLongName: LONG_NAME.test(looked),
    hasDigit: /\p{N}/u.test(looked),
    isQuestion: QUESTION.test(text) || (isDense(text) && QUESTION_INSIDE.test(text.slice(-3))),
    isQuote: looked.length - own.length > MOSTLY * looked.length,
  };
}

function withoutQuotes(text: string): string {
  return text.replace(QUOTE, (quote) =>
    quote.length > 12 && (isDense(quote) || wordsOf(quote).length > 2) ? ' … ' : quote,
  );
}
