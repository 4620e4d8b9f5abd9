// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toMarkdown } from './to-markdown.ts';

const pairs: readonly { readonly of: string; readonly html: string; readonly markdown: string }[] = [
  {
    of: 'starts of lines',
    html: '<p># a</p><p>- b</p><p>1. c</p><p>> d</p><p>```</p><p>---</p><p>+ e</p>',
    markdown: '\\# a\n\n\\- b\n\n1\\. c\n\n\\> d\n\n\\```\n\n\\---\n\n\\+ e',
  },
  {
    of: 'starts of lines after a break',
    html: '<p>a<br># b<br>2) c<br>===</p>',
    markdown: 'a  \n\\# b  \n2\\) c  \n\\===',
  },
  {
    of: 'what only looks like it',
    html: '<p>#a</p><p>-b</p><p>1.5 c</p><p>a - b # c > d</p>',
    markdown: '#a\n\n-b\n\n1.5 c\n\na - b # c > d',
  },
  {
    of: 'names with underscores',
    html: '<p>snake_case_name and _private</p>',
    markdown: 'snake_case_name and _private',
  },
  {
    of: 'a lone row of signs behind a bullet',
    html: '<ul><li>a</li></ul><ul><li>**</li></ul>',
    markdown: '- a\n\n* \\*\\*',
  },
  { of: 'comments', html: '<p>&lt;!-- a --&gt;</p>', markdown: '\\<!-- a -->' },
  {
    of: 'underscores that stand alone beside a mark',
    html: '<p><i>a __ b</i> __ c</p>',
    markdown: '*a \\_\\_ b* \\_\\_ c',
  },
  { of: 'pairs', html: '<p>*a* _b_ `c` ~~d~~</p>', markdown: '\\*a\\* \\_b\\_ \\`c\\` \\~\\~d\\~\\~' },
  {
    of: 'products and lone signs',
    html: '<p>2 * 3 * 4, f(*args, **kw), 5` ~7</p>',
    markdown: '2 * 3 * 4, f(*args, **kw), 5` ~7',
  },
  { of: 'a sign beside a mark', html: '<p>5*3 <b>a</b></p>', markdown: '5\\*3 **a**' },
  { of: 'tags', html: '<p>a &lt;b&gt; 1 &lt; 2 x&lt;y</p>', markdown: 'a \\<b> 1 < 2 x<y' },
  { of: 'entities', html: '<p>&amp;amp; &amp; a&amp;b; AT&amp;T</p>', markdown: '\\&amp; & a\\&b; AT&T' },
  {
    of: 'a comment, however long, and the address of a mailbox',
    html: `<p>a &lt;!-- ${'b '.repeat(400)}--&gt;</p><p>c &lt;1@d.example&gt;</p>`,
    markdown: `a \\<!-- ${'b '.repeat(400)}-->\n\nc \\<1@d.example>`,
  },
  {
    of: 'dollars that would be a formula, and amounts',
    html: '<p>$a_1$ b</p><p>US$5 and $6</p>',
    markdown: '\\$a_1\\$ b\n\nUS$5 and $6',
  },
  {
    of: 'boxes at the start of an item',
    html: '<ul><li>[ ] a</li><li>[x]b</li></ul>',
    markdown: '- \\[ ] a\n- [x]b',
  },
  {
    of: 'addresses, of which a backslash would become a part',
    html: '<p>https://a.example/*b* www.a.example/*b* https://a.example/b_c</p>',
    markdown: '<https://a.example/*b>* [www.a.example/\\*b](<http://www.a.example/*b>)* https://a.example/b_c',
  },
  {
    of: 'a row of stars behind a line that has stars',
    html: '<p>**a<br>**</p>',
    markdown: '**a  \n\\*\\*',
  },
  { of: 'links', html: '<p>[a](b) [c] [d]: e</p>', markdown: '[a\\](b) [c] [d\\]: e' },
  { of: 'backslashes', html: '<p>C:\\Users\\me \\* \\</p>', markdown: 'C:\\Users\\me \\\\* \\\\' },
  { of: 'characters that stand for marks inside', html: '<p>a\uFDD1b\uFDDEc</p>', markdown: 'abc' },
];

describe('Text that would be read as Markdown', () => {
  it.each(pairs)('is escaped where it would change the meaning, and only there: $of', ({ html, markdown }) => {
    document.body.innerHTML = `<main>${html}</main>`;
    expect(toMarkdown(document.body.children[0] as Element)).toBe(markdown);
  });
});
