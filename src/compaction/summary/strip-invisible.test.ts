import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stripInvisible } from './strip-invisible.ts';

const JOINING =
  'Arabic Syriac Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Mongolian'
    .split(' ')
    .map((script) => `\\p{Script_Extensions=${script}}`)
    .join('');
const FLAGS = ['gbeng', 'gbsct', 'gbwls'].map((region) => [...region].map(asTag).join('')).join('|');
const PLAIN = new RegExp(
  `(\u{1F3F4}(?:${FLAGS})\u{E007F}|(?<=[${JOINING}])[\\u200C\\u200D]|(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=\\p{Extended_Pictographic}))|[\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u115F\\u1160\\u180E\\u3164\\uFEFF\\uFFA0\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\uFFF9-\\uFFFB\\u{E0000}-\\u{E007F}\\u{E0100}-\\u{E01EF}]`,
  'gu',
);

/** The same as expressions say it, slowly. */
function plainly(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(PLAIN, (_, kept: string | undefined) => kept ?? '');
}

function asTag(letter: string): string {
  return String.fromCodePoint(0xe0000 + letter.charCodeAt(0));
}

function charactersFrom(first: number, end: number): readonly string[] {
  return Array.from({ length: end - first }, (_, index) => String.fromCodePoint(first + index));
}

test('every character, alone and between its likes, is kept or dropped as the expressions say', () => {
  const all = [...charactersFrom(0, 0x20000), ...charactersFrom(0xe0000, 0xe1000)];
  for (const glue of ['', '\u200C', '\u200D\u{1F468}', '\u{1F468}\u200D']) {
    const text = all.join(glue);
    expect(stripInvisible(text) === plainly(text), JSON.stringify(glue)).toBe(true);
  }
});

test('any text of what is looked at reads as the expressions say', () => {
  const piece = fc.oneof(
    fc.constantFrom('\r', '\n', '\u2028', '\u0085', '\u200C', '\u200D', '\uFE0F', '\u{1F3FD}', '\u{1F468}', '\u0645'),
    fc.constantFrom('\u{1F3F4}', ...[...'gbengsctwl'].map(asTag), '\u{E007F}', '\uD83D', '\uDC68', 'a', '\u00A9'),
    fc.constantFrom(...['gbeng', 'gbsct'].map((region) => `\u{1F3F4}${[...region].map(asTag).join('')}\u{E007F}`)),
    fc.string({ unit: 'binary', maxLength: 2 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const text = pieces.join('');
      expect(stripInvisible(text)).toBe(plainly(text));
    }),
    { numRuns: 1_000 },
  );
});

test('a text longer than one call can write comes through whole', () => {
  const text = `\uFEFF${'ab\u200Bc'.repeat(20_000)}`;
  expect(stripInvisible(text)).toBe('abc'.repeat(20_000));
});
