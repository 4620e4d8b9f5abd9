import type { Cue } from './cues.ts';
import type { Detail } from './details.ts';

/** How much each sign counts towards "one will need this later". Set by hand; the sum goes through a sigmoid. */
export const WEIGHTS = {
  /** Most sentences are never needed again. */
  base: -5.5,
  /** Times log(1 + tokens): a longer sentence says more, with falling returns. */
  length: 1.1,
  /** A number is the first thing a summary loses. */
  digit: 0.7,
  /** Each name but the first word's, two at most: who, what and where. */
  name: 0.3,
  /** A name met for the first time brings something in. */
  newName: 0.8,
  /** "Aunt Ida Moss", "Blue Lake": two capitals in a row are seldom an accident. */
  longName: 0.5,
  /** Each ten things spoken of, two tens at most. */
  terms: 0.6,
  /** Each four things never spoken of before, two fours at most. */
  newTerms: 0.45,
  /** What is spoken of again in later messages mattered. */
  comesBack: 0.3,
  /** Where a message begins, its point stands. */
  first: 0.5,
  /** At most six words and no exact detail: nothing to hold on to. */
  short: -0.8,
  /** Speaks of fewer than two things: "ok, will do tomorrow". */
  empty: -2,
  /** A question asks for something and tells nothing, unless it holds an exact detail. */
  question: -0.8,
  /** A question with its short answer is whole. */
  answered: 0.2,
  heading: -1.5,
  /** A list mostly spells out what stands above it. */
  item: -0.5,
  row: -0.9,
  /** "Here is the list:" points at something that will not be there. */
  pointsOn: -2,
  /** The name of a function: enough to find it again, no more. */
  code: -0.6,
  /** A command is an exact detail through and through. */
  command: 1,
  /** Second hand, from the summary of an earlier chat. */
  carried: -0.2,
  /** Most an answer loses for being one: where a machine answers at length, the facts stand in the questions. */
  answer: -3,
  /** What an answer with an exact detail, or one that settles something, gets back of that. */
  answerDetail: 0.5,
  /** A command in an answer is meant to be typed: it gets back this much. */
  answerCommand: 1,
  /** Put off by the user: it is still to come. */
  postponed: 0.8,
  /** A fault that is gone is history. */
  solved: -1,
  /** A list that answers how things stand. */
  recap: 3.5,
  /** An answer that takes over a change says what it is about. */
  confirms: 2.5,
  /** Output of tools and hidden instructions. */
  aside: -3,
} as const;

export const CUE_WEIGHTS: Readonly<Partial<Record<Cue, number>>> = {
  greeting: -1,
  praise: -0.4,
  boilerplate: -0.6,
  request: -0.15,
  intent: 0.4,
  /** What must hold from now on is asked for again most often. */
  rule: 1.1,
  preference: 0.4,
  decision: 0.7,
  done: 0.3,
  later: 0.3,
  next: 0.1,
  /** A correction makes something older false. */
  change: 0.6,
  /** Something that happened or will happen on a day. */
  relative: 1.5,
  self: 0.5,
  people: 0.45,
};

export const DETAIL_WEIGHTS: Readonly<Record<Detail, number>> = {
  address: 0,
  path: 0.4,
  version: 0.3,
  money: 0.4,
  unit: 0.2,
  date: 0.4,
  time: 0.2,
  identifier: 0.5,
  error: 0.5,
  quoted: 0.3,
  code: 0.2,
};

/** How the lines are chosen. */
export const CHOICE = {
  /** Worth of a line per token is likelihood^this / tokens^cost. */
  likelihood: 0.9,
  cost: 0.9,
  /** Share of the worth that only new things earn. */
  novelty: 0.35,
  /** Each further line of the same message is worth this much of the one before. */
  sameMessage: 0.8,
  /** Each further line of the same tenth of the chat. */
  sameStretch: 0.985,
  /** A line with more than this share of its things already said is left out. */
  repeats: 0.8,
} as const;
