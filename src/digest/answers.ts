import { cuesOf } from './cues.ts';
import { takenUp } from './taken-up.ts';
import type { Unit, UnitsOfMessage } from './unit.ts';
import { isDense, termsOf, wordsOf } from './words.ts';

const QUESTION = /[?？؟]["'”»)\]]*$/;
/**
 * Longest answer, in words, that does not stand on its own; and the longest question that is put before it, in
 * characters.
 */
const SHORT_ANSWER = 7;
const LONGEST_QUESTION = 170;
const SHORT_DENSE_ANSWER = 14;

/**
 * Joins a question that ends a message, or a proposal in it, with a short answer that begins the next: neither says
 * anything alone.
 */
export function joinAnswers(read: readonly UnitsOfMessage[]): readonly UnitsOfMessage[] {
  return read.map((now, index) => {
    const before = read[index - 1];
    const joined = before === undefined ? undefined : joinedUnit(before, now);
    return joined === undefined ? now : { ...now, units: [joined, ...now.units.slice(1)] };
  });
}

function joinedUnit(before: UnitsOfMessage, now: UnitsOfMessage): Unit | undefined {
  const question = before.units.at(-1);
  const answer = now.units[0];
  if (question === undefined || answer === undefined || answer.kind !== 'sentence') return undefined;
  if (before.message.role === now.message.role || !before.message.complete || !now.message.complete) return undefined;
  const evidence = [before.number, now.number];
  const asks = question.kind === 'sentence' && QUESTION.test(question.text) && question.text.length <= LONGEST_QUESTION;
  const proposal = takenUp(before, answer);
  if (asks && (proposal === undefined || !isElsewhere(answer, question)) && answersShortly(answer, question.text))
    return { ...answer, text: `${question.text} ${answer.text}`, context: '', evidence };
  return proposal === undefined ? undefined : { ...answer, text: `${proposal} ${answer.text}`, context: '', evidence };
}

/** "The plan is good, take it" does not answer a question about anything else. */
function isElsewhere(answer: Unit, question: Unit): boolean {
  const asked = termsOf(wordsOf(question.text));
  const said = termsOf(wordsOf(answer.text));
  return said.size > 0 && ![...said].some((term) => asked.has(term));
}

function answersShortly({ text }: Unit, question: string): boolean {
  if (QUESTION.test(text) || /[:：]$/.test(text)) return false;
  const words = wordsOf(text);
  if (isDense(text) ? text.length > SHORT_DENSE_ANSWER : words.length > SHORT_ANSWER) return false;
  const cues = cuesOf(words, text);
  if (cues.has('greeting') || cues.has('boilerplate')) return false;
  if (/\p{N}/u.test(text)) return true;
  if (cues.has('assent')) return cuesOf(wordsOf(question), question).has('proposal');
  return !cues.has('praise') && termsOf(words).size > 0;
}
