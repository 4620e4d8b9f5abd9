import type { Message } from '../core/message.ts';

const LAID_OUT = /^\s*(?:#{1,6} |[-*] |\d+\. |```|\|)|\*\*\S/m;
/** Answers so many times as long as questions are certainly a machine's. */
const SURE_RATIO = 6;
/** What laid out answers alone (headings, lists, bold words) make certain. */
const LAID_OUT_ALONE = 0.6;
const LOOKED_AT = 2_000;

/** 0 to 1: how sure it is that a machine answers at length here, rather than one person another. */
export function verbosityOf(messages: readonly Message[]): number {
  const answers = messages.filter(({ role }) => role === 'assistant');
  const questions = messages.filter(({ role }) => role === 'user');
  const ratio = meanLength(answers) / Math.max(1, meanLength(questions));
  const laidOut =
    answers.filter(({ text }) => LAID_OUT.test(text.slice(0, LOOKED_AT))).length / Math.max(1, answers.length);
  const byLength = Math.log2(Math.max(1, ratio)) / Math.log2(SURE_RATIO);
  return Math.min(1, Math.max(byLength, laidOut > 0.2 ? LAID_OUT_ALONE : 0));
}

function meanLength(messages: readonly Message[]): number {
  return messages.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, messages.length);
}
