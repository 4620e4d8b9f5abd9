// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../to-markdown.ts';

const pairs: readonly { readonly of: string; readonly html: string; readonly markdown: string }[] = [
  {
    of: 'head, body and alignment',
    html: '<table><thead><tr><th>A</th><th align="right">B</th><th style="text-align: center">C</th></tr></thead><tbody><tr><td>1</td><td>2</td><td>3</td></tr></tbody></table>',
    markdown: '| A | B | C |\n| --- | ---: | :---: |\n| 1 | 2 | 3 |',
  },
  {
    of: 'no head',
    html: '<table><tr><td>1</td><td>2</td></tr></table>',
    markdown: '|  |  |\n| --- | --- |\n| 1 | 2 |',
  },
  {
    of: 'a first row of head cells',
    html: '<table><tr><th>A</th></tr><tr><td>1</td></tr></table>',
    markdown: '| A |\n| --- |\n| 1 |',
  },
  {
    of: 'an unknown element around it, a bar, and two lines in a cell',
    html: '<fen-block><div><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>x|y</td><td>1<br>2</td></tr></tbody></table></div><div class="footer"><button>Export</button></div></fen-block>',
    markdown: '| A | B |\n| --- | --- |\n| x\\|y | 1<br>2 |',
  },
  {
    of: 'cells that span',
    html: '<table><thead><tr><th>A</th><th>B</th><th>C</th></tr></thead><tr><td colspan="2">1</td><td rowspan="2">2</td></tr><tr><td>3</td><td>4</td></tr></table>',
    markdown: '| A | B | C |\n| --- | --- | --- |\n| 1 |  | 2 |\n| 3 | 4 |  |',
  },
  {
    of: 'lists, code and formulas in cells',
    html: '<table><thead><tr><th>A</th></tr></thead><tr><td><p>x</p><ul><li>a</li><li>b</li></ul></td></tr><tr><td><pre><code>c|d\ne</code></pre></td></tr><tr><td><span data-math="\\|v\\|"></span></td></tr></table>',
    markdown: '| A |\n| --- |\n| x<br>- a<br>- b |\n| `c\\|d`<br>`e` |\n| $\\Vert v\\Vert$ |',
  },
  {
    of: 'a short row',
    html: '<table><tr><th>A</th><th>B</th></tr><tr><td>1</td></tr></table>',
    markdown: '| A | B |\n| --- | --- |\n| 1 |  |',
  },
  {
    of: 'built of other elements',
    html: '<div role="table"><div role="row"><div role="columnheader">A</div><div role="columnheader">B</div></div><div role="row"><div role="cell">1</div><div role="cell">2</div></div></div>',
    markdown: '| A | B |\n| --- | --- |\n| 1 | 2 |',
  },
  {
    of: 'a bar and a backslash in code',
    html: '<table><tr><th>A</th></tr><tr><td><code>a\\|b</code></td></tr></table>',
    markdown: '| A |\n| --- |\n| <code>a&#92;&#124;b</code> |',
  },
  {
    of: 'a bar in the code of a link, marks beside breaks',
    html: '<table><tr><th><a href="https://a.example"><code>a|b</code></a></th></tr><tr><td><b>c.<br></b>d<br>* e *</td></tr></table>',
    markdown: '| [`a\\|b`](https://a.example) |\n| --- |\n| **c.**<br>d<br>\\* e * |',
  },
  {
    of: 'roles without rows, with headings to sort by (Mistral)',
    html: '<div role="table"><div role="columnheader"><button><span>A</span><svg></svg></button></div><div role="columnheader">B</div><div role="cell">1</div><div role="cell"><b>2</b></div><div role="cell">3</div><div role="cell">4</div></div>',
    markdown: '| A | B |\n| --- | --- |\n| 1 | **2** |\n| 3 | 4 |',
  },
  { of: 'for layout only', html: '<table role="presentation"><tr><td><p>a</p></td></tr></table>', markdown: 'a' },
];

describe('Tables', () => {
  it.each(pairs)('become Markdown: $of', ({ html, markdown }) => {
    document.body.innerHTML = `<main>${html}</main>`;
    expect(toMarkdown(document.body.children[0] as Element)).toBe(markdown);
  });
});
