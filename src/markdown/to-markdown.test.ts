// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { leaveOut, type Rule, toMarkdown } from './to-markdown.ts';

interface Pair {
  readonly of: string;
  readonly html: string;
  readonly markdown: string;
}

function rendered(html: string): Element {
  document.body.innerHTML = `<main>${html}</main>`;
  const [root] = document.body.children;
  if (!root) throw new Error('no root');
  return root;
}

function check(name: string, pairs: readonly Pair[]): void {
  describe(name, () => {
    it.each(pairs)('$of', ({ html, markdown }) => {
      expect(toMarkdown(rendered(html))).toBe(markdown);
    });
  });
}

afterEach(() => {
  document.body.innerHTML = '';
});

check('Paragraphs and what groups them', [
  { of: 'two paragraphs', html: '<p>One</p><p>Two</p>', markdown: 'One\n\nTwo' },
  { of: 'white space of the source', html: '<p>\n  One\n  two\t three </p>\n', markdown: 'One two three' },
  { of: 'loose text between blocks', html: 'One<div>Two</div>Three', markdown: 'One\n\nTwo\n\nThree' },
  { of: 'headings', html: '<h1>A</h1><h4>B <em>c</em></h4>', markdown: '# A\n\n#### B *c*' },
  { of: 'a heading over two lines', html: '<h2>A<br>B</h2>', markdown: '## A B' },
  { of: 'a heading that ends in a hash', html: '<h2>C #</h2><h2>C#</h2>', markdown: '## C \\#\n\n## C#' },
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
]);

check('Marks inside a line', [
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
  { of: 'struck out', html: '<p><del>a</del> <s>b</s></p>', markdown: '~~a~~ ~~b~~' },
  {
    of: 'raised and lowered',
    html: '<p>x<sup>2</sup> H<sub>2</sub>O<sup></sup></p>',
    markdown: 'x<sup>2</sup> H<sub>2</sub>O',
  },
  { of: 'code', html: '<p>Run <code>a  b</code>.</p>', markdown: 'Run `a  b`.' },
  { of: 'code with backticks', html: '<p><code>a`b``c</code> <code>`</code></p>', markdown: '```a`b``c``` `` ` ``' },
  { of: 'code that is not escaped', html: '<p><code>*a* &lt;b&gt; c\\d</code></p>', markdown: '`*a* <b> c\\d`' },
]);

check('Links', [
  {
    of: 'a link',
    html: '<p>See <a href="https://a.example/b" title="T">this</a>.</p>',
    markdown: 'See [this](https://a.example/b).',
  },
  {
    of: 'spaces at the edges',
    html: '<p>see<a href="https://a.example"> b </a>c</p>',
    markdown: 'see [b](https://a.example) c',
  },
  {
    of: 'an address as label',
    html: '<p><a href="https://a.example/">https://a.example/</a></p>',
    markdown: '<https://a.example/>',
  },
  { of: 'brackets', html: '<p><a href="https://a.example">[1] a</a></p>', markdown: '[\\[1\\] a](https://a.example)' },
  {
    of: 'marks and code',
    html: '<p><a href="https://a.example"><b>a</b> <code>b</code></a></p>',
    markdown: '[**a** `b`](https://a.example)',
  },
  {
    of: 'parentheses',
    html: '<p><a href="https://a.example/b_(c)">d</a></p>',
    markdown: '[d](<https://a.example/b_(c)>)',
  },
  { of: 'a relative address', html: '<p><a href="/c/1">here</a></p>', markdown: 'here' },
  { of: 'a script', html: '<p><a href="javascript:alert(1)">here</a></p>', markdown: 'here' },
  {
    of: 'behind an exclamation mark',
    html: '<p>Look!<a href="https://a.example">b</a></p>',
    markdown: 'Look\\![b](https://a.example)',
  },
  {
    of: 'blocks as label',
    html: '<a href="https://a.example"><div>a</div><div>b</div></a>',
    markdown: '[a b](https://a.example)',
  },
  {
    of: 'a pill with a favicon and two labels',
    html: '<p>Text.<span data-testid="webpage-citation-pill"><a href="https://www.a.example/b"><span><img src="https://i.example/favicon.ico"><span>Word</span><span>+3</span></span><span>a.example</span></a></span></p>',
    markdown: 'Text. [a.example](https://www.a.example/b)',
  },
  {
    of: 'a link with a favicon',
    html: '<p><a href="https://a.example"><img src="https://i.example/s2?x" alt="icon">Fen</a></p>',
    markdown: '[Fen](https://a.example)',
  },
  {
    of: 'a link without text',
    html: '<p><a href="https://a.example/b"><svg></svg></a></p>',
    markdown: '[a.example](https://a.example/b)',
  },
  {
    of: 'a link in a raised number',
    html: '<p>Fen<sup><a href="https://a.example">1</a></sup></p>',
    markdown: 'Fen[1](https://a.example)',
  },
]);

