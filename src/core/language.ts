import { findPreamble, wordsBeside } from './find-preamble.ts';
import type { Message, Role } from './message.ts';
import { chineseScript, isChineseAlone, SCRIPTS, scriptWeights } from './script.ts';
import { FOREIGN_LETTERS, OF_SCRIPT, STOP_WORDS, TELLING_LETTERS } from './stop-words.ts';

export interface Language {
  /** BCP 47 primary tag: `en`, `de`, `zh`. */
  readonly code: string;
  /** ISO 15924: `Latn`, `Cyrl`, `Jpan`. Chinese is `Hans` or `Hant`, and `Hani` where the text does not tell. */
  readonly script: string;
}

/** What is read of a text, in characters; the language of a text shows long before. */
const READ = 20_000;
/** What is read of one message of a chat, in characters. */
const READ_OF_MESSAGE = 1_500;
/**
 * Least weight, in Latin letters, of a script by itself, of one taken for its usual language, and of a whole other one.
 */
const LEAST_LETTERS = 6;
const LEAST_USUAL = 12;
const LEAST_FOREIGN = 40;
/** Least votes, votes for each word, and lead over the next language. */
const LEAST_VOTES = 1.2;
const LEAST_SHARE = 0.1;
const LEAD = 1.25;
/** Latin letters without words of a language are mostly terms and names inside another script. */
const TERMS = 0.4;

