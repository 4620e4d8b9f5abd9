// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../to-markdown.ts';

const pairs: readonly { readonly of: string; readonly html: string; readonly markdown: string }[] = [
  { of: 'two paragraphs', html: '<p>One</p><p>Two</p>', markdown: 'One\n\nTwo' },
  { of: 'white space of the source', html: '<p>\n  One\n  two\t three </p>\n', markdown: 'One two three' },
  { of: 'loose text between blocks', html: 'One<div>Two</div>Three', markdown: 'One\n\nTwo\n\nThree' },
  { of: 'headings', html: '<h1>A</h1><h4>B <em>c</em></h4>', markdown: '# A\n\n#### B *c*' },
  { of: 'a heading over two lines', html: '<h2>A<br>B</h2>', markdown: '## A B' },
  { of: 'a heading that ends in a hash', html: '<h2>C #</h2><h2>C#</h2>', markdown: '## C \\#\n\n## C#' },
  { of: 'a heading that is a hash', html: '<h3>#</h3>', markdown: '### \\#' },
  {
    of: 'a link and brackets in a heading',
    html: '<h2>[a] <a href="https://b.example">[b]</a></h2>',
    markdown: '## [a] [\\[b\\]](https://b.example)',
  },
  { of: 'empty blocks', html: '<h2> </h2><p></p><p>&nbsp;</p><blockquote></blockquote>x', markdown: 'x' },
  { of: 'a break', html: '<p>One<br>two<br>\n three</p>', markdown: 'One  \ntwo  \nthree' },
  { of: 'two breaks', html: '<p>One<br><br>two</p>', markdown: 'One\n\ntwo' },
  { of: 'breaks at the edges', html: '<p><br>One<br></p>', markdown: 'One' },
  { of: 'a rule', html: '<p>One</p><hr><p>Two</p>', markdown: 'One\n\n---\n\nTwo' },
  { of: 'typed breaks that are shown', html: '<p class="whitespace-pre-wrap">a\nb</p>', markdown: 'a  \nb' },
  { of: 'typed breaks that are not', html: '<p class="whitespace-normal">a\nb</p>', markdown: 'a b' },
  {
    of: 'a quote in a quote',
    html: '<blockquote><p>a</p><blockquote><p>b</p></blockquote><ul><li>c</li></ul><pre><code>d\n\ne</code></pre></blockquote>',
    markdown: '> a\n>\n> > b\n>\n> - c\n>\n> ```\n> d\n>\n> e\n> ```',
  },
  { of: 'details', html: '<details><summary>More</summary><p>Text</p></details>', markdown: '**More**\n\nText' },
  {
    of: 'a definition list',
    html: '<dl><dt>Fen</dt><dd>Wet land</dd><dt>Moor</dt><dd>Dry land</dd></dl>',
    markdown: '**Fen**\n\nWet land\n\n**Moor**\n\nDry land',
  },
];

describe('Paragraphs and what groups them', () => {
  it.each(pairs)('become Markdown: $of', ({ html, markdown }) => {
    document.body.innerHTML = `<main>${html}</main>`;
    expect(toMarkdown(document.body.children[0] as Element)).toBe(markdown);
  });
});
