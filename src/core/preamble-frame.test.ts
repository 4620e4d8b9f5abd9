import { describe, expect, test } from 'vitest';
import { BEGIN_MARK, endMark, findPreamble, LABELS, referenceTo, withoutMarks } from './preamble-frame.ts';

const PREAMBLE = [
  LABELS.en,
  'From ChatGPT: 12 messages.',
  BEGIN_MARK,
  '',
  '## Goal',
  '- A shed',
  '',
  endMark('a:b'),
].join('\n');

describe('findPreamble', () => {
  test('gives the reference, the notes, and what stands behind', () => {
    expect(findPreamble(`${PREAMBLE}\n\nGo on.`)).toEqual({
      reference: referenceTo('a:b'),
      notes: '## Goal\n- A shed',
      rest: 'Go on.',
    });
  });

  test.each([
    ['line breaks became spaces', (text: string) => text.replace(/\s+/g, ' ')],
    ['blank lines were added', (text: string) => text.replaceAll('\n', '\n\n')],
    ['lines were wrapped and indented', (text: string) => text.replaceAll(' ', '\n  ')],
    ['Markdown marks were put in front', (text: string) => text.replaceAll('\n', '\n> ').replace('## ', '')],
    ['spaces do not break', (text: string) => text.replaceAll(' ', '\u00a0')],
  ])('knows it when %s', (_, change) => {
    expect(findPreamble(change(PREAMBLE))?.reference).toBe(referenceTo('a:b'));
  });

  test.each([
    ['without an end', PREAMBLE.split('[End')[0] ?? ''],
    ['quoted far down', `${'word '.repeat(600)}${PREAMBLE}`],
    ['plain words', 'Summary of earlier conversation:\nwe talked about sheds'],
  ])('finds none in a text %s', (_, text) => {
    expect(findPreamble(text)).toBeUndefined();
  });
});

test('what looks like a mark is none any more', () => {
  expect(findPreamble(withoutMarks(PREAMBLE))).toBeUndefined();
  expect(withoutMarks('a [list] of [things]')).toBe('a [list] of [things]');
});
