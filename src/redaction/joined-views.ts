import { joining, NOWHERE, type View } from './view.ts';

/** `"…" + "…"`, also over lines and with `.`, `..`, `&` or nothing but a line break: two pieces of one text in code. */
const SEAM =
  /["'`][ \t]{0,8}(?:(?:\+|\.{1,2}|&)[ \t]{0,8}(?:\\?\r?\n[ \t]{0,40})?|\\?\r?\n[ \t]{0,40}(?:(?:\+|\.{1,2}|&)[ \t]{0,8})?)["'`]/g;
/** As much of a text as is looked at on both sides of a seam. */
const MOST_BESIDE = 400;
const MOST_AROUND = 40;
/** Of a surrogate pair, which must not be cut. */
const FIRST_HALF = /[\ud800-\udbff]$/;
const SECOND_HALF = /[\udc00-\udfff]/;
const AROUND = /[\s"'`…]/;

/** The pieces of texts that code puts together, with what stands beside them. */
export function concatenatedView(text: string): View {
  const joined = joining(text);
  let from = NOWHERE;
  for (const { index, 0: seam } of text.matchAll(SEAM)) {
    if (from === NOWHERE) from = lineStart(text, index);
    if (index - from > MOST_BESIDE) {
      joined.add(from, lineEnd(text, from));
      joined.cut();
      from = Math.max(from, lineStart(text, index));
    }
    joined.add(from, index);
    from = index + seam.length;
  }
  if (from !== NOWHERE) joined.add(from, lineEnd(text, from));
  return joined.view();
}

/** The end of each text put together with the start of the text after the next: between them stands an answer. */
export function acrossView(text: string, texts: readonly (readonly [from: number, to: number])[]): View {
  const joined = joining(text);
  texts.forEach(([from, to], index) => {
    const next = texts[index + 2];
    if (next === undefined) return;
    const end = withoutBehind(text, from, to);
    const start = withoutBefore(text, ...next);
    if (end === from || start === next[1]) return;
    joined.add(Math.max(from, lineStart(text, end)), end);
    joined.add(start, wordEnd(text, start, next[1]));
    joined.cut();
  });
  return joined.view();
}

function lineStart(text: string, end: number): number {
  const cut = Math.max(0, end - MOST_BESIDE);
  const least = SECOND_HALF.test(text.charAt(cut)) ? cut + 1 : cut;
  return least + text.slice(least, end).lastIndexOf('\n') + 1;
}

function lineEnd(text: string, start: number): number {
  const rest = beside(text, start, text.length);
  const length = rest.indexOf('\n');
  return start + (length === -1 ? rest.length : length);
}

function beside(text: string, start: number, most: number): string {
  return text.slice(start, Math.min(most, start + MOST_BESIDE)).replace(FIRST_HALF, '');
}

function wordEnd(text: string, start: number, most: number): number {
  const rest = beside(text, start, most);
  const length = rest.search(AROUND);
  return start + (length === -1 ? rest.length : length);
}

function withoutBehind(text: string, least: number, end: number): number {
  let last = end;
  while (last > Math.max(least, end - MOST_AROUND) && AROUND.test(text.charAt(last - 1))) last--;
  return last;
}

function withoutBefore(text: string, start: number, end: number): number {
  let first = start;
  while (first < Math.min(end, start + MOST_AROUND) && AROUND.test(text.charAt(first))) first++;
  return first;
}
