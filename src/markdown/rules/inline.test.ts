// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../to-markdown.ts';

const pairs: readonly { readonly of: string; readonly html: string; readonly markdown: string }[] = [
  { of: 'bold and italic', html: '<p>a <b>b</b> <i>c</i> <strong>d</strong></p>', markdown: 'a **b** *c* **d**' },
  { of: 'marks hug the text', html: '<p>a<b> b </b>c <em>d </em>.</p>', markdown: 'a **b** c *d* .' },
  { of: 'in the middle of a word', html: '<p>un<b>bel</b>iev<i>a</i>ble</p>', markdown: 'un**bel**iev*a*ble' },
  { of: 'nested', html: '<p><b>a <i>b</i> c</b> <i><b>d</b></i></p>', markdown: '**a *b* c** ***d***' },
  { of: 'the same mark twice', html: '<p><b>a <b>b</b></b></p>', markdown: '**a b**' },
  { of: 'neighbours of one kind', html: '<p><b>a</b><b>b</b></p>', markdown: '**ab**' },
  { of: 'empty marks', html: '<p>a<b></b><i> </i>b</p>', markdown: 'a b' },
  { of: 'a break at the edge', html: '<p><b>a<br></b>b</p>', markdown: '**a**  \nb' },
  { of: 'around paragraphs', html: '<b><p>a</p><p>b</p></b>', markdown: '**a**\n\n**b**' },
  { of: 'punctuation before a letter', html: '<p><b>note:</b>text</p>', markdown: '**note**:text' },
  { of: 'punctuation after a letter', html: '<p>x<b>“y”</b></p>', markdown: 'x“**y”**' },
  { of: 'only punctuation', html: '<p>x<b>!</b>y</p>', markdown: 'x!y' },
  { of: 'in scripts without spaces', html: '<p><b>重要：</b>内容</p>', markdown: '**重要**：内容' },
  { of: 'code at the end of bold', html: '<p><b>use <code>x</code></b>ful</p>', markdown: 'use `x`ful' },
  { of: 'spans of code side by side', html: '<p><code>a</code><code>b</code></p>', markdown: '`a` `b`' },
  { of: 'a quote between two marks', html: '<p><b>a”</b><i>b</i></p>', markdown: '**a**”*b*' },
  {
    of: 'marks in marks in the middle of a word',
    html: '<p>中文<b>a <i>b</i> c</b>中文</p>',
    markdown: '中文**a b c**中文',
  },
  { of: 'marks that touch', html: '<p><b>a</b><i>b</i> <b><i>c</i></b><i>d</i></p>', markdown: '**a***b* ***c***d' },
  { of: 'an emoji beside a mark', html: '<p><b>a!</b>😀</p>', markdown: '**a**!😀' },
  { of: 'struck out', html: '<p><del>a</del> <s>b</s></p>', markdown: '~~a~~ ~~b~~' },
  {
    of: 'raised and lowered',
    html: '<p>x<sup>2</sup> H<sub>2</sub>O<sup></sup></p>',
    markdown: 'x<sup>2</sup> H<sub>2</sub>O',
  },
  { of: 'code', html: '<p>Run <code>a  b</code>.</p>', markdown: 'Run `a  b`.' },
  { of: 'code with backticks', html: '<p><code>a`b``c</code> <code>`</code></p>', markdown: '```a`b``c``` `` ` ``' },
  { of: 'code that is not escaped', html: '<p><code>*a* &lt;b&gt; c\\d</code></p>', markdown: '`*a* <b> c\\d`' },
  {
    of: 'bold text of a span (Streamdown)',
    html: '<p>a <span data-streamdown="strong">b</span></p>',
    markdown: 'a **b**',
  },
];

describe('Marks inside a line', () => {
  it.each(pairs)('become Markdown: $of', ({ html, markdown }) => {
    document.body.innerHTML = `<main>${html}</main>`;
    expect(toMarkdown(document.body.children[0] as Element)).toBe(markdown);
  });
});
