import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cut, cutContextNotes } from './context-notes.ts';

const isPinned = (line: string): boolean => line.includes('pin');

/** The same, each note on its own. */
function plainly(text: string): Cut {
  const stripped: string[] = [];
  let [kept, done] = ['', 0];
  for (const { index } of text.matchAll(/\[context\s{1,8}note\s{0,8}[—–-]/gi)) {
    const note = index < done ? undefined : /^[^\]\n]*(?:\n[^\]\n]*){0,2}\]/.exec(text.slice(index))?.[0];
    if (note === undefined) continue;
    const end = index + note.length;
    const lineEnd = text.indexOf('\n', end);
    const lines = text.slice(text.lastIndexOf('\n', index) + 1, lineEnd === -1 ? text.length : lineEnd).split('\n');
    if (lines.some(isPinned)) continue;
    stripped.push(note);
    kept += text.slice(done, index);
    done = (index === 0 || text[index - 1] === '\n') && text[end] === '\n' ? end + 1 : end;
  }
  return { text: kept + text.slice(done), stripped };
}

test('any mixture of notes, ends of notes and of lines, and pins is cut as one note after the other', () => {
  const piece = fc.constantFrom('[context note — ', '[context\nnote - ', ']', '\n', 'a', 'pin');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
      const text = pieces.join('');
      expect(cutContextNotes(text, isPinned)).toEqual(plainly(text));
    }),
    { numRuns: 2_000 },
  );
});

test('a line is asked about once, however many notes stand in it', () => {
  let asked = 0;
  const isProtected = (): boolean => {
    asked++;
    return false;
  };
  expect(cutContextNotes('[context note — x] '.repeat(2_000), isProtected).stripped).toHaveLength(2_000);
  expect(asked).toBe(1);
});
