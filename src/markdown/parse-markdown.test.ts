import { describe, expect, it } from 'vitest';
import type { MarkdownNode } from './markdown-node.ts';
import { parseMarkdown } from './parse-markdown.ts';

const text = (words: string) => ({ type: 'text', text: words }) as const;
const paragraph = (...children: readonly object[]) => ({ type: 'paragraph', children }) as MarkdownNode;

const pairs: readonly { readonly of: string; readonly markdown: string; readonly nodes: readonly object[] }[] = [
  { of: 'a paragraph', markdown: 'a', nodes: [paragraph(text('a'))] },
  { of: 'a heading', markdown: '### a', nodes: [{ type: 'heading', level: 3, children: [text('a')] }] },
  {
    of: 'marks',
    markdown: '**a** *b* ~~c~~ `d`',
    nodes: [
      paragraph(
        { type: 'strong', children: [text('a')] },
        text(' '),
        { type: 'em', children: [text('b')] },
        text(' '),
        { type: 'del', children: [text('c')] },
        text(' '),
        { type: 'codespan', text: 'd' },
      ),
    ],
  },
  { of: 'a break', markdown: 'a  \nb', nodes: [paragraph(text('a'), { type: 'br' }, text('b'))] },
  { of: 'code', markdown: '```ts\na < b\n```', nodes: [{ type: 'code', text: 'a < b', language: 'ts' }] },
  { of: 'code that ends in empty lines', markdown: '```\na\n\n\n```', nodes: [{ type: 'code', text: 'a\n\n' }] },
  { of: 'code without a language', markdown: '```\na\n```', nodes: [{ type: 'code', text: 'a' }] },
  { of: 'a quote', markdown: '> a', nodes: [{ type: 'quote', children: [paragraph(text('a'))] }] },
  { of: 'a rule', markdown: '---', nodes: [{ type: 'hr' }] },
  {
    of: 'a list that does not begin at one',
    markdown: '3. a\n4. b',
    nodes: [
      {
        type: 'list',
        ordered: true,
        start: 3,
        children: [
          { type: 'item', children: [paragraph(text('a'))] },
          { type: 'item', children: [paragraph(text('b'))] },
        ],
      },
    ],
  },
  {
    of: 'tasks',
    markdown: '- [x] a\n- [ ] b',
    nodes: [
      {
        type: 'list',
        ordered: false,
        start: 0,
        children: [
          { type: 'item', checked: true, children: [paragraph(text('a'))] },
          { type: 'item', checked: false, children: [paragraph(text('b'))] },
        ],
      },
    ],
  },
  {
    of: 'a table',
    markdown: '| a | b |\n| --- | :-: |\n| 1<br>2 | x\\|y |',
    nodes: [
      {
        type: 'table',
        align: [undefined, 'center'],
        header: [[text('a')], [text('b')]],
        rows: [[[text('1'), { type: 'br' }, text('2')], [text('x|y')]]],
      },
    ],
  },
  {
    of: 'links to the web and to a mailbox',
    markdown: '[a](https://b.example) <c@d.example>',
    nodes: [
      paragraph({ type: 'link', href: 'https://b.example', children: [text('a')] }, text(' '), {
        type: 'link',
        href: 'mailto:c@d.example',
        children: [text('c@d.example')],
      }),
    ],
  },
  {
    of: 'links to anything else, as text',
    markdown: '[a](javascript:b) [c](data:d) [e](/f)',
    nodes: [paragraph(text('a'), text(' '), text('c'), text(' '), text('e'))],
  },
  {
    of: 'raw HTML, as text',
    markdown: 'a <img src=x onerror=y> b\n\n<script>c</script>\n',
    nodes: [paragraph(text('a '), text('<img src=x onerror=y>'), text(' b')), paragraph(text('<script>c</script>'))],
  },
  { of: 'a picture, as text', markdown: '![a](https://b.example/c)', nodes: [paragraph(text('[Image: a]'))] },
  {
    of: 'escapes and entities',
    markdown: '\\*a &amp; &#8594; &bogus;',
    nodes: [paragraph(text('*'), text('a & → &bogus;'))],
  },
  {
    of: 'formulas, as they are written',
    markdown: 'x $a_1*b_1*c$ y $5 and $6\n\n$$\na_1*b\n- c*d\n$$',
    nodes: [
      paragraph(text('x '), text('$a_1*b_1*c$'), text(' y '), text('$5 and '), text('$6')),
      paragraph(text('$$\na_1*b\n- c*d\n$$')),
    ],
  },
  {
    of: 'dollars within a paragraph, one character behind its beginning',
    markdown: '`$$a` b',
    nodes: [paragraph({ type: 'codespan', text: '$$a' }, text(' b'))],
  },
  {
    of: 'a definition, as text',
    markdown: '[a]: https://b.example',
    nodes: [paragraph(text('[a]: https://b.example'))],
  },
  {
    of: 'code between tags, which stands for what has no form of its own in a cell',
    markdown: 'a <code>b&#92;&#124;c</code> <code> d',
    nodes: [paragraph(text('a '), { type: 'codespan', text: 'b\\|c' }, text(' '), text('<code>'), text(' d'))],
  },
  {
    of: 'the description of a picture, as it is read',
    markdown: '![a\\_b\\_ &amp; `c`](https://b.example/c)',
    nodes: [paragraph(text('[Image: a_b_ & c]'))],
  },
  { of: 'nothing', markdown: '', nodes: [] },
];

describe('Markdown becomes plain nodes', () => {
  it.each(pairs)('for $of', ({ markdown, nodes }) => {
    expect(joined(parseMarkdown(markdown))).toEqual(joined(nodes as readonly MarkdownNode[]));
  });
});

/** Texts in a row count as one. */
function joined(nodes: unknown): unknown {
  if (!Array.isArray(nodes)) {
    if (typeof nodes !== 'object' || nodes === null) return nodes;
    return Object.fromEntries(Object.entries(nodes).map(([key, value]) => [key, joined(value)]));
  }
  const all: { type: string; text: string }[] = [];
  for (const node of nodes.map(joined) as typeof all) {
    const last = all.at(-1);
    if (last?.type === 'text' && node.type === 'text') all[all.length - 1] = { ...last, text: last.text + node.text };
    else all.push(node);
  }
  return all;
}
