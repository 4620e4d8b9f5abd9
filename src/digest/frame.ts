import { BEGIN_MARK, endMark } from '../core/preamble-frame.ts';

const OPENING = BEGIN_MARK.slice(1).split('.')[0] ?? '';
const CLOSING = endMark('').slice(1).split(',')[0] ?? '';
/** The words with which a preamble opens and closes its notes, closed by a bracket or the end of the line. */
const FRAME = new RegExp(
  `\\\\?[[(]?\\s{0,4}(?:${[OPENING, CLOSING].map((words) => words.replaceAll(' ', '\\s{1,4}')).join('|')})[^\\])\\n]{0,300}[\\])]?`,
  'gi',
);
const HOLDS_FRAME = new RegExp(`${OPENING.slice(0, 5)}|${CLOSING.slice(0, 6)}`, 'i');
const MARK = /\s?(?:\\?\[#\d{1,7}\\?\]|［#\d{1,7}］)/g;
/** Roles that are no everyday words, and any role behind a mark. */
const LABEL = /^(?:\*\*)?(?:user|assistant|human)(?:\s+said)?(?:\*\*)?\s?[:：](?:\*\*)?(?:\s+|$)/i;
const LABEL_BEHIND_MARK =
  /^(?:\\?\[#\d{1,7}\\?\]\s*)+(?:\*\*)?(?:\p{L}+(?: said)?)(?:\*\*)?\s?[:：](?:\*\*)?(?:\s+|$)/u;

/** A message without the frame of a preamble: it would be read as ours once more. */
export function withoutFrame(text: string): string {
  return HOLDS_FRAME.test(text) ? text.replace(FRAME, ' ') : text;
}

/** A line without the speaker it begins with, and without what would be read as evidence. */
export function withoutLabels(text: string): string {
  let bare = text;
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(LABEL_BEHIND_MARK, '').replace(LABEL, '');
  }
  return bare.includes('#') ? bare.replace(MARK, '').trim() : bare;
}
