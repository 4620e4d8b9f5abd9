import { STOP_WORDS } from '../../core/stop-words.ts';
import type { Mention } from './detail.ts';
import type { Segment } from './segments.ts';

const WORD = "\\p{Lu}(?:[\\p{L}\\p{M}\\p{Nd}]|['’-](?=\\p{L})){1,30}";
const JOINT = ' (?:(?:de|da|do|dos|das|di|del|della|la|le|du|van|von|der|den|zu|of|the|al|bin|ibn|y) ){0,2}';
const NAME = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{Nd}_@#/.\\\\$-])${WORD}(?:${JOINT}${WORD}){0,4}(?: \\p{Nd}{1,4}(?![\\p{Nd}\\p{L}]|[.,:/-]\\p{Nd}| ?[%€$£]))?`,
  'gu',
);
const LETTERS = /\p{Ll}/u;
const OPENING = /[\s*_"'“”„«»([{>|•·–—+-]{1,12}$/u;
const ENDS = /(?:^|[.!?:…;。！？।]|^\s{0,12}(?:>\s?)?(?:\d{1,3}[.)]|[-*+•]))$/u;
const TITLE = /(?:^|[\s(])(?:Herrn?|Frau|Familie|Firma|Projekt|namens|Dr\.|Prof\.|heißt|heiße) $/;
const WEIGHT = 4;

/** Capitals that begin no name: what opens sentences, and days and months, which stand beside numbers if they matter. */
const NO_NAME = new Set(
  [
    ...Object.values(STOP_WORDS).flatMap((words) => words.split(/\s+/)),
    ...'let here ok okay yes hi hello hey thanks thank sorry hallo danke hola gracias bonjour merci oi obrigado ciao grazie привет спасибо'.split(
      ' ',
    ),
    ...'monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lunes martes'.split(
      ' ',
    ),
    ...'january february march april may june july august september october november december januar februar märz mai juni juli oktober dezember'.split(
      ' ',
    ),
  ].map((word) => word.toLowerCase()),
);

/** What must be known of the whole chat before its names can be told. */
export interface NameKnowledge {
  /** Words seen capitalised where no sentence begins, in lower case. */
  readonly known: ReadonlySet<string>;
  /** Words seen without a capital. */
  readonly common: ReadonlySet<string>;
  readonly nounsHaveCapitals: boolean;
}

/** A run of capitalised words, and whether its place alone could explain the first capital. */
interface Run {
  readonly text: string;
  readonly start: number;
  readonly opens: boolean;
  readonly titled: boolean;
}

/** Words that begin with a small letter. */
export function smallWords(text: string): readonly string[] {
  return text.match(/(?<![\p{L}\p{M}\p{Nd}_./@-])\p{Ll}[\p{L}\p{M}]{1,30}/gu) ?? [];
}

/** Words seen capitalised where no sentence begins, in lower case. */
export function capitalisedWords(text: string, segments: readonly Segment[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { text: run, opens } of runsOf(text, segments)) {
    for (const word of run.split(' ').slice(opens ? 1 : 0)) if (isNameWord(word)) words.add(word.toLowerCase());
  }
  return words;
}

/**
 * Names by their capitals. A word that opens a sentence counts where it is seen capitalised elsewhere (`known`). Where
 * every noun has a capital (German), only runs of two words do, and single ones behind a title.
 */
export function nameMentions(
  text: string,
  segments: readonly Segment[],
  { known, common, nounsHaveCapitals }: NameKnowledge,
): readonly Mention[] {
  return runsOf(text, segments).flatMap((run) => {
    const kept = trimmedRun(run, known);
    const isRun = kept !== undefined && / \p{Lu}/u.test(kept.text);
    if (kept === undefined || (!isRun && common.has(kept.text.toLowerCase()))) return [];
    if (nounsHaveCapitals && !run.titled && !isRun) return [];
    return [
      { kind: 'name' as const, text: kept.text, start: kept.start, end: kept.start + kept.text.length, weight: WEIGHT },
    ];
  });
}

function runsOf(text: string, segments: readonly Segment[]): readonly Run[] {
  return segments
    .filter(({ kind }) => kind === 'prose')
    .flatMap(({ start, end }) => {
      const line = text.slice(start, end);
      return [...line.matchAll(NAME)].map((match) => {
        const before = line.slice(Math.max(0, match.index - 24), match.index);
        const opens = ENDS.test(match.index < 24 ? before.replace(OPENING, '') : `x${before}`.replace(OPENING, ''));
        return { text: match[0], start: start + match.index, opens, titled: TITLE.test(before) };
      });
    });
}

/** Without the words in front that are no part of the name. */
function trimmedRun(
  run: Run,
  known: ReadonlySet<string>,
): { readonly text: string; readonly start: number } | undefined {
  let { text, start } = run;
  let opens = run.opens;
  for (;;) {
    const first = text.split(' ', 1)[0] ?? '';
    const belongs = isNameWord(first) && (!opens || known.has(first.toLowerCase()));
    if (belongs) return LETTERS.test(text) ? { text: text.replace(/['’]s$/u, ''), start } : undefined;
    const next = /(?<= )\p{Lu}/u.exec(text)?.index;
    if (next === undefined) return undefined;
    text = text.slice(next);
    start += next;
    opens = false;
  }
}

function isNameWord(word: string): boolean {
  const bare = word.replace(/['’].*$/u, '').toLowerCase();
  return bare.length > 1 && !NO_NAME.has(bare);
}