const FENCE = /^\s{0,12}(`{3,}|~{3,})/;
const NO_PROSE = [
  /`[^`\n]{1,400}`/g,
  /\b[a-z][a-z+.-]{1,12}:\/\/\S{1,2000}/gi,
  /(?<![\w.+-])[\w.+-]{1,64}@[\w.-]{1,100}/g,
  /(?<![\w./\\-])[\w.~-]{0,64}(?:[/\\][\w.-]{1,64}){1,20}/g,
  /(?<![\w-])[\w-]{1,64}[_.][\w.-]{1,64}/g,
] as const;
const WORD = /[\p{L}\p{M}]+/gu;

const CODES_OF_WORD = new Map<string, string[]>();
for (const [code, words] of Object.entries(STOP_WORDS)) {
  for (const word of new Set(words.split(/\s+/))) CODES_OF_WORD.set(word, [...(CODES_OF_WORD.get(word) ?? []), code]);
}
const CODES_OF_LETTER = new Map(
  TELLING_LETTERS.flatMap(([letters, codes]) => [...letters].map((letter) => [letter, codes] as const)),
);

/**
 * The language of a text by its scripts and its short words; nothing where it is too short or undecidable. Code,
 * addresses and digits do not count.
 */
export function languageOf(text: string): Language | undefined {
  return languageOfProse(proseOf(text.slice(0, READ)));
}

/**
 * The language in which most of the user's messages are written; where they do not tell, the assistant's. Of a message
 * that begins with a carried preamble what stands around it counts.
 */
export function languageOfChat(messages: readonly Message[]): Language | undefined {
  const byUser = prosesOf(messages, 'user');
  const byAssistant = prosesOf(messages, 'assistant');
  const japanese = [...byUser, ...byAssistant].some((prose) => languageOfProse(prose)?.code === 'ja');
  return languageOfProses(byUser, japanese) ?? languageOfProses(byAssistant, japanese);
}

/**
 * Whether a text is in a language, foreign terms in it notwithstanding; nothing where the text is too short to tell.
 * A text in another script is not, and neither is Chinese in the other of its two scripts.
 */
export function speaks(text: string, language: Language): boolean | undefined {
  const prose = proseOf(text.slice(0, READ));
  const found = languageOfProse(prose);
  if (found?.code === language.code) return sameChinese(found, language);
  if (language.code === 'ja' && found?.code === 'zh' && !isChineseAlone(prose)) return undefined;
  const own = votesOf(prose, language.script).get(language.code) ?? 0;
  const other = found === undefined ? 0 : (votesOf(prose, found.script).get(found.code) ?? 0);
  if (found?.script === language.script) return own > 0.8 * other ? undefined : false;
  const weights = scriptWeights(prose);
  const ownWeight = weights.get(scriptOf(language)) ?? 0;
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (found !== undefined) return ownWeight > 0.3 * all ? undefined : false;
  return all >= LEAST_FOREIGN && ownWeight === 0 ? false : undefined;
}

function sameChinese(a: Language, b: Language): boolean {
  return a.script === b.script || a.script === 'Hani' || b.script === 'Hani';
}

/** The script as it is counted: both ways to write Chinese are Han. */
function scriptOf({ code, script }: Language): string {
  return code === 'zh' ? 'Hani' : script;
}

function prosesOf(messages: readonly Message[], role: Role): readonly string[] {
  return messages
    .filter((message) => message.role === role)
    .map(({ text }) => proseOf(ownText(text).slice(0, 4 * READ_OF_MESSAGE)).slice(0, READ_OF_MESSAGE));
}

/**
 * Each message casts one vote, so that a pasted page does not outweigh ten questions; of equals the later wins. In a chat
 * with Japanese in it, short messages of Han characters are Japanese as long as they can be.
 */
function languageOfProses(proses: readonly string[], japanese: boolean): Language | undefined {
  const votes = new Map<string, { readonly language: Language; readonly count: number }>();
  for (const prose of proses) {
    const language = inChat(languageOfProse(prose), prose, japanese);
    if (language === undefined) continue;
    const key = `${language.code}-${language.script}`;
    const count = (votes.get(key)?.count ?? 0) + 1;
    votes.delete(key);
    votes.set(key, { language, count });
  }
  const best = [...votes.values()].toReversed().toSorted((a, b) => b.count - a.count)[0];
  if (best !== undefined) return best.language;
  const together = proses.join('\n').slice(0, READ);
  return inChat(languageOfProse(together), together, japanese);
}

function inChat(language: Language | undefined, prose: string, japanese: boolean): Language | undefined {
  const may = japanese && language?.code === 'zh' && !isChineseAlone(prose);
  return may ? { code: 'ja', script: 'Jpan' } : language;
}

function ownText(text: string): string {
  const found = findPreamble(text);
  return found === undefined ? text : wordsBeside(found);
}

function proseOf(text: string): string {
  return NO_PROSE.reduce((rest, pattern) => rest.replace(pattern, ' '), withoutCode(text.normalize('NFC')));
}

function withoutCode(text: string): string {
  let open = '';
  const prose = text.split('\n').filter((line) => {
    const fence = FENCE.exec(line)?.[1];
    if (fence === undefined) return open === '';
    if (open === '') open = fence;
    else if (fence.startsWith(open)) open = '';
    return false;
  });
  return prose.join('\n');
}

function languageOfProse(prose: string): Language | undefined {
  const weights = new Map(scriptWeights(prose));
  const latin = codeOf(prose, 'Latn', weights.get('Latn') ?? 0);
  if (latin === undefined) weights.set('Latn', (weights.get('Latn') ?? 0) * TERMS);
  const [script, weight] = [...weights].reduce((best, entry) => (entry[1] > best[1] ? entry : best), ['', 0] as const);
  if (weight < LEAST_LETTERS) return undefined;
  if (script === 'Hani') return { code: 'zh', script: chineseScript(prose) };
  const code = script === 'Latn' ? latin : codeOf(prose, script, weight);
  return code === undefined ? undefined : { code, script };
}

/** The language of the words in one script. */
function codeOf(prose: string, script: string, weight: number): string | undefined {
  const only = SCRIPTS.find((rule) => rule.script === script)?.code;
  if (only !== undefined) return only;
  const votes = [...votesOf(prose, script)].toSorted((a, b) => b[1] - a[1]);
  const [first, second] = votes;
  const words = prose.match(WORD)?.length ?? 0;
  const enough = first !== undefined && first[1] >= Math.max(LEAST_VOTES, words * LEAST_SHARE);
  if (enough && first[1] >= LEAD * (second?.[1] ?? 0)) return first[0];
  const usual = OF_SCRIPT[script]?.usual;
  if (usual === undefined || weight < LEAST_USUAL || FOREIGN_LETTERS[usual]?.test(prose) === true) return undefined;
  return first === undefined || first[0] === usual || first[1] < LEAST_VOTES ? usual : undefined;
}

/** What the words and letters of a text say for each language of a script. */
function votesOf(prose: string, script: string): ReadonlyMap<string, number> {
  const codes = new Set(OF_SCRIPT[script]?.codes ?? []);
  const votes = new Map<string, number>();
  for (const word of prose.toLowerCase().match(WORD) ?? []) {
    vote(votes, codes, CODES_OF_WORD.get(word) ?? [], 1);
    const telling = new Set([...word].flatMap((letter) => CODES_OF_LETTER.get(letter) ?? []));
    vote(votes, codes, [...telling], 0.5);
  }
  return votes;
}

/** One vote, shared by those it is for. */
function vote(votes: Map<string, number>, known: ReadonlySet<string>, of: readonly string[], weight: number): void {
  const those = of.filter((code) => known.has(code));
  for (const code of those) votes.set(code, (votes.get(code) ?? 0) + weight / those.length);
}
