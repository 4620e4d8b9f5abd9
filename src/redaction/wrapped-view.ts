import { joining, type View } from './view.ts';

/** By ASCII code: what may stand in one word with a secret. */
const IN_RUN = Uint8Array.from({ length: 128 }, (_, code) =>
  /[\w+/=.:@~%&?-]/.test(String.fromCharCode(code)) ? 1 : 0,
);
/** Spaces and tabs behind the first half of a word; indentation and quote marks in front of the second. */
const MOST_BEHIND = 8;
const MOST_INDENT = 40;

/**
 * Only what stands around line breaks: the last word of a line put together with the first of the next one, and so on
 * for as long as lines are a single word.
 */
export function wrappedView(text: string): View {
  const joined = joining(text);
  let from = -1;
  for (let lineEnd = text.indexOf('\n'); lineEnd !== -1; lineEnd = text.indexOf('\n', lineEnd + 1)) {
    const index = wordEnd(text, lineEnd);
    const next = wordStart(text, lineEnd + 1);
    if (index === undefined || next === undefined) continue;
    const start = runStart(text, index, Math.max(from, 0));
    if (start !== from && from >= 0) {
      joined.add(from, runEnd(text, from, index));
      joined.cut();
    }
    joined.add(start, index);
    from = next;
  }
  if (from >= 0) joined.add(from, runEnd(text, from, text.length));
  return joined.view();
}

/** Where the word ends that a line end may cut; undefined where there is none. */
function wordEnd(text: string, lineEnd: number): number | undefined {
  let end = lineEnd;
  if (text[end - 1] === '\r') end--;
  if (text[end - 1] === '\\') end--;
  const least = end - MOST_BEHIND;
  while (end > least && (text[end - 1] === ' ' || text[end - 1] === '\t')) end--;
  return isInRun(text, end - 1) ? end : undefined;
}

function wordStart(text: string, lineStart: number): number | undefined {
  let start = lineStart;
  const most = start + MOST_INDENT;
  while (start < most && (text[start] === ' ' || text[start] === '\t' || text[start] === '>')) start++;
  return isInRun(text, start) ? start : undefined;
}

function isInRun(text: string, index: number): boolean {
  return IN_RUN[text.charCodeAt(index)] === 1;
}

function runStart(text: string, end: number, least: number): number {
  let start = end;
  while (start > least && isInRun(text, start - 1)) start--;
  return start;
}

function runEnd(text: string, start: number, most: number): number {
  let end = start;
  while (end < most && isInRun(text, end)) end++;
  return end;
}
