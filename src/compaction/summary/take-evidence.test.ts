import { describe, expect, test } from 'vitest';
import { hasSharpMark, takeEvidence } from './take-evidence.ts';

const rules = { messages: 20, bare: false };

describe('takeEvidence', () => {
  test.each([
    ['Run `cp -r . ./out` [#3], then `git add .` [#4]', 'Run `cp -r . ./out`, then `git add .`', [3, 4]],
    ['Run `cp -r . ./out` [#3] before `git add .` [#4]', 'Run `cp -r . ./out` [#3] before `git add .`', [3, 4]],
    ['Set a  =  1 ; then b [#3]', 'Set a  =  1 ; then b', [3]],
    ['Read `log[#3]`', 'Read `log[#3]`', []],
    ['PR [#42] closes it [#3]', 'PR [#42] closes it', [3]],
    ['PR [#12] closes it [#3]', 'PR [#12] closes it', [3, 12]],
    ['See [#42], it is closed [#3]', 'See [#42], it is closed', [3]],
    ['It is told in [#3]; and done [#4].', 'It is told in; and done', [3, 4]],
    ['a [#3] [#99].', 'a', [3, 99]],
    ['The value is data[12]', 'The value is data[12]', []],
    ['Interval is [3, 7]', 'Interval is [3, 7]', []],
  ])('of %j', (text, said, evidence) => {
    expect(takeEvidence(text, rules)).toEqual({ text: said, evidence });
  });

  test.each([
    ['a [3]', 'a', [3]],
    ['a [3][12].', 'a', [3, 12]],
    ['Interval is [3, 70]', 'Interval is [3, 70]', []],
    ['The value is data[12]', 'The value is data[12]', []],
    ['The port is ports [0]', 'The port is ports [0]', []],
    ['[3] is a number', '[3] is a number', []],
    ['Run `a [3]`', 'Run `a [3]`', []],
  ])('where no mark has a sharp, of %j', (text, said, evidence) => {
    expect(takeEvidence(text, { messages: 20, bare: true })).toEqual({ text: said, evidence });
  });

  test('without a number of messages a mark in a sentence is text, and one in front of all is both', () => {
    const unknown = { messages: undefined, bare: false };
    expect(takeEvidence('PR [#42] closes it [#3]', unknown)).toEqual({ text: 'PR [#42] closes it', evidence: [3] });
    expect(takeEvidence('[#4] a shed', unknown)).toEqual({ text: '[#4] a shed', evidence: [4] });
  });

  test('a mark in code is none', () => {
    expect(hasSharpMark('`a[#3]`\n```\n[#4]\n```')).toBe(false);
    expect(hasSharpMark('a [#3]')).toBe(true);
  });

  test.each([' ', '[', '[#', '[#1', '[#1,', '[#1]', '[#1] ', '[1] ', '.', '`'])(
    'a long run of %j is read in good time',
    (unit) => {
      expect(() => takeEvidence(`a${unit.repeat(50_000)}b`, { messages: 20, bare: true })).not.toThrow();
    },
  );
});
