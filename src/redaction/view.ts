import { foldCharacters } from './fold-characters.ts';

/** A text read in another way than it is written, and where each of its UTF-16 units stands in what is written. */
export interface View {
  readonly text: string;
  /** Rising, or `NOWHERE` for a unit that is only in the view. */
  readonly at: (index: number) => number;
}

export const NOWHERE = -1;

/** Zero-width, bidi and filler characters, variation selectors, soft hyphens, tag characters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const FIRST_INVISIBLE = 0xad;
/** The backslash that Markdown puts in front of a sign: `api\_key`. */
const ESCAPE = /\\(?=[_~=.+-])/g;
const BACKSLASH = 0x5c;

/** The text without characters that take no room and without escapes, its digits and spaces in ASCII. */
export function visibleView(text: string): View {
  const visible = text.replace(ESCAPE, '').replace(INVISIBLE, '');
  const folded = foldCharacters(visible);
  if (visible.length === text.length) return { text: folded, at: (index) => index };
  const places = new Int32Array(visible.length);
  let index = 0;
  for (let place = 0; place < visible.length; place++) {
    while (text.charCodeAt(index) !== visible.charCodeAt(place) || isInvisible(text, index)) index++;
    places[place] = index++;
  }
  return { text: folded, at: (place) => places[place] ?? text.length };
}

/** Whether an escape, or an invisible character, begins or ends here. */
function isInvisible(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code === BACKSLASH) return /[_~=.+-]/.test(text.charAt(index + 1));
  if (code < FIRST_INVISIBLE) return false;
  const high = text.charCodeAt(index - 1);
  const isSecondHalf = code >= 0xdc00 && code <= 0xdfff && high >= 0xd800 && high <= 0xdbff;
  INVISIBLE.lastIndex = 0;
  return INVISIBLE.test(String.fromCodePoint(text.codePointAt(isSecondHalf ? index - 1 : index) ?? 0));
}

/** Puts parts of a text one behind the other. */
export interface Joining {
  readonly add: (from: number, to: number) => void;
  /** What comes does not belong to what was there. */
  readonly cut: () => void;
  readonly view: () => View;
}

export function joining(text: string): Joining {
  const pieces: string[] = [];
  const places: number[] = [];
  return {
    add: (from, to) => {
      pieces.push(text.slice(from, to));
      for (let index = from; index < to; index++) places.push(index);
    },
    cut: () => {
      pieces.push('\n');
      places.push(NOWHERE);
    },
    view: () => ({ text: pieces.join(''), at: (index) => places[index] ?? text.length }),
  };
}
