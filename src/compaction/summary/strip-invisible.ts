/** The scripts in which a joiner or non-joiner after a letter is spelling. */
const JOINING =
  'Arabic Syriac Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Mongolian'
    .split(' ')
    .map((script) => `\\p{Script_Extensions=${script}}`)
    .join('');

const SPELLED = new RegExp(`[${JOINING}]`, 'u');
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F/u;
const PICTOGRAM = /\p{Extended_Pictographic}/u;
const BLACK_FLAG = 0x1f3f4;
const FLAGS = ['gbeng', 'gbsct', 'gbwls'].map((region) => `\u{1F3F4}${[...region].map(asTag).join('')}\u{E007F}`);

/** What is done with a UTF-16 unit; what is not named is copied. */
const DROPPED = 1;
const LINE_END = 2;
const JOINER = 3;
const SURROGATE = 4;
const KINDS = kindsOf([
  [DROPPED, 0x00, 0x08],
  [DROPPED, 0x0b, 0x1f],
  [DROPPED, 0x7f, 0x9f],
  ...[0xad, 0x34f, 0x115f, 0x1160, 0x180e, 0x3164, 0xfeff, 0xffa0].map((unit) => [DROPPED, unit, unit] as const),
  [DROPPED, 0x200b, 0x200f],
  [DROPPED, 0x202a, 0x202e],
  [DROPPED, 0x2060, 0x206f],
  [DROPPED, 0xfff9, 0xfffb],
  [LINE_END, 0x0d, 0x0d],
  [LINE_END, 0x85, 0x85],
  [LINE_END, 0x2028, 0x2029],
  [JOINER, 0x200c, 0x200d],
  [SURROGATE, 0xd800, 0xdfff],
]);
const ZERO_WIDTH_JOINER = 0x200d;
const REPLACEMENT = 0xfffd;

/**
 * A text without characters nobody sees (zero-width, direction, tag and control characters but tab and newline), for
 * what a model reads. Stays: joiners that are spelling (Persian, the scripts of India), emoji sequences, the three flags
 * made of tags. Lone surrogates become U+FFFD, all line ends `\n`. Twice is as once.
 */
export function stripInvisible(text: string): string {
  const first = firstMarked(text);
  if (first === text.length) return text;
  const copy: Copy = { text, units: new Uint16Array(text.length - first), length: 0, joins: new Map() };
  for (let at = first; at < text.length; ) at = copyOne(copy, at);
  return text.slice(0, first) + written(copy);
}

interface Copy {
  readonly text: string;
  readonly units: Uint16Array;
  length: number;
  /** Whether what stands around a joiner makes it one to be kept, by the character before. */
  readonly joins: Map<number, Joins>;
}

interface Joins {
  readonly spells: boolean;
  readonly draws: boolean;
}

function firstMarked(text: string): number {
  let at = 0;
  while (at < text.length && KINDS[text.charCodeAt(at)] === 0) at++;
  return at;
}

/** Copies what begins at a place, or does not; where the next begins. */
function copyOne(copy: Copy, at: number): number {
  const unit = copy.text.charCodeAt(at);
  const kind = KINDS[unit];
  if (kind === DROPPED) return at + 1;
  if (kind === SURROGATE) return copyPair(copy, at);
  if (kind === LINE_END) {
    copy.units[copy.length++] = 0x0a;
    return unit === 0x0d && copy.text.charCodeAt(at + 1) === 0x0a ? at + 2 : at + 1;
  }
  if (kind !== JOINER || isKept(copy, at, unit)) copy.units[copy.length++] = unit;
  return at + 1;
}

function copyPair(copy: Copy, at: number): number {
  const { text, units } = copy;
  const code = text.codePointAt(at) ?? 0;
  if (code <= 0xffff) {
    units[copy.length++] = REPLACEMENT;
    return at + 1;
  }
  if ((code >= 0xe0000 && code <= 0xe007f) || (code >= 0xe0100 && code <= 0xe01ef)) return at + 2;
  const flag = code === BLACK_FLAG ? FLAGS.find((sequence) => text.startsWith(sequence, at)) : undefined;
  const end = at + (flag?.length ?? 2);
  for (let from = at; from < end; from++) units[copy.length++] = text.charCodeAt(from);
  return end;
}

function isKept({ text, joins }: Copy, at: number, joiner: number): boolean {
  const before = codeBefore(text, at);
  let known = joins.get(before);
  if (known === undefined) {
    const character = String.fromCodePoint(before);
    known = { spells: SPELLED.test(character), draws: EMOJI.test(character) };
    joins.set(before, known);
  }
  if (known.spells) return true;
  return joiner === ZERO_WIDTH_JOINER && known.draws && PICTOGRAM.test(characterAt(text, at + 1));
}

function codeBefore(text: string, at: number): number {
  const unit = at === 0 ? 0 : text.charCodeAt(at - 1);
  const isSecondHalf = unit >= 0xdc00 && unit <= 0xdfff && at > 1;
  const pair = isSecondHalf ? (text.codePointAt(at - 2) ?? 0) : 0;
  return pair > 0xffff ? pair : unit;
}

function characterAt(text: string, at: number): string {
  return at < text.length ? String.fromCodePoint(text.codePointAt(at) ?? 0) : '';
}

/** As many units as may be arguments of a call. */
const CHUNK = 8_192;

function written({ units, length }: Copy): string {
  let text = '';
  for (let from = 0; from < length; from += CHUNK) {
    text += String.fromCharCode.apply(undefined, [...units.subarray(from, Math.min(length, from + CHUNK))]);
  }
  return text;
}

function kindsOf(ranges: readonly (readonly [kind: number, from: number, to: number])[]): Uint8Array {
  const kinds = new Uint8Array(0x10000);
  for (const [kind, from, to] of ranges) kinds.fill(kind, from, to + 1);
  return kinds;
}

function asTag(letter: string): string {
  return String.fromCodePoint(0xe0000 + letter.charCodeAt(0));
}
