import { classNames, nameWords } from './name-words.ts';
import { type SpeakerWord, speakerWords } from './speaker-words.ts';

/** Where in an element's tag it is written who speaks. */
export type MarkKind = 'attribute' | 'label' | 'class';

/** Attributes that tell what something is, by a word of their name. */
const TELLING = new Set(
  'role author sender from speaker who owner direction side origin participant turn type by kind variant testid message user own mine outgoing self'.split(
    ' ',
  ),
);

const LABELS = ['aria-label', 'aria-roledescription', 'aria-description'];

/** What belongs to a message, to an avatar, or to the looks of anything. */
const NOT_A_SPEAKER = new Set(
  'avatar icon name username img image photo picture menu select list nav profile time date badge status button btn actions toolbar tooltip login header footer title'.split(
    ' ',
  ),
);

/** Beside these, left and right are of the looks. */
const LOOKS = new Set(
  'border rounded align offset col corner arrow position sidebar panel column shadow inset'.split(' '),
);

/** Names of the utility kind: `me-2`, `text-left`, `self-start`, `hover:left-0`. */
const UTILITY =
  /:|^-?[mp][setrblxy]?-(?:\d|auto|\[)|^-?(?:self|items|justify|content|place|text|float|pull|space|border|rounded|inset|left|right|start|end)-/;

const MOST_IN_VALUE = 40;

export function marksOf(element: Element, kind: MarkKind): readonly SpeakerWord[] {
  if (kind === 'class') return classNames(element).flatMap(inClass);
  if (kind === 'label') return LABELS.flatMap((name) => inLabel(element.getAttribute(name)));
  const attributes = [...element.attributes].flatMap(({ name, value }) => inAttribute(name, value));
  return element.localName.includes('-') ? [...inName(nameWords(element.localName)), ...attributes] : attributes;
}

function inClass(name: string): readonly SpeakerWord[] {
  return UTILITY.test(name) ? [] : inName(nameWords(name));
}

function inName(words: readonly string[]): readonly SpeakerWord[] {
  if (words.some((word) => NOT_A_SPEAKER.has(word))) return [];
  const looks = words.length > 1 && words.some((word) => LOOKS.has(word));
  return speakerWords(words).filter(({ weak }) => !weak || !looks);
}

function inLabel(label: string | null): readonly SpeakerWord[] {
  if (label === null || label.length > MOST_IN_VALUE) return [];
  const words = speakerWords(nameWords(label));
  return words.filter(({ word, weak }) => !weak || word === 'me' || word === 'my');
}

function inAttribute(name: string, value: string): readonly SpeakerWord[] {
  if (/^(?:class|style|id|href|src|alt|title|name|for|aria-.*|on.*)$/.test(name)) return [];
  const words = nameWords(name);
  if (!words.some((word) => TELLING.has(word)) || value.length > MOST_IN_VALUE) return [];
  if (/^(?:true|)$/.test(value)) return inName(words).filter(isSaid);
  if (value === 'false') return inName(words).filter(isSaid).map(theOther);
  return inName(nameWords(value));
}

/** `data-is-user` says something where it is true; `from` and `type` alone say nothing. */
function isSaid({ word }: SpeakerWord): boolean {
  return !/^(?:start|end|left|right|sender)$/.test(word);
}

function theOther(word: SpeakerWord): SpeakerWord {
  return { ...word, speaker: word.speaker === 'user' ? 'assistant' : 'user' };
}
