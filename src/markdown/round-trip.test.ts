// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InlineNode, MarkdownNode } from './markdown-node.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { toMarkdown } from './to-markdown.ts';

/** What a page shows, as a tree that both the HTML and the Markdown of it can be turned into. */
type Shown = string | { readonly tag: string; readonly inside: readonly Shown[] };

const words = fc
  .array(
    fc.constantFrom(
      'fen',
      'Moor',
      'snake_case',
      '_a',
      'b_',
      '*',
      '**',
      '5*3',
      '`',
      '``',
      '~',
      '~~x~~',
      '#',
      '-',
      '+',
      '1.',
      '2)',
      '>',
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(' '));
const odd = fc.constantFrom(
  '<b>',
  '&amp;',
  '[a](b)',
  '[c]',
  '!',
  'C:\\x',
  '\\*',
  '---',
  '===',
  '```',
  '|',
  'é:',
  '重要：',
  '“q”',
  '(',
  ').',
  'x|y',
  '<!-- c',
  '![d]',
  'e:',
);
const plain = fc.oneof({ weight: 3, arbitrary: words }, { weight: 1, arbitrary: odd });
const code = fc
  .array(fc.constantFrom('a', ' ', '`', '``', '*', '<i>', '|', '&lt;', '  b', '$'), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''))
  .filter((text) => text.trim() !== '');

const span = fc.oneof(
  { weight: 3, arbitrary: plain },
  { weight: 1, arbitrary: code.map((text) => ({ tag: 'code', inside: [text] })) },
);
const marks = (inside: fc.Arbitrary<Shown>) =>
  fc.record({ tag: fc.constantFrom('b', 'em', 'del'), inside: fc.array(inside, { minLength: 1, maxLength: 3 }) });
/** Marks inside of marks stand apart in letters: `marked` reads `*a**b**c*` otherwise than CommonMark does. */
const apart = marks(plain).map(({ inside }): Shown => {
  const outer: Shown = { tag: 'b', inside: ['fen ', { tag: 'em', inside }, ' fen'] };
  return { tag: 'span', inside: [' ', outer, ' '] };
});
const inline: fc.Arbitrary<Shown> = fc.oneof(
  { weight: 4, arbitrary: span },
  { weight: 2, arbitrary: marks(span) },
  { weight: 1, arbitrary: apart },
);

const { block } = fc.letrec<{ block: Shown }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3 },
    fc.record({ tag: fc.constantFrom('p', 'h3'), inside: fc.array(inline, { minLength: 1, maxLength: 4 }) }),
    fc.record({
      tag: fc.constant('pre'),
      inside: fc.array(code, { minLength: 1, maxLength: 3 }).map((lines) => [lines.join('\n')]),
    }),
    fc.record({ tag: fc.constant('blockquote'), inside: fc.array(tie('block'), { minLength: 1, maxLength: 2 }) }),
    fc.record({
      tag: fc.constantFrom('ul', 'ol'),
      inside: fc.array(
        fc.record({ tag: fc.constant('li'), inside: fc.array(tie('block'), { minLength: 1, maxLength: 3 }) }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    fc
      .array(fc.array(inline, { minLength: 2, maxLength: 2 }), { minLength: 2, maxLength: 3 })
      .map((rows) => tableOf(rows)),
  ),
}));

function tableOf(rows: readonly (readonly Shown[])[]): Shown {
  const inside = rows.map((row, at) => ({
    tag: 'tr',
    inside: row.map((cell) => ({ tag: at === 0 ? 'th' : 'td', inside: [cell] })),
  }));
  return { tag: 'table', inside };
}

function elementOf(shown: Shown): Node {
  if (typeof shown === 'string') return document.createTextNode(shown);
  const element = document.createElement(shown.tag);
  element.append(...shown.inside.map(elementOf));
  return element;
}

/** Letters and signs without white space, block by block: what the reader gets to see. */
function lettersOf(shown: Shown): string {
  if (typeof shown === 'string') return shown.replace(/\s+/g, '');
  const letters = shown.inside.map(lettersOf).join('');
  return /^(?:p|h3|pre|th|td)$/.test(shown.tag) ? `${letters}\n` : letters;
}

function lettersIn(node: MarkdownNode): string {
  if (node.type === 'table')
    return [node.header, ...node.rows]
      .flat()
      .map((cell) => `${lettersInAll(cell)}\n`)
      .join('');
  if ('children' in node) {
    const letters = lettersInAll(node.children);
    return node.type === 'paragraph' || node.type === 'heading' ? `${letters}\n` : letters;
  }
  if (node.type === 'code') return `${node.text.replace(/\s+/g, '')}\n`;
  return 'text' in node ? node.text.replace(/\s+/g, '') : '';
}

function lettersInAll(nodes: readonly (MarkdownNode | InlineNode)[]): string {
  return nodes.map(lettersIn).join('');
}

function codeIn(node: MarkdownNode): readonly string[] {
  if (node.type === 'code') return [node.text];
  return 'children' in node ? node.children.flatMap(codeIn) : [];
}

function codeOf(shown: Shown): readonly string[] {
  if (typeof shown === 'string') return [];
  return shown.tag === 'pre' ? shown.inside.map(String) : shown.inside.flatMap(codeOf);
}

function markdownOf(blocks: readonly Shown[]): string {
  const root = document.createElement('main');
  root.append(...blocks.map(elementOf));
  return toMarkdown(root);
}

describe('Markdown read back', () => {
  it('shows the same text, block by block, and the same code', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 3 }), (blocks) => {
        const markdown = markdownOf(blocks);
        const nodes = parseMarkdown(markdown);
        const letters = blocks.map(lettersOf).join('').replace(/\n+/g, '\n');
        expect(lettersInAll(nodes).replace(/\n+/g, '\n'), markdown).toBe(letters);
        expect(nodes.flatMap(codeIn)).toEqual(blocks.flatMap(codeOf));
      }),
      { numRuns: 200 },
    );
  }, 60_000);
});
