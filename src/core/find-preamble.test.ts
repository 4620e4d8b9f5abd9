import { describe, expect, test } from 'vitest';
import { findPreamble, wordsBeside } from './find-preamble.ts';
import { BEGIN_MARK, endMark, LABELS, referenceTo } from './preamble-frame.ts';

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
      before: '',
      notes: '## Goal\n- A shed',
      parts: ['## Goal\n- A shed'],
      rest: 'Go on.',
    });
  });

  test.each([
    ['line breaks became spaces', (text: string) => text.replace(/\s+/g, ' ')],
    ['blank lines were added', (text: string) => text.replaceAll('\n', '\n\n')],
    ['lines were wrapped and indented', (text: string) => text.replaceAll(' ', '\n  ')],
    ['Markdown marks were put in front', (text: string) => text.replaceAll('\n', '\n> ').replace('## ', '')],
    ['its marks were quoted and wrapped', (text: string) => text.replaceAll('an earlier', 'an\n> earlier')],
    ['its marks were set in bold', (text: string) => text.replaceAll('for reference', '**for reference**')],
    ['its brackets are full-width', (text: string) => text.replaceAll('[', '［').replaceAll(']', '］')],
    [
      'characters that nobody sees were put in',
      (text: string) => text.replaceAll('earlier chat', 'ear\u200blier\u200b chat'),
    ],
    ['spaces do not break', (text: string) => text.replaceAll(' ', '\u00a0')],
  ])('knows it when %s', (_, change) => {
    expect(findPreamble(change(PREAMBLE))?.reference).toBe(referenceTo('a:b'));
    expect(findPreamble(change(PREAMBLE))?.before).toBe('');
  });

  test.each([
    ['without an end', PREAMBLE.split('[End')[0] ?? ''],
    ['quoted far down', `${'word '.repeat(600)}${PREAMBLE}`],
    [
      'that asks what a mark means',
      `What is “Notes from an earlier chat, for reference only”?\n${PREAMBLE.split(']')[1]}]`,
    ],
    ['plain words', 'Summary of earlier conversation:\nwe talked about sheds'],
  ])('finds none in a text %s', (_, text) => {
    expect(findPreamble(text)).toBeUndefined();
  });
});

const TOLD =
  'From ChatGPT, “A: 3 messages”: 12 of 14 messages. The newest 6 follow word for word. Missing: 2 messages at the end.';
const made = (...opening: readonly string[]): string =>
  [...opening, BEGIN_MARK, '', '- A shed', '', endMark('a:b')].join('\n');

describe('what stands in front', () => {
  const asked = 'Please translate all below.\nFrom Monday: 12 messages must be sent.';
  test.each(Object.entries(LABELS))('is the user’s, and the lines of ours are not: %s', (_, label) => {
    const preamble = made(label, TOLD, 'Left out for length: what was done.');
    expect(findPreamble(preamble)?.before).toBe('');
    expect(findPreamble(`${asked}\n\n${preamble}\n\nGo on.`)).toMatchObject({ before: asked, rest: 'Go on.' });
    expect(findPreamble(`Please: ${preamble}`)?.before).toBe('Please:');
    expect(findPreamble(`${asked} ${preamble.replace(/\s+/g, ' ')}`)?.before).toBe(asked);
  });

  test('is not a label that the user chose', () => {
    expect(findPreamble(made('So far:', TOLD))?.before).toBe('');
    expect(findPreamble(`${asked}\n\n${made('So far:', TOLD)}`)?.before).toBe(asked);
  });

  test.each([
    ['without a label', made(TOLD)],
    ['without what is told', made(LABELS.en ?? '')],
    ['without both', made()],
  ])('is told from a preamble %s', (_, preamble) => {
    expect(findPreamble(preamble)?.before).toBe('');
    expect(findPreamble(`${asked}\n\n${preamble}`)?.before).toBe(asked);
  });

  test('is also what was written between the lines that are ours', () => {
    expect(findPreamble(made(LABELS.en ?? '', TOLD, 'Left out for length: much.', 'The price is 9,300.'))?.before).toBe(
      'The price is 9,300.',
    );
  });

  test('may be as long as a line of ours is, and is not counted as such', () => {
    const places = Array.from({ length: 200 }, (_, index) => `3 messages between [#${index}] and [#${index + 1}]`);
    expect(findPreamble(made(LABELS.en ?? '', `${TOLD} Missing: ${places.join('; ')}.`))?.before).toBe('');
  });

  test('goes with what stands behind', () => {
    expect(wordsBeside({ before: 'a', rest: 'b' })).toBe('a\n\nb');
    expect(wordsBeside({ before: '', rest: 'b' })).toBe('b');
  });
});

test('of two preambles both are notes', () => {
  const two = `Look:\n\n${PREAMBLE}\n\nand\n\n${PREAMBLE.replace('A shed', 'A door')}\n\nGo on.`;
  expect(findPreamble(two)).toMatchObject({
    before: 'Look:',
    notes: '## Goal\n- A shed\n\n## Goal\n- A door',
    parts: ['## Goal\n- A shed', '## Goal\n- A door'],
    rest: 'and\n\nGo on.',
  });
});

test('a long run of characters that nobody sees takes no time to speak of', () => {
  const begun = 'Notes\u200b '.repeat(20_000) + '\u200b'.repeat(100_000);
  expect(findPreamble(begun)).toBeUndefined();
  expect(findPreamble(`${' '.repeat(40_000)}a${' \n'.repeat(4_000)}${PREAMBLE}`)?.before).toBe('a');
});
