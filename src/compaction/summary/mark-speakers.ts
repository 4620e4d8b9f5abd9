import { outsideBlocks } from './outside-code.ts';

/**
 * Names at the start of a line that a model takes for a change of speaker. What is indented or a bullet is no such
 * line.
 */
const SPEAKER =
  /^((?: ?>){0,9} ?(?:[*_#]{1,9}[ \t]{0,4}){0,2})(human|user|assistant|system|ai)(?=[ \t]{0,4}[*_]{0,3}[ \t]{0,4}[:：])/gim;
const HEADING =
  /^((?: ?>){0,9} {0,3})(#{1,6})(?=[ \t]{0,9}(?:system|instructions?|human|user|assistant|response|input)(?:[ \t]{1,4}(?:prompt|message|instructions?))?[ \t]{0,9}(?:[:：#]|$))/gim;
/** A short value behind its name. */
const PAIR = /^(?!(?:human|user|assistant|system|ai)\b)[\w.-]{1,40}:[ \t][^\n]{1,60}$/i;
const MAY_BE_NAME = /^(?:system|user|ai)$/i;
const LONGEST_PAIR = 110;

/**
 * A text in which no line begins like a turn of a speaker: the name stands in brackets, a heading has a backslash in
 * front. Code blocks stay as they are, and so do lists of names and values in which one is a speaker's.
 */
export function markSpeakers(text: string): string {
  return outsideBlocks(text, (lines) =>
    lines
      .replace(SPEAKER, (all, front: string, name: string, at: number) =>
        isPair(lines, at, front, name) ? all : `${front}(${name})`,
      )
      .replace(HEADING, '$1\\$2'),
  );
}

/** A text of a model without the brackets that `markSpeakers` put around names, where they stand in the input so. */
export function unmarkSpeakers(text: string, input: string): string {
  return text.replace(
    /(?<=[^\s*+>#-][^\n]{0,9})\((human|user|assistant|system|ai)\)(?=[ \t]?[:：])/gi,
    (marked, name: string) => (input.includes(`\n${marked}`) ? name : marked),
  );
}

/** Whether a line is a name and a value beside another such line: `system: linux` below `model: x1`. */
function isPair(lines: string, at: number, front: string, name: string): boolean {
  if (front !== '' || !MAY_BE_NAME.test(name)) return false;
  const end = ended(lines, at);
  if (end === undefined || !/^\w+:[ \t][^\n]{1,60}$/.test(lines.slice(at, end))) return false;
  const before =
    lines
      .slice(Math.max(0, at - 1 - LONGEST_PAIR), Math.max(0, at - 1))
      .split('\n')
      .at(-1) ?? '';
  const after = lines.slice(end + 1, ended(lines, end + 1) ?? end + 1);
  return PAIR.test(before) || PAIR.test(after);
}

/** The end of a line that is no longer than a name and a value are. */
function ended(lines: string, start: number): number | undefined {
  const piece = lines.slice(start, start + LONGEST_PAIR);
  const end = piece.indexOf('\n');
  if (end !== -1) return start + end;
  return piece.length < LONGEST_PAIR ? start + piece.length : undefined;
}
