import { MONTH } from './number-words.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { type Stretch, sentenceAround } from './sentence-around.ts';

/** Longest line of a summary that code writes, in characters. */
const LONGEST = 240;
const EMPHASIS = /\*\*|__|~~/g;
/** A mark of a heading, quote, row or list; `3. Mai` is none. */
const OPENING = new RegExp(
  `^(?:[\\s>#|•*+-]{1,20}(?=\\s))?\\s?(?:\\[[ xX]\\]\\s|\\(?\\p{Nd}{1,3}[.)]\\s(?!${MONTH}))?`,
  'iu',
);
const LEAD_LENGTH = 80;

/**
 * A readable line of at most 240 characters around a detail, which stands in it exactly: its sentence without Markdown
 * marks, or the line of code behind the words that announce it. Nothing where the detail is longer.
 */
export function clauseAround(text: string, detail: string): string | undefined {
  const start = placeOf(text, detail);
  if (start === -1 || detail.length > LONGEST - 4 || detail.includes('\n')) return undefined;
  const place = { start, end: start + detail.length };
  const segments = segmentsOf(text);
  const at = segments.findIndex((segment) => segment.start <= start && place.end <= segment.end);
  const kind = segments[at]?.kind;
  return kind === 'code' || kind === 'shell' ? codeLine(text, place, segments, at) : proseLine(text, place);
}

/** Where the detail stands by itself, else where it stands at all. */
function placeOf(text: string, detail: string): number {
  let at = text.indexOf(detail);
  const first = at;
  for (; at !== -1; at = text.indexOf(detail, at + 1)) {
    const inside = /[\p{Lu}\p{Ll}\p{Nd}]{2}/u;
    const opens = inside.test(text.slice(Math.max(0, at - 1), at + 1));
    const goesOn = inside.test(text.slice(at + detail.length - 1, at + detail.length + 1));
    if (!opens && !goesOn) return at;
  }
  return first;
}

function proseLine(text: string, place: Stretch): string {
  const sentence = sentenceAround(text, place);
  const before = text
    .slice(sentence.start, place.start)
    .replace(OPENING, '')
    .replace(EMPHASIS, '')
    .replace(/\[([^[\]]{0,200})\]\($/, '$1 (');
  const after = text.slice(place.end, sentence.end).replace(EMPHASIS, '');
  return fitted(oneLine(before).trimStart(), text.slice(place.start, place.end), oneLine(after).trimEnd());
}

function codeLine(text: string, place: Stretch, segments: readonly Segment[], at: number): string {
  const { start, end } = segments[at] ?? place;
  const line = fitted(
    oneLine(text.slice(Math.max(start, place.start - LONGEST), place.start)).trimStart(),
    text.slice(place.start, place.end),
    oneLine(text.slice(place.end, Math.min(end, place.end + LONGEST))).trimEnd(),
  );
  const lead = leadOf(text, segments, at);
  const code = line.includes('`') ? line : `\`${line}\``;
  if (code.length > LONGEST) return line;
  return lead.length + 1 + code.length <= LONGEST && lead !== '' ? `${lead} ${code}` : code;
}

/** The line of prose right before the code, where it announces it. */
function leadOf(text: string, segments: readonly Segment[], at: number): string {
  for (let index = at - 1; index >= 0 && index > at - 60; index--) {
    const segment = segments[index];
    if (segment === undefined || segment.kind === 'code' || segment.kind === 'shell') continue;
    const line = text.slice(Math.max(segment.start, segment.end - LONGEST), segment.end);
    const lead = oneLine(line.replace(OPENING, '').replace(EMPHASIS, '')).trim();
    return /[:：]$/.test(lead) && lead.length <= LEAD_LENGTH ? lead : '';
  }
  return '';
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** The detail with as much before and behind it as fits, cut between words. */
function fitted(before: string, detail: string, after: string): string {
  const room = LONGEST - detail.length - 4;
  if (before.length + after.length <= room) return `${before}${detail}${after}`;
  const half = Math.floor(room / 2);
  const left = lastPart(before, after.length < half ? room - after.length : half);
  const right = firstPart(after, room - left.length);
  return `${left}${detail}${right}`;
}

function lastPart(text: string, room: number): string {
  if (text.length <= room) return text;
  const part = text.slice(text.length - Math.max(0, room));
  const space = part.indexOf(' ');
  return `… ${space === -1 ? part.replace(/^[\udc00-\udfff]/, '') : part.slice(space + 1)}`;
}

function firstPart(text: string, room: number): string {
  if (text.length <= room) return text;
  const part = text.slice(0, Math.max(0, room));
  const space = part.lastIndexOf(' ');
  return `${space === -1 ? part.replace(/[\ud800-\udbff]$/, '') : part.slice(0, space)} …`;
}