check('Pictures', [
  {
    of: 'of the web',
    html: '<p><img alt="a [b]" src="https://a.example/c (1).png"></p>',
    markdown: '![a \\[b\\]](https://a.example/c%20%281%29.png)',
  },
  {
    of: 'of the page alone',
    html: '<p><img alt="A fen" src="blob:https://a.example/1"></p>',
    markdown: '[Image: A fen]',
  },
  { of: 'without words', html: '<p><img src="data:image/png;base64,AAAA"></p>', markdown: '[Image]' },
  { of: 'an icon', html: '<p>a<img width="16" alt="x" src="https://a.example/x.png"></p>', markdown: 'a' },
  { of: 'an emoji', html: '<p>a <img alt="🌿" src="https://a.example/x.png"></p>', markdown: 'a 🌿' },
  {
    of: 'in a link',
    html: '<a href="https://a.example"><img alt="b" src="https://a.example/b.png"></a>',
    markdown: '[![b](https://a.example/b.png)](https://a.example)',
  },
]);

check('Lists', [
  { of: 'bullets', html: '<ul><li>a</li><li>b</li></ul>', markdown: '- a\n- b' },
  {
    of: 'items of one paragraph each',
    html: '<ul>\n<li>\n<p>a</p>\n</li>\n<li><p>b</p></li></ul>',
    markdown: '- a\n- b',
  },
  { of: 'numbers from three', html: '<ol start="3"><li>a</li><li>b</li></ol>', markdown: '3. a\n4. b' },
  {
    of: 'an item with more than one block',
    html: '<ol start="3"><li><p>First</p><ul><li>x</li><li>y</li></ul><p>Second</p></li><li>Next</li></ol>',
    markdown: '3. First\n   - x\n   - y\n\n   Second\n\n4. Next',
  },
  {
    of: 'code in an item',
    html: '<ol><li value="10"><p>Run</p><pre><code class="language-sh">a\n\n  b</code></pre></li></ol>',
    markdown: '10. Run\n\n    ```sh\n    a\n\n      b\n    ```',
  },
  { of: 'numbers inside bullets', html: '<ul><li>a<ol><li>b</li></ol></li></ul>', markdown: '- a\n  1. b' },
  {
    of: 'numbers from five inside bullets',
    html: '<ul><li>a<ol start="5"><li>b</li></ol></li></ul>',
    markdown: '- a\n\n  5. b',
  },
  {
    of: 'a list straight inside a list',
    html: '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>',
    markdown: '- a\n  - b\n- c',
  },
  { of: 'two lists in a row', html: '<ul><li>a</li></ul><ul><li>b</li></ul>', markdown: '- a\n\n* b' },
  { of: 'empty items', html: '<ul><li></li><li>b</li></ul>', markdown: '-\n- b' },
  {
    of: 'tasks',
    html: '<ul><li><input type="checkbox" checked disabled> a</li><li><p><input type="checkbox"> b</p></li></ul>',
    markdown: '- [x] a\n- [ ] b',
  },
  {
    of: 'tasks of buttons',
    html: '<ul><li><button role="checkbox" aria-checked="true"></button>a</li></ul>',
    markdown: '- [x] a',
  },
  { of: 'breaks in an item', html: '<ul><li>a<br>b</li></ul>', markdown: '- a  \n  b' },
]);

check('Tables', [
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
  { of: 'for layout only', html: '<table role="presentation"><tr><td><p>a</p></td></tr></table>', markdown: 'a' },
]);

