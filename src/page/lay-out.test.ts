import { expect, test } from 'vitest';
import type { Place } from '../sites/markup/find-places.ts';
import type { Position } from '../sites/markup/markup.ts';
import { layOut } from './lay-out.ts';

const place = (position?: Position): Place => ({ messages: [], ...(position && { position }) });
const empty = place();

/** Lays places out; each but `empty` reads as one message. */
function laid(places: readonly Place[], hides?: 'older' | 'both') {
  return layOut({ places, ...(hides && { hides }) }, (p) => (p === empty ? [] : ['message']));
}

test('a page with a place for every message reaches both ends', () => {
  expect(laid([place(), place()])).toEqual({
    messages: ['message', 'message'],
    holes: [],
    reachesStart: true,
    reachesEnd: true,
  });
});

test('neighbouring empty places are one hole with their count', () => {
  const { holes, reachesStart, reachesEnd } = laid([empty, empty, place(), empty, place(), empty, empty, empty]);
  expect(holes).toEqual([
    { before: 0, count: 2 },
    { before: 1, count: 1 },
    { before: 2, count: 3 },
  ]);
  expect([reachesStart, reachesEnd]).toEqual([false, false]);
});

test('what the numbering skips is a hole', () => {
  const { holes, stated } = laid([place({ at: 3, of: 9 }), place({ at: 4, of: 9 }), place({ at: 7, of: 9 })]);
  expect(holes).toEqual([
    { before: 0, count: 2 },
    { before: 2, count: 2 },
    { before: 3, count: 2 },
  ]);
  expect(stated).toBe(9);
});

test('empty places and skipped numbers are not counted twice', () => {
  expect(laid([place({ at: 1 }), empty, empty, place({ at: 4 })]).holes).toEqual([{ before: 1, count: 2 }]);
});

test('numbering that starts where the chat starts and ends where it ends has no hole', () => {
  const layout = laid([place({ at: 1, of: 2 }), place({ at: 2, of: 2 })], 'both');
  expect(layout).toMatchObject({ holes: [], stated: 2, reachesStart: true, reachesEnd: true });
});

test('a page that hides older messages does not reach the start unless its numbering says so', () => {
  expect(laid([place(), place()], 'older')).toMatchObject({ reachesStart: false, reachesEnd: true });
  expect(laid([place({ at: 1 }), place()], 'older')).toMatchObject({ reachesStart: true, reachesEnd: true });
  expect(laid([place(), place()], 'both')).toMatchObject({ reachesStart: false, reachesEnd: false });
});
