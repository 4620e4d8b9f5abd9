/** Letters that stand for each other: of one script, and at the same places in a word. */
const ALPHABETS: readonly (readonly [is: RegExp, letters: string])[] = [
  [/[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýÿœ]/, 'aeiou'],
  [/[a-zßçñðþ\u0100-\u024f]/, 'bdfgklmnprstv'],
  [/[аеёиоуыэюяіїє]/, 'аеиоу'],
  [/\p{Script=Cyrillic}/u, 'бвгдклмнпрст'],
  [/\p{Script=Greek}/u, 'αεικλμνοπρστ'],
  [/\p{Script=Hebrew}/u, 'אבגדהוזחטילמ'],
  [/\p{Script=Arabic}/u, 'ابتدرسعفلمنو'],
  [/\p{Script=Devanagari}/u, 'कगचजटतदनपबमर'],
  [/\p{Script=Thai}/u, 'กคงจชดตนบมยร'],
  [/\p{Script=Hiragana}/u, 'あいうえおかきくけこさしすせそ'],
  [/\p{Script=Katakana}/u, 'アイウエオカキクケコサシスセソ'],
  [/\p{Script=Hangul}/u, '가나다라마바사아자차카타파하고노도로모보'],
  [/\p{Script=Han}/u, '山川木林田石竹米花草風雨雪雲空海湖島橋村町門窓机椅紙筆本絵'],
];

/** The letters that may stand for a small letter. */
export function lettersLike(letter: string): readonly string[] {
  const letters = ALPHABETS.find(([is]) => is.test(letter))?.[1] ?? 'abdegiklmnoprstu';
  return [...letters];
}
