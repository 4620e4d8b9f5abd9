/** The scripts in which a joiner or non-joiner after a letter is spelling. */
const JOINING =
  'Arabic Syriac Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Mongolian'
    .split(' ')
    .map((script) => `\\p{Script_Extensions=${script}}`)
    .join('');

const FLAG_REGIONS = ['gbeng', 'gbsct', 'gbwls'].map(asTags).join('|');

/** What is kept though it holds characters of `INVISIBLE`. */
const KEPT = [
  `\\u{1F3F4}(?:${FLAG_REGIONS})\\u{E007F}`,
  `(?<=[${JOINING}])[\\u200C\\u200D]`,
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic})',
].join('|');

const INVISIBLE = [
  '\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F',
  '\\u00AD\\u034F\\u115F\\u1160\\u180E\\u3164\\uFEFF\\uFFA0',
  '\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFFF9-\\uFFFB',
  '\\u{E0000}-\\u{E007F}\\u{E0100}-\\u{E01EF}',
].join('');

const PATTERN = new RegExp(`(${KEPT})|[${INVISIBLE}]`, 'gu');
const LINE_ENDS = /\r\n?|[\u2028\u2029\u0085]/g;

/**
 * A text without characters nobody sees (zero-width, direction, tag and control characters but tab and newline), for
 * what a model reads. Stays: joiners that are spelling (Persian, the scripts of India), emoji sequences, the three flags
 * made of tags. Lone surrogates become U+FFFD, all line ends `\n`. Twice is as once.
 */
export function stripInvisible(text: string): string {
  return text
    .replace(LINE_ENDS, '\n')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(PATTERN, (_, kept: string | undefined) => kept ?? '');
}

function asTags(region: string): string {
  return [...region].map((letter) => `\\u{${(0xe0000 + letter.charCodeAt(0)).toString(16)}}`).join('');
}
