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
