import { type Part, type View, viewOf } from './view.ts';

const IN_RUN = /[\w+/=.:@~%&?-]/;
/** A line break inside what may be one word, with indentation and quote marks of the next line. */
const JOINT = /(?<=[\w+/=.:@~%&?-])[ \t]{0,8}\\?\r?\n[ \t>]{0,40}(?=[\w+/=.:@~%&?-])/g;

/**
 * Only what stands around line breaks: the last word of a line put together with the first of the next one, and so on
 * for as long as lines are a single word.
 */
export function wrappedView(text: string): View {
  const parts: Part[] = [];
  let from = -1;
  for (const { index, 0: joint } of text.matchAll(JOINT)) {
    const start = runStart(text, index, Math.max(from, 0));
    if (start !== from && from >= 0) parts.push({ from, to: runEnd(text, from, index) }, 'break');
    parts.push({ from: start, to: index });
    from = index + joint.length;
  }
  if (from >= 0) parts.push({ from, to: runEnd(text, from, text.length) });
  return viewOf(text, parts);
}

function runStart(text: string, end: number, least: number): number {
  let start = end;
  while (start > least && IN_RUN.test(text.charAt(start - 1))) start--;
  return start;
}

function runEnd(text: string, start: number, most: number): number {
  let end = start;
  while (end < most && IN_RUN.test(text.charAt(end))) end++;
  return end;
}
