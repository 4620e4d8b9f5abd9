import { type Cue, cuesOf } from './cues.ts';
import type { Piece } from './pieces.ts';
import { termsOf, wordsOf } from './words.ts';

/** Two sentences read together have at most so many characters. */
const LONGEST_TOGETHER = 220;
/** A pronoun among so many first words points at the sentence before. */
const OPENING_WORDS = 4;
/** The person an intent speaks of stands among so many first words, and was named at most so many sentences before. */
const PERSON_WORDS = 7;
const LOOK_BACK = 3;
/** "Make it 15.", "Not now.": shorter sentences than this, in words, lean on the one before. */
const LEANING = 9;
const LEANS: readonly Cue[] = ['change', 'postponed', 'refusal'];
const POINTS = /(?:^|[\s,])(?:that|this|it|das|es|cela|ça|eso|isso|это|这|那|ذلك|यह)(?=$|[\s.,!])/iu;
const NAMED = /(?<=[^\s.:!?…] )\p{Lu}\p{L}{2,}/u;

/** Gives each sentence what it cannot be understood without: a denial is read with what it denies. */
export function withContext(pieces: readonly Piece[]): readonly Piece[] {
  const whole = joinDenials(pieces);
  return whole.map((piece, index) => {
    if (piece.kind !== 'sentence') return piece;
    const context = contextOf(piece.text, whole, index);
    const fits = context !== '' && context.length + piece.text.length < LONGEST_TOGETHER;
    return fits ? { ...piece, context } : piece;
  });
}

function contextOf(text: string, pieces: readonly Piece[], index: number): string {
  const before = pieces[index - 1];
  if (before?.kind !== 'sentence') return '';
  const words = wordsOf(text.slice(0, 160));
  const cues = cuesOf(words, text);
  const points = cuesOf(words.slice(0, OPENING_WORDS), text).has('pointer');
  if (cues.has('postponed') && (points || POINTS.test(text))) return widened(pieces, index, text);
  if (points || (words.length < LEANING && LEANS.some((cue) => cues.has(cue)) && POINTS.test(text))) return before.text;
  return cues.has('intent') && cuesOf(words.slice(0, PERSON_WORDS), text).has('person') ? named(pieces, index) : '';
}

/** Two sentences where the nearer one goes on with the one before it ("And a guest …"). */
function widened(pieces: readonly Piece[], index: number, text: string): string {
  const near = pieces[index - 1]?.text ?? '';
  const far = pieces[index - 2];
  const both = far?.kind === 'sentence' ? `${far.text} ${near}` : near;
  return /^(?:and|und|et|y|e|и)\s/i.test(near) && both.length + text.length < LONGEST_TOGETHER ? both : near;
}

/** The nearest sentence before that names somebody. */
function named(pieces: readonly Piece[], index: number): string {
  for (let at = index - 1; at >= Math.max(0, index - LOOK_BACK); at--) {
    const { kind, text } = pieces[at] ?? { kind: 'heading', text: '' };
    if (kind !== 'sentence') return '';
    if (NAMED.test(text) || cuesOf(wordsOf(text), text).has('people')) return text;
  }
  return '';
}

/** "I do not want that." never stands apart from the sentence it denies, nor "Forget X." from what is taken instead. */
function joinDenials(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const together = last?.kind === 'sentence' && piece.kind === 'sentence' ? `${last.text} ${piece.text}` : '';
    if (last === undefined || together === '' || together.length > LONGEST_TOGETHER) joined.push(piece);
    else if (denies(piece.text) || replaces(last.text, piece.text))
      joined[joined.length - 1] = { ...last, text: together };
    else joined.push(piece);
  }
  return joined;
}

function denies(text: string): boolean {
  const words = wordsOf(text);
  if (words.length >= LEANING || /[?？؟]$/.test(text) || !cuesOf(words, text).has('refusal')) return false;
  return words.length <= 2 || (POINTS.test(text) && termsOf(words).size <= 1);
}

function replaces(before: string, text: string): boolean {
  const words = wordsOf(before);
  const now = wordsOf(text);
  if (words.length >= LEANING || now.length > LEANING || /[?？؟]$/.test(before)) return false;
  return cuesOf(words, before).has('refusal') && cuesOf(now, text).has('decision');
}
