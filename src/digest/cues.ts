import { CUE_WORDS } from './cue-words.ts';
import { COURSE_CUE_WORDS } from './cue-words-of-course.ts';
import { STANDING_CUE_WORDS } from './cue-words-of-standing.ts';
import { isDense } from './words.ts';

export type Cue = keyof typeof CUE_WORDS | keyof typeof COURSE_CUE_WORDS | keyof typeof STANDING_CUE_WORDS;

interface Phrase {
  readonly cue: Cue;
  /** The words behind the first one, one space between them. */
  readonly rest: readonly string[];
  /** Counts only where it opens a sentence. */
  readonly opens: boolean;
}

/** Lengths of the beginnings that stand for any ending. */
const SHORTEST_STEM = 4;
const LONGEST_STEM = 13;
const LONGEST_WORD = 40;

const byWord = new Map<string, Phrase[]>();
const byStem = new Map<string, Phrase[]>();
const dense: { readonly cue: Cue; readonly text: string; readonly opens: boolean }[] = [];
/** A sentence may still open behind these. */
const OPENERS: ReadonlySet<string> = new Set([
  'please',
  'and',
  'but',
  'also',
  'so',
  'then',
  'bitte',
  'und',
  'aber',
  'et',
  'mais',
  'y',
  'pero',
  'e',
  'и',
  'но',
  'و',
]);

for (const [cue, languages] of Object.entries({ ...CUE_WORDS, ...COURSE_CUE_WORDS, ...STANDING_CUE_WORDS })) {
  for (const phrase of Object.values(languages).flatMap((list) => list.split('|'))) learn(cue as Cue, phrase);
}

function learn(cue: Cue, marked: string): void {
  const opens = marked.startsWith('^');
  const phrase = opens ? marked.slice(1) : marked;
  if (isDense(phrase)) {
    dense.push({ cue, text: phrase, opens });
    return;
  }
  const [first = '', ...rest] = phrase.split(' ');
  const map = first.endsWith('*') ? byStem : byWord;
  const key = first.replace('*', '');
  map.set(key, [...(map.get(key) ?? []), { cue, rest, opens }]);
}

/** What no fixed words can say. */
const SHAPES: readonly (readonly [Cue, RegExp])[] = [
  ['decision', /(?:^|[\s,:])(?!(?:what|how|who|which|whatever|as)\s)[\p{L}\p{N}-]{2,30} it is(?=[.!]*$|[,;])/iu],
  [
    'postponed',
    /(?<!\b(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|bit|lot|or|moment)\s)\blater\b(?=\s*(?:[,.;!]|$))/i,
  ],
];

/** What was looked up, by word; emptied when it has grown to this many. */
const looked = new Map<string, readonly Phrase[]>();
const MOST_LOOKED = 30_000;

/** What the words of a text hint at, in any of the languages. `words` are those of `text`. */
export function cuesOf(words: readonly string[], text: string): ReadonlySet<Cue> {
  const cues = new Set<Cue>();
  for (let at = 0; at < words.length; at++) {
    for (const phrase of phrasesOf(words[at] ?? '')) if (follows(words, at, phrase)) cues.add(phrase.cue);
  }
  for (const [cue, shape] of SHAPES) if (shape.test(text)) cues.add(cue);
  if (isDense(text)) {
    for (const { cue, text: phrase, opens } of dense)
      if (opens ? text.startsWith(phrase) : text.includes(phrase)) cues.add(cue);
  }
  return cues;
}

/** The phrases that begin with a word. */
function phrasesOf(word: string): readonly Phrase[] {
  const known = looked.get(word);
  if (known !== undefined) return known;
  const lower = word.toLowerCase();
  const phrases = [...(byWord.get(lower) ?? [])];
  for (let length = SHORTEST_STEM; length <= Math.min(lower.length, LONGEST_STEM); length++)
    phrases.push(...(byStem.get(lower.slice(0, length)) ?? []));
  if (looked.size >= MOST_LOOKED) looked.clear();
  if (word.length <= LONGEST_WORD) looked.set(word, phrases);
  return phrases;
}

function follows(words: readonly string[], at: number, { rest, opens }: Phrase): boolean {
  if (opens && at > 0 && !OPENERS.has((words[at - 1] ?? '').toLowerCase())) return false;
  return rest.every((word, index) => {
    const there = (words[at + index + 1] ?? '').toLowerCase();
    return word.endsWith('*') ? there.startsWith(word.slice(0, -1)) : there === word;
  });
}
