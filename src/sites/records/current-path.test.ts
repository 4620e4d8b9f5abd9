import { expect, test } from 'vitest';
import { currentPath, pathThrough, rowsById, shownPath } from './current-path.ts';
import { type Fields, idOf } from './json.ts';
import { milliseconds } from './milliseconds.ts';

const treeOf = (parents: Readonly<Record<string, string | undefined>>) => ({
  nodes: rowsById(
    Object.entries(parents).map(([id, parent]) => ({ id, parent })),
    'id',
  ),
  parentOf: ({ parent }: Fields) => idOf(parent),
});
const ids = ({ nodes }: { readonly nodes: readonly Fields[] }) => nodes.map(({ id }) => id).join('');
const timeOf = ({ id }: Fields) => String(id).charCodeAt(0);

test('the way up is taken, whatever the order of children', () => {
  const tree = treeOf({ a: undefined, b: 'a', c: 'a', d: 'b', e: 'c', f: 'b' });
  expect(ids(currentPath(tree, 'd'))).toBe('abd');
  expect(currentPath(tree, 'd').whole).toBe(true);
});

test('a circle ends where it began and is not whole, nor is a lost parent', () => {
  const circle = currentPath(treeOf({ a: 'c', b: 'a', c: 'b' }), 'c');
  expect([ids(circle), circle.whole]).toEqual(['abc', false]);
  const itself = currentPath(treeOf({ a: 'a' }), 'a');
  expect([ids(itself), itself.whole]).toEqual(['a', false]);
  expect(currentPath(treeOf({ b: 'lost' }), 'b').whole).toBe(false);
});

test('ids that stand for no parent are no lost ones', () => {
  const none = ['00000000-0000-4000-8000-000000000000', '00000000-0000-0000-0000-000000000000', '0'];
  expect(none.map((parent) => currentPath(treeOf({ a: parent }), 'a').whole)).toEqual([true, true, true]);
  expect(currentPath(treeOf({ a: '10000000-0000-0000-0000-000000000000' }), 'a').whole).toBe(false);
});

test('a leaf that is not there gives way to the newest, of two as old the later', () => {
  const tree = treeOf({ a: undefined, d: 'a', b: 'a' });
  expect(ids(shownPath(tree, 'b', timeOf))).toBe('ab');
  expect(ids(shownPath(tree, 'lost', timeOf))).toBe('ad');
  expect(ids(shownPath(tree, undefined, () => undefined))).toBe('ab');
  expect(shownPath(treeOf({}), undefined, timeOf)).toEqual({ nodes: [], whole: false });
});

test('of the branches through a message the newest is taken', () => {
  const tree = treeOf({ a: undefined, b: 'a', c: 'b', d: 'b', e: 'a' });
  expect(ids(pathThrough(tree, 'b', timeOf))).toBe('abd');
  expect(ids(pathThrough(tree, 'c', timeOf))).toBe('abc');
  expect(ids(pathThrough(tree, 'lost', timeOf))).toBe('ae');
});

test('rows without an id are on no path', () => {
  expect([...rowsById([{ id: 1 }, { id: '' }, {}, null, 'x', { id: 'b' }], 'id').keys()]).toEqual(['1', 'b']);
});

test('a long chat is walked without running out of stack', () => {
  const parents = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, n) => [`n${n}`, n === 0 ? undefined : `n${n - 1}`]),
  );
  expect(currentPath(treeOf(parents), 'n19999').nodes).toHaveLength(20_000);
});

test('times are told in seconds, milliseconds or words', () => {
  const at = Date.parse('2026-08-01T10:00:00Z');
  const written = [at / 1000, at, String(at / 1000), '2026-08-01T10:00:00.000000', '2026-08-01T12:00:00+02:00'];
  expect(written.map(milliseconds)).toEqual(written.map(() => at));
  expect([null, undefined, '', 'soon', Number.NaN, 0, -1, {}].map(milliseconds)).toEqual(Array.from({ length: 8 }));
});
