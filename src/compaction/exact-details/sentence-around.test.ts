import { describe, expect, test } from 'vitest';
import { sentenceAround } from './sentence-around.ts';

/** The sentence of a text that holds a word. */
const around = (text: string, word: string): string => {
  const start = text.indexOf(word);
  const { start: from, end } = sentenceAround(text, { start, end: start + word.length });
  return text.slice(from, end);
};

describe('the sentence around a word', () => {
  test.each([
    ['one. two HERE three. four', ' two HERE three.'],
    ['one! HERE? four', ' HERE?'],
    ['one\nHERE\nfour', 'HERE'],
    ['一。HERE。四', 'HERE。'],
    ['一！HERE？四', 'HERE？'],
    ['एक। HERE। चार', ' HERE।'],
    ['هل؟ HERE؟ نعم', ' HERE؟'],
    ['HERE', 'HERE'],
    ['so HERE ends it.', 'so HERE ends it.'],
    ['so HERE ends here.Then', 'so HERE ends here.Then'],
    ['a zB. HERE', 'a zB. HERE'],
    ['the first one.', 'the first one.'],
  ])('in %j is %j', (text, sentence) => {
    expect(around(text, text.includes('HERE') ? 'HERE' : 'first')).toBe(sentence);
  });

  test.each([
    'Dr. HERE',
    'a Mr. HERE',
    'bzw. HERE',
    '3. HERE',
    'on 2027. HERE',
    'z.B. HERE',
    'J. HERE',
    'St. HERE',
    'No. HERE',
    'v1.2 HERE',
    'a.example HERE',
  ])('does not end in %j', (text) => {
    expect(around(text, 'HERE')).toBe(text);
  });

  test.each(['the abc. HERE', '12345. HERE', 'xDr. HERE', 'über. HERE', 'was HERE.'])('ends in %j', (text) => {
    const [before = ''] = text.split('HERE');
    expect(around(text, 'HERE')).toBe(before.includes('.') ? ' HERE' : text);
  });

  test('reaches at most 400 characters to either side', () => {
    const text = `${'a'.repeat(500)}HERE${'b'.repeat(500)}`;
    expect(around(text, 'HERE')).toBe(`${'a'.repeat(400)}HERE${'b'.repeat(400)}`);
    expect(sentenceAround('HERE', { start: 0, end: 4 })).toEqual({ start: 0, end: 4 });
  });
});
