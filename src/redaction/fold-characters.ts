/** First digit of scripts whose digits people type numbers with: Arabic, Persian, Devanagari, Bengali, Thai. */
const ZEROS: readonly number[] = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];
/** From here on, ASCII stands in the same order in full width. */
const FULL_WIDTH = 0xff01;
const ELSEWHERE =
  /[\u00a0\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\u2000-\u200a\u2010-\u2013\u2018\u2019\u201c\u201d\u202f\u205f\u2212\u3000\uff01-\uff5e]/g;

/** The text with the digits, spaces, dashes, quotes and wide letters of other scripts in ASCII, unit for unit. */
export function foldCharacters(text: string): string {
  return text.replace(ELSEWHERE, (unit) => asciiOf(unit.charCodeAt(0)));
}

function asciiOf(code: number): string {
  if (code >= FULL_WIDTH) return String.fromCharCode(code - FULL_WIDTH + 0x21);
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  if (zero !== undefined) return String(code - zero);
  if (code === 0x2018 || code === 0x2019) return "'";
  if (code === 0x201c || code === 0x201d) return '"';
  return code === 0x2212 || (code >= 0x2010 && code <= 0x2013) ? '-' : ' ';
}
