import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transcript } from '../../test/support/transcript.ts';
import { closeFence } from '../core/fence.ts';
import type { Said } from './said.ts';
import { shortenSaid } from './shorten-said.ts';

const said = (...texts: readonly string[]): readonly Said[] =>
  transcript('u1')
    .messages.slice(0, 1)
    .flatMap((message) => texts.map((text, index) => ({ number: index + 1, message, text, whole: true })));

test('shortens the longest, and leaves alone what is within the room', () => {
  const all = said('a'.repeat(100), 'b'.repeat(1_000), 'c'.repeat(300));
  expect(shortenSaid(all, 1_400)).toEqual(all);
  const [first, second, third] = shortenSaid(all, 700);
  expect([first, third]).toEqual([all[0], all[2]]);
  expect(second?.text).toMatch(/^b+ \[… \d+ characters left out …\] b+$/);
  expect(second?.whole).toBe(false);
  expect(second?.text.length).toBeGreaterThan(290);
  expect(shortenSaid(all, 0).map(({ text }) => text)).toEqual(['', '', '']);
});

test('is never more than the room, and leaves no code block open nor half a character', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constantFrom('\n```\n', '\n~~~~~~js\n', '👩‍👩‍👧 '),
  );
  fc.assert(
    fc.property(fc.array(fc.array(piece, { maxLength: 20 }), { maxLength: 6 }), fc.nat(2_000), (parts, room) => {
      const short = shortenSaid(said(...parts.map((each) => closeFence(each.join('')))), room);
      expect(short.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(room);
      for (const { text } of short) {
        expect(closeFence(text)).toBe(text);
        expect(text).not.toMatch(/\p{Surrogate}/u);
      }
    }),
  );
});

test('what has just the length of its share stays whole', () => {
  const all = said('a'.repeat(100), 'b'.repeat(100));
  expect(shortenSaid(all, 200)).toEqual(all);
  expect(shortenSaid(all, 199).every(({ whole }) => !whole)).toBe(true);
});

test('nothing is left of a text where the note would be longer than the share, and no space at its ends', () => {
  expect(shortenSaid(said('a'.repeat(99)), 30)[0]?.text).toBe('[… 99 characters left out …]');
  expect(shortenSaid(said('a'.repeat(99)), 29)[0]?.text).toBe('');
});

test('a block of code that the cut leaves open is closed within the share', () => {
  const [cut] = shortenSaid(said(`${'a '.repeat(30)}\n\`\`\`\n${'b'.repeat(400)}\n\`\`\`\n`), 200);
  expect(cut?.text.length).toBeLessThanOrEqual(200);
  expect(cut?.text.length).toBeGreaterThan(150);
  expect(closeFence(cut?.text ?? '')).toBe(cut?.text);
  const fences = said('```\n~~~\n'.repeat(30));
  for (let room = 28; room < 120; room++) expect(shortenSaid(fences, room)[0]?.text.length).toBeLessThanOrEqual(room);
});
