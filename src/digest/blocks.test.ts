import { expect, test } from 'vitest';
import { toBlocks } from './blocks.ts';

function read(markdown: string): readonly string[] {
  return toBlocks(markdown).map(({ kind, text }) => `${kind}: ${text}`);
}

test('marks of headings, items, quotes, rows and rules are taken off', () => {
  expect(read('## Plan\n- one\n2. two\n- [x] three\n> said\n***\n| a | b |\n|---|:-:|\n| 1 | 2 |')).toEqual([
    'heading: Plan',
    'item: one',
    'item: two',
    'item: three',
    'prose: said',
    'row: a, b',
    'row: 1, 2',
  ]);
});

test('a hard-wrapped sentence is one block, two sentences are two', () => {
  expect(read('The pump is in the\ncellar behind the boiler.\nthe valve is red')).toEqual([
    'prose: The pump is in the cellar behind the boiler.',
    'prose: the valve is red',
  ]);
});

test('code keeps its lines, a fence inside a longer fence does not end it, and an open fence ends with the text', () => {
  expect(toBlocks('````md\n```\nx\n```\n````\nafter')).toEqual([
    { kind: 'code', text: '```\nx\n```', info: 'md' },
    { kind: 'prose', text: 'after', info: '' },
  ]);
  expect(toBlocks('~~~\na\nb')).toEqual([{ kind: 'code', text: 'a\nb', info: '' }]);
});
