import { languageOfChat } from '../core/language.ts';
import { estimateTokens } from '../core/tokens.ts';
import { type Measure, measures } from './measures.ts';
import type { PreambleSource } from './preamble-source.ts';
import { newestOf, type Said, windowOf } from './said.ts';
import { shortenSaid } from './shorten-said.ts';
import { type Preamble, writePreamble } from './write-preamble.ts';

/**
 * UTF-16 units. Well below what any box is reported to take (reports of 2026: ChatGPT's stops near 48,000, Gemini's
 * sooner), so that there is room for a draft.
 */
export const DEFAULT_LIMIT = 24_000;

/**
 * What label, marks and the words about what is left out need at their longest, in UTF-16 units; as many tokens are
 * enough, since no character is more than one.
 */
export const LEAST_LIMIT = 1_200;

/** System messages may take this part of the limit where not all fits. */
const SYSTEM_SHARE = 1 / 8;
/** Where messages are shortened, there are no more of them than can have so many characters each. */
const LEAST_SAID = 200;

/**
 * The text that opens a fresh chat: the label in the chat's language, what it covers, and between two marks the summary
 * and the newest messages word for word, under headings in the summary's language; the end mark asks to wait.
 * `findPreamble` knows it again. What `keepLastWithSummary` keeps is what is in it, and the user's own lines in any case;
 * where that does not fit the limits, things are given up in the order of `measures`, and it says so. Throws RangeError
 * where a limit is below `LEAST_LIMIT`.
 */
export function buildPreamble(source: PreambleSource): Preamble {
  const { limit = DEFAULT_LIMIT, limitTokens = Number.POSITIVE_INFINITY } = source;
  refuseBelowLeast({ limit, limitTokens });
  let preamble = withinCharacters(source, limit);
  while (limitTokens < preamble.text.length) {
    const tokens = estimateTokens(preamble.text);
    if (tokens <= limitTokens) break;
    const fewer = Math.floor((preamble.text.length * limitTokens) / tokens);
    preamble = withinCharacters(source, Math.max(LEAST_LIMIT, Math.min(fewer, preamble.text.length - 1)));
  }
  return preamble;
}

function refuseBelowLeast(limits: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(limits))
    if (!(value >= LEAST_LIMIT)) throw new RangeError(`${name} must be ${LEAST_LIMIT} or more, not ${value}`);
}

function withinCharacters(source: PreambleSource, limit: number): Preamble {
  const { conversation } = source;
  const window = windowOf(source);
  const language = languageOfChat(conversation.messages)?.code;
  const write = (measure: Measure, said: readonly Said[]) => writePreamble(source, { measure, window, said, language });
  const most = Math.max(3, mostWithin(window, limit));
  for (const measure of measures(source, window.filter(isSpoken).length)) {
    if (measure.share === undefined && measure.keep > most) continue;
    const said = fitted(measure, newestOf(window, measure.keep), limit, write);
    const draft = said && write(measure, said);
    if (draft !== undefined && draft.text.length <= limit) return draft;
  }
  throw new Error('the last of the measures is within the least limit');
}

/** How many of the newest messages are within the limit by themselves: of a long chat the larger windows need no look. */
function mostWithin(window: readonly Said[], limit: number): number {
  const spoken = window.filter(isSpoken).toReversed();
  let left = limit;
  const over = spoken.findIndex(({ text }) => {
    left -= text.length;
    return left < 0;
  });
  return over === -1 ? spoken.length : over;
}

type Write = (measure: Measure, said: readonly Said[]) => Preamble;

/** The messages as the measure has them; undefined where they do not fit the limit for sure. */
function fitted(measure: Measure, said: readonly Said[], limit: number, write: Write): readonly Said[] | undefined {
  if (measure.share !== undefined) return shortened(measure, fewEnough(said, measure.share * limit), limit, write);
  const bounded = measure.bounded ? boundSystem(said, limit) : said;
  return lengthOf(bounded) > limit ? undefined : bounded;
}

/** Shortened to what the rest of the preamble leaves; undefined where that is less than their share. */
function shortened(measure: Measure, said: readonly Said[], limit: number, write: Write): readonly Said[] | undefined {
  const { share = 0 } = measure;
  const frame = write(
    measure,
    said.map((each) => ({ ...each, text: '', whole: false })),
  );
  const room = limit - frame.text.length;
  return room < Math.min(lengthOf(said), share * limit) ? undefined : shortenSaid(said, room);
}

/** Of an exchange of very many messages the question and the newest. */
function fewEnough(said: readonly Said[], room: number): readonly Said[] {
  const most = Math.max(2, Math.floor(room / LEAST_SAID));
  if (said.length <= most) return said;
  const question = said.find(isSpoken);
  const newest = said.slice(1 - most);
  return question === undefined || newest.includes(question) ? newest : [question, ...newest];
}

function boundSystem(said: readonly Said[], limit: number): readonly Said[] {
  const bounded = new Map(
    shortenSaid(
      said.filter((each) => !isSpoken(each)),
      Math.floor(limit * SYSTEM_SHARE),
    ).map((each) => [each.number, each]),
  );
  return said.map((each) => bounded.get(each.number) ?? each);
}

function isSpoken({ message }: Said): boolean {
  return message.role !== 'system';
}

function lengthOf(said: readonly Said[]): number {
  return said.reduce((sum, { text }) => sum + text.length, 0);
}
