import { describe, expect, test } from 'vitest';
import { transcript } from '../../test/support/transcript.ts';
import { refuseNumber, SUMMARY_ID, soundStart, split, withCall } from './window.ts';

const ids = (messages: readonly { readonly id: string }[]) => messages.map(({ id }) => id).join(' ');

test('a summary put there before is neither a system message nor one of the others', () => {
  const { messages } = transcript('s1 u2 s3 t4');
  const summary = {
    ...messages[0],
    id: SUMMARY_ID,
    role: 'system',
    text: '',
    attachments: [],
    complete: true,
  } as const;
  const { system, rest } = split([summary, ...messages]);
  expect([ids(system), ids(rest)]).toEqual(['s1 s3', 'u2 t4']);
});

describe('a window', () => {
  test.each([
    ['a1 a2 t3 t4 a5', 2, 4],
    ['u1 a2 u3 a4', 3, 2],
    ['a1 a2 t3', 2, 3],
    ['a1 a2', 1, 1],
    ['u1 a2', 0, 0],
    ['', 0, 0],
  ])('of %j begins not at %s but at %s', (words, start, sound) => {
    expect(soundStart(transcript(words).messages, start)).toBe(sound);
  });

  test.each([
    ['u1 a2 t3 t4', 3, 1],
    ['u1 a2 t3', 1, 1],
    ['t1 t2', 1, 0],
    ['u1 a2', 2, 2],
  ])('of %j that shall hold what is behind %s begins at %s', (words, start, from) => {
    expect(withCall(transcript(words).messages, start)).toBe(from);
  });
});

describe('a count', () => {
  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('of %s is refused, by its name', (value) => {
    expect(() => refuseNumber('count', value)).toThrow(
      new RangeError(`count must be a whole number from 0 on, not ${value}`),
    );
  });

  test('from 0 on is taken', () => {
    expect(() => refuseNumber('count', 0)).not.toThrow();
    expect(() => refuseNumber('count', 7)).not.toThrow();
  });
});
