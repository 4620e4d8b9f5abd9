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
}

/** Short units say little on their own, up to this many words. */
const SHORT = 6;

/** 0 to 1: how likely a reader needs this unit later. */
export function likelihood(unit: Unit, traits: Traits, standing: Standing): number {
  const sum = WEIGHTS.base + ofWords(traits, standing) + ofKind(unit, traits) + ofSpeaker(unit, traits, standing);
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
  if (terms.size < 2) sum += WEIGHTS.empty;
  for (const cue of cues) sum += CUE_WEIGHTS[cue] ?? 0;
  for (const detail of details) sum += DETAIL_WEIGHTS[detail];
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