check('Text that would be read as Markdown', [
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
  { of: 'pairs', html: '<p>*a* _b_ `c` ~~d~~</p>', markdown: '\\*a\\* \\_b\\_ \\`c\\` \\~\\~d\\~\\~' },
  {
    of: 'products and lone signs',
    html: '<p>2 * 3 * 4, f(*args, **kw), 5` ~7</p>',
    markdown: '2 * 3 * 4, f(*args, **kw), 5` ~7',
  },
  { of: 'a sign beside a mark', html: '<p>5*3 <b>a</b></p>', markdown: '5\\*3 **a**' },
  { of: 'tags', html: '<p>a &lt;b&gt; 1 &lt; 2 x&lt;y</p>', markdown: 'a \\<b> 1 < 2 x<y' },
  { of: 'entities', html: '<p>&amp;amp; &amp; a&amp;b; AT&amp;T</p>', markdown: '\\&amp; & a\\&b; AT&T' },
  { of: 'links', html: '<p>[a](b) [c] [d]: e</p>', markdown: '[a\\](b) [c] [d\\]: e' },
  { of: 'backslashes', html: '<p>C:\\Users\\me \\* \\</p>', markdown: 'C:\\Users\\me \\\\* \\\\' },
  { of: 'characters that stand for marks inside', html: '<p>a\uFDD1b\uFDDEc</p>', markdown: 'abc' },
]);

check('What is no text', [
  {
    of: 'buttons, icons, labels for screen readers',
    html: '<h2 class="sr-only">Fen said:</h2><h3>What Fen said:</h3><p>a<span class="cdk-visually-hidden">hidden</span></p><button>Copy</button><div role="button">Edit</div><svg><text>x</text></svg><mat-icon>add</mat-icon><style>p{}</style><template><p>t</p></template><p hidden>h</p><textarea>u</textarea>',
    markdown: '### What Fen said:\n\na',
  },
  { of: 'text hidden until found', html: '<p hidden="until-found">a</p>', markdown: 'a' },
  {
    of: 'a button that holds a link to a source',
    html: '<p>a <button><a href="https://b.example/c">b</a></button></p>',
    markdown: 'a [b](https://b.example/c)',
  },
  {
    of: 'a link that holds a button',
    html: '<a href="https://b.example/c"><button><p>Title</p><p>b.example</p></button></a>',
    markdown: '[Title b.example](https://b.example/c)',
  },
  { of: 'comments', html: '<p>a<!-- b -->c</p>', markdown: 'ac' },
]);

describe('Roots, shadow roots and rules', () => {
  it('joins several roots by a blank line', () => {
    const root = rendered('<div>a</div><div>b</div>');
    expect(toMarkdown([...root.children])).toBe('a\n\nb');
  });

  it('takes the root itself as an element', () => {
    const [list] = rendered('<ul><li>a</li></ul>').children;
    expect(list && toMarkdown(list)).toBe('- a');
  });

  it('walks open shadow roots and their slots', () => {
    const root = rendered('<fen-card><b>light</b></fen-card>');
    const [host] = root.children;
    const shadow = host?.attachShadow({ mode: 'open' });
    if (shadow) shadow.innerHTML = '<p>in the <slot></slot></p><p class="sr-only">no</p>';
    expect(toMarkdown(root)).toBe('in the **light**');
  });

  it('leaves the page as it is', () => {
    const root = rendered('<p>a <b>b</b></p><pre><code>c</code></pre>');
    const before = root.outerHTML;
    toMarkdown(root);
    expect(root.outerHTML).toBe(before);
  });

  it('lets the first rule that fits decide, before those built in', () => {
    const rules: readonly Rule[] = [
      leaveOut('thinking', '.thinking'),
      { name: 'tile', filter: '.tile', replacement: (element) => `[File: ${element.getAttribute('aria-label')}]` },
      { name: 'marked', filter: ['mark'], replacement: (_element, inside) => `==${inside()}==` },
      { name: 'never', filter: ['mark'], replacement: () => 'never' },
      {
        name: 'asked',
        filter: (element) => element.id === 'x',
        replacement: (_element, inside) => inside().toUpperCase(),
      },
    ];
    const root = rendered(
      '<p class="thinking">hm</p><div class="tile" aria-label="a.txt">T</div><p>b <mark>c <i>d</i></mark> e</p><p id="x">f</p>',
    );
    expect(toMarkdown(root, rules)).toBe('[File: a.txt]\n\nb ==c *d*== e\n\nF');
  });

  it('tells a rule whether only a line fits, and keeps to it', () => {
    const seen: boolean[] = [];
    const rule: Rule = {
      name: 'lines',
      filter: 'fen-x',
      replacement: (_element, _inside, { inline }) => {
        seen.push(inline);
        return 'a\nb';
      },
    };
    const root = rendered('<fen-x></fen-x><table><tr><th><fen-x></fen-x></th></tr></table>');
    expect(toMarkdown(root, [rule])).toBe('a\nb\n\n| a<br>b |\n| --- |');
    expect(seen).toEqual([false, true]);
  });
});
