import { expect, test } from 'vitest';
import { type Cue, cuesOf } from './cues.ts';
import { wordsOf } from './words.ts';

test.each<[string, Cue, boolean]>([
  ["Let's go with oak.", 'decision', true],
  ['We are deciding between oak and ash.', 'decision', false],
  ['Always answer in Danish.', 'rule', true],
  ['The value always rises.', 'rule', false],
  ['Ich bevorzuge Tee.', 'preference', true],
  ['我们决定用橡木。', 'decision', true],
  ['Don’t use plastic.', 'rule', true],
  ['They are full.', 'pointer', true],
  ['The rooms they have are full.', 'pointer', false],
])('%s: %s %s', (text, cue, expected) => {
  expect(cuesOf(wordsOf(text), text).has(cue)).toBe(expected);
});
