import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEphemeral } from './ephemeral-claims.ts';

const LOSSES = [
  /\byour (?:last|previous|prior)\b.*\b(?:dropped|trimmed|removed|lost)\b/i,
  /\b(?:dropped|trimmed|removed|lost)\b.*\byour (?:last|previous|prior)\b/i,
];

test('what of yours was lost is found as one expression over the line would, in any order', () => {
  const piece = fc.constantFrom(
    'your last',
    'Your prior',
    'your',
    ' ',
    'lost',
    'removed',
    'x',
    '-',
    '\n',
    '\u2028',
    '.',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
      const text = pieces.join('');
      expect(isEphemeral(text)).toBe(LOSSES.some((loss) => loss.test(text)));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  'Your last message was lost.',
  'It removed your prior note.',
  'x\nlost: your previous words',
  'Trimmed here, your last words\nand more',
  'You’ve just asked.',
  'Now you have just asked.',
  'You about to leave',
  "You're just about to leave",
  'What you just built',
  'Two of yours were dropped',
  'You were dropped',
])('%j was true only when it was written', (sentence) => {
  expect(isEphemeral(sentence)).toBe(true);
});

test.each([
  'The last message was lost.',
  'Your last message.',
  'It lost nothing of your notes.',
  'your last\nlost',
  'lost\nYour prior',
  'Your lastly lost',
  'You just need tea',
  'The user just built it and the row was dropped',
  'They just ran it; about to leave',
  'youth was dropped',
])('%j may be true still', (sentence) => {
  expect(isEphemeral(sentence)).toBe(false);
});
