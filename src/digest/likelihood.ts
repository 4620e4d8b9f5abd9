import { type Course, isLog, isTrouble } from './course.ts';
import type { Traits } from './traits.ts';
import type { Unit } from './unit.ts';
import { CUE_WEIGHTS, DETAIL_WEIGHTS, WEIGHTS } from './weights.ts';

/** What can be told of a unit only from the messages around it. */
export interface Standing {
  readonly newNames: number;
  readonly newTerms: number;
  readonly comesBack: boolean;
  /** 0 to 1: how much longer answers are than questions in this chat. */
  readonly verbosity: number;
  readonly course: Course;
  /** How many units of its message stand before it. */
  readonly place: number;
}

/** Short units say little on their own, up to this many words. */
const SHORT = 6;
/** A change is taken over in one of so many first units of an answer. */
const CONFIRMS = 3;

/** 0 to 1: how likely a reader needs this unit later. */
export function likelihood(unit: Unit, traits: Traits, standing: Standing): number {
  const sum =
    WEIGHTS.base +
    ofWords(traits, standing) +
    ofKind(unit, traits) +
    ofSpeaker(unit, traits, standing) +
    ofCourse(unit, traits, standing);
  return 1 / (1 + Math.exp(-sum));
}

function ofWords(traits: Traits, { newNames, newTerms, comesBack }: Standing): number {
  const { words, terms, names, cues, details } = traits;
  let sum = WEIGHTS.length * Math.log(1 + Math.max(words.length, terms.size) * 1.2);
  sum += WEIGHTS.terms * Math.min(2, terms.size / 10) + WEIGHTS.newTerms * Math.min(2, newTerms / 4);
  sum += WEIGHTS.name * Math.min(2, names.length);
  if (newNames > 0) sum += WEIGHTS.newName;
  if (traits.hasLongName) sum += WEIGHTS.longName;
  if (traits.hasDigit) sum += WEIGHTS.digit;
  if (comesBack) sum += WEIGHTS.comesBack;
  if (details.size === 0 && Math.max(words.length, terms.size) <= SHORT) sum += WEIGHTS.short;
  if (terms.size < 2 && !(terms.size === 1 && isSettled(traits))) sum += WEIGHTS.empty;
  for (const cue of cues) sum += CUE_WEIGHTS[cue] ?? 0;
  for (const detail of details) sum += DETAIL_WEIGHTS[detail];
  return sum;
}

/** Says what holds from now on, in however few words. */
export function isSettled({ cues }: Traits): boolean {
  return cues.has('decision') || cues.has('rule') || cues.has('postponed');
}

/** True where an answer takes over what the user has just changed. */
export function confirms({ role, kind }: Unit, { cues, hasDigit }: Traits, { course, place }: Standing): boolean {
  return (
    course.confirms && place < CONFIRMS && role === 'assistant' && kind === 'sentence' && hasDigit && cues.has('change')
  );
}

function ofCourse(unit: Unit, traits: Traits, standing: Standing): number {
  const { course } = standing;
  let sum = 0;
  if (unit.role === 'user' && traits.cues.has('postponed')) sum += WEIGHTS.postponed;
  if (course.solved && isTrouble(unit.text) && (isLog(unit.text) || !isSettled(traits))) sum += WEIGHTS.solved;
  if (course.recap && (unit.kind === 'item' || unit.kind === 'row')) sum += WEIGHTS.recap;
  if (confirms(unit, traits, standing)) sum += WEIGHTS.confirms - (/[:：]$/.test(unit.text) ? WEIGHTS.pointsOn : 0);
  return sum;
}

function ofKind({ kind, first, text, evidence }: Unit, { isQuestion, details, hasDigit }: Traits): number {
  let sum = 0;
  if (first) sum += WEIGHTS.first;
  if (
    kind === 'code' ||
    kind === 'command' ||
    kind === 'heading' ||
    kind === 'item' ||
    kind === 'row' ||
    kind === 'carried'
  )
    sum += WEIGHTS[kind];
  if (/[:：]$/.test(text)) sum += WEIGHTS.pointsOn;
  if (evidence.length > 1) return sum + WEIGHTS.answered;
  if (isQuestion && details.size === 0 && !hasDigit) sum += WEIGHTS.question;
  return sum;
}

function ofSpeaker({ role, evidence, kind }: Unit, { details, cues }: Traits, { verbosity }: Standing): number {
  if (role === 'tool' || role === 'system') return WEIGHTS.aside;
  if (role === 'user' || evidence.length > 1) return 0;
  if (kind === 'command') return verbosity * (WEIGHTS.answer + WEIGHTS.answerCommand);
  const settles = details.size > 0 || cues.has('decision') || cues.has('done');
  return verbosity * (WEIGHTS.answer + (settles ? WEIGHTS.answerDetail : 0));
}
