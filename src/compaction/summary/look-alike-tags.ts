import { TAGS } from './tags.ts';

/** What does not count when names are compared. */
const SKIPPED = /[\s\p{M}\p{Cf}\p{Cc}\\/_.-]/u;

/** What an ASCII character counts as. */
const ASCII = Array.from({ length: 128 }, (_, code) => squeeze(String.fromCharCode(code)));

/** Names that must not stand behind an opening bracket: our fences, and what chat models take for their own. */
const FENCES = namesOf(Object.values(TAGS));
const ALL = namesOf([
  ...Object.values(TAGS),
  'system',
  'assistant',
  'human',
  'user',
  'start_of_turn',
  'end_of_turn',
  'instruction',
]);

const BRACKET = /[<＜﹤](?![<＜﹤])|&(?:amp;)*(?:lt|#0*60|#x0*3c);?/gi;
const ENTITY = /&(?:amp;)*(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(sol|hyphen|dash));?/iy;
const IN_PLACE = '‹';

/** A generic type: a name with a capital, and what follows one in a list of types. A bracket stands in front. */
const TYPE = /[A-Z][a-z]\w{0,60}(?:\[\])?\s{0,4}(?:[>,|&<?=]|extends\b)/y;
/** A name within a longer one, which is no tag of ours: `<conversation_id>`. */
const LONGER = /\/?conversation[_-]?(?:ids?|names?|titles?|uuid|key|type|count|history|list)\s?[>=]/iy;
/** The same of a role: `<username>`, `<user_id>`, `<system.web>`, but not `<users>` or `<system_prompt>`. */
const LONGER_ROLE =
  /\/?(?:system|assistant|human|user)(?:[_-](?:ids?|names?|uuid|key|email|agent|type|count|list|dir|path)|(?:\.[a-z]|(?!s\b|prompt|message|instruction|query|turn|input|role|note|start|end|begin|says|text|content)[a-z])\w{0,60}(?:[.-]\w{1,60})?)\s{0,4}[>/=]/iy;

/** Replaces the opening bracket of everything that reads as one of our tags, or as a role, by one that opens nothing. */
export function replaceLookAlikeTags(text: string): string {
  return text.replace(BRACKET, (bracket, at: number) =>
    isNamed(text, at + bracket.length, ALL) && !isOther(text, at, bracket) ? IN_PLACE : bracket,
  );
}

/** Whether a text holds what reads as one of our fences: in any case, spaced, as entities, full-width. */
export function hasFence(text: string): boolean {
  for (const { 0: bracket, index } of text.matchAll(BRACKET)) {
    if (isNamed(text, index + bracket.length, FENCES) && !isOther(text, index, bracket)) return true;
  }
  return false;
}

/** Whether what opens at a bracket is, letter for letter, a generic type behind its name, or a longer name. */
function isOther(text: string, at: number, bracket: string): boolean {
  if (bracket !== '<') return false;
  const isBehindName = /[\p{L}\p{N}_$]/u.test(text[at - 1] ?? '');
  return (
    (isBehindName && startsAt(TYPE, text, at + 1)) || [LONGER, LONGER_ROLE].some((name) => startsAt(name, text, at + 1))
  );
}

function startsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

interface Names {
  readonly whole: ReadonlySet<string>;
  /** All their beginnings. */
  readonly begun: ReadonlySet<string>;
}

function namesOf(names: readonly string[]): Names {
  const whole = names.map(squeeze);
  return {
    whole: new Set(whole),
    begun: new Set(whole.flatMap((name) => Array.from(name, (_, length) => name.slice(0, length)))),
  };
}

function isNamed(text: string, start: number, names: Names): boolean {
  let read = '';
  for (let at = start; at < text.length; ) {
    const { seen, next } = readOne(text, at);
    read += seen;
    if (names.whole.has(read)) return true;
    if (!names.begun.has(read)) return false;
    at = next;
  }
  return false;
}

/** The character a reader sees at a place, and where the next one begins. */
function readOne(text: string, at: number): { readonly seen: string; readonly next: number } {
  const plain = ASCII[text.charCodeAt(at)];
  if (plain !== undefined && text[at] !== '&') return { seen: plain, next: at + 1 };
  const entity = text[at] === '&' ? entityAt(text, at) : undefined;
  if (entity !== undefined) return entity;
  const code = text.codePointAt(at) ?? 0;
  return { seen: squeezed(code), next: code > 0xffff ? at + 2 : at + 1 };
}

function entityAt(text: string, at: number): { readonly seen: string; readonly next: number } | undefined {
  ENTITY.lastIndex = at;
  const match = ENTITY.exec(text);
  if (match === null) return undefined;
  const code = match[1] === undefined ? Number(match[2] ?? 0x2f) : Number.parseInt(match[1], 16);
  return { seen: code <= 0x10ffff ? squeezed(code) : '', next: at + match[0].length };
}

/** What a character counts as. Most hostile ones are those that do not count. */
function squeezed(code: number): string {
  const plain = ASCII[code];
  if (plain !== undefined) return plain;
  const character = String.fromCodePoint(code);
  return SKIPPED.test(character) ? '' : squeeze(character);
}

/** Small letters alone: what is compared. */
function squeeze(name: string): string {
  return [...name.normalize('NFKC').toLowerCase()].filter((character) => !SKIPPED.test(character)).join('');
}
