import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrappedView } from './wrapped-view.ts';

const RUN = '[\\w+/=.:@~%&?-]';
const JOINT = new RegExp(`(?<=${RUN})[ \\t]{0,8}\\\\?\\r?\\n[ \\t>]{0,40}(?=${RUN})`, 'g');

/** The same as expressions say it, slowly: stretches of words, each with the joints cut out of it. */
function plainly(text: string): string {
  const parts: string[] = [];
  let from = -1;
  for (const { index, 0: joint } of text.matchAll(JOINT)) {
    const least = Math.max(from, 0);
    const start = index - (new RegExp(`${RUN}*$`).exec(text.slice(least, index))?.[0].length ?? 0);
    if (start !== from && from >= 0) parts.push(text.slice(from, runEnd(text, from, index)), '\n');
    parts.push(text.slice(start, index));
    from = index + joint.length;
  }
  if (from >= 0) parts.push(text.slice(from, runEnd(text, from, text.length)));
  return parts.join('');
}

function runEnd(text: string, from: number, most: number): number {
  return from + (new RegExp(`^${RUN}*`).exec(text.slice(from, most))?.[0].length ?? 0);
}

test('line breaks within words are seen as the expressions say', () => {
  const piece = fc.constantFrom(
    'a',
    'b-c',
    ' ',
    '\t',
    '\\',
    '\r',
    '\n',
    '\r\n',
    '> ',
    '!',
    '\u00E9',
    ' '.repeat(8),
    ' '.repeat(39),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const text = pieces.join('');
      expect(wrappedView(text).text).toBe(plainly(text));
    }),
    { numRuns: 2_000 },
  );
});
