import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pop, push, type Ranked } from './heap.ts';

test('items come off best first, the smaller order first among equals', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), (worths) => {
      const heap: Ranked<number>[] = [];
      worths.forEach((worth, order) => {
        push(heap, { item: order, worth, order });
      });
      const taken: number[] = [];
      for (let top = pop(heap); top !== undefined; top = pop(heap)) taken.push(top.item);
      const expected = worths
        .map((worth, order) => ({ worth, order }))
        .sort((a, b) => b.worth - a.worth || a.order - b.order);
      expect(taken).toEqual(expected.map(({ order }) => order));
    }),
  );
});
