// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blockOf } from '../../test/support/random-page/blocks.ts';
import { hostileText, plainText } from '../../test/support/random-page/hostile-text.ts';
import type { Kinds } from '../../test/support/random-page/inlines.ts';
import { rendered } from '../../test/support/random-page/rendered.ts';
import { sayable } from '../../test/support/random-page/sayable.ts';
import { shapes } from '../../test/support/random-page/shape.ts';
import { nodeOf, type Shown } from '../../test/support/random-page/shown.ts';
import { toMarkdown } from './to-markdown.ts';

const PAGES: readonly (readonly [string, Kinds])[] = [
  ['marks and links within one another', { text: plainText, pieces: false, depth: 2 }],
  ['marks around code, formulas and pictures', { text: plainText, pieces: true, depth: 1 }],
  ['text that is full of signs', { text: hostileText, pieces: false, depth: 0 }],
  ['text that is full of signs beside code, formulas and pictures', { text: hostileText, pieces: true, depth: 0 }],
];

function pageOf(blocks: readonly Shown[]): Element {
  const main = document.createElement('main');
  main.append(...blocks.map(nodeOf));
  return sayable(main);
}

test.each(PAGES)('Markdown of %s, rendered again, shows what the page showed', (_, kinds) => {
  fc.assert(
    fc.property(fc.array(blockOf(kinds), { minLength: 1, maxLength: 3 }), (blocks) => {
      const page = pageOf(blocks);
      const markdown = toMarkdown(page);
      expect(shapes(rendered(markdown)), `${page.innerHTML}\n\n${markdown}`).toEqual(shapes(page));
    }),
    { numRuns: Number(process.env.RENDER_BACK_RUNS ?? 300) },
  );
});
