import type { Section } from '../core/summary.ts';
import { isLog } from './course.ts';
import { confirms } from './likelihood.ts';
import type { Candidate } from './pool.ts';

/** What a rule may ask besides the candidate itself. */
export interface Place {
  /** Messages of the chat. */
  readonly count: number;
  /** Numbers of the messages that no complete answer follows. */
  readonly unanswered: ReadonlySet<number>;
  /** Orders of the candidates that say what the user set out to do. */
  readonly goals: ReadonlySet<number>;
}

interface Rule {
  readonly section: Section;
  readonly when: (candidate: Candidate, place: Place) => boolean;
}

/** Messages from the end, or a tenth of the chat if that is more, in which next steps are still to come. */
const NEAR_END = 3;

/** The first rule that holds gives the section; without one it is a fact. */
const RULES: readonly Rule[] = [
  { section: 'goal', when: ({ order }, { goals }) => goals.has(order) },
  { section: 'open', when: ({ unit }, { unanswered }) => unit.evidence.some((number) => unanswered.has(number)) },
  { section: 'open', when: isStillOpen },
  { section: 'decisions', when: isRecapped },
  { section: 'facts', when: ({ unit }) => unit.kind === 'code' || unit.kind === 'command' },
  { section: 'facts', when: ({ unit, traits }) => traits.isQuestion && unit.evidence.length === 1 },
  { section: 'constraints', when: isRule },
  { section: 'next', when: isNext },
  { section: 'open', when: (candidate, { count }) => isPutOff(candidate) && lastNumber(candidate) > count / 2 },
  { section: 'decisions', when: isDecision },
  { section: 'constraints', when: isPreference },
  { section: 'done', when: isDone },
];

/** The first rule that holds decides; what no rule takes is a fact. */
export function sectionOf(candidate: Candidate, place: Place): Section {
  if (candidate.unit.section !== undefined) return candidate.unit.section;
  return RULES.find(({ when }) => when(candidate, place))?.section ?? 'facts';
}

function lastNumber({ unit }: Candidate): number {
  return unit.evidence.at(-1) ?? 0;
}

function isNext(candidate: Candidate, { count }: Place): boolean {
  const near = count - lastNumber(candidate) < Math.max(NEAR_END, count / 10);
  const { cues, leadCues } = candidate.traits;
  return near && !cues.has('done') && (cues.has('next') || leadCues.has('next'));
}

function isPutOff({ unit, traits }: Candidate): boolean {
  return unit.role === 'user' && traits.cues.has('later');
}

/** "The price goes from 29 to 32": what the user changed is settled, too. */
function isChange({ unit, traits }: Pick<Candidate, 'unit' | 'traits'>): boolean {
  return unit.role === 'user' && traits.hasDigit && traits.cues.has('change');
}

function isStillOpen({ unit, traits, standing }: Candidate): boolean {
  if (unit.role === 'user') return traits.cues.has('postponed') && !traits.isQuestion;
  return standing.course.recap && unit.kind === 'item' && traits.leadCues.has('unsettled');
}

function isRecapped({ unit, traits, standing }: Candidate): boolean {
  return standing.course.recap && unit.kind === 'item' && traits.leadCues.has('settled');
}

function isDecision({ unit, traits, standing }: Candidate): boolean {
  if (unit.evidence.length > 1)
    return unit.role === 'user' && (traits.cues.has('assent') || traits.cues.has('decision'));
  return traits.cues.has('decision') || confirms(unit, traits, standing) || isChange({ unit, traits });
}

function isRule({ unit, traits }: Candidate): boolean {
  return unit.role === 'user' && traits.cues.has('rule') && !isLog(unit.text);
}

function isPreference({ unit, traits }: Candidate): boolean {
  return unit.role === 'user' && traits.cues.has('preference');
}

function isDone({ traits }: Candidate): boolean {
  return traits.cues.has('done');
}
