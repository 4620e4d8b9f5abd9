// @vitest-environment jsdom
import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import { describe, expect, it } from 'vitest';
import { toMarkdown } from './to-markdown.ts';

const turndown = new TurndownService({
  headingStyle: 'atx',
  hr: '---',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
});
turndown.use(gfm);

const pieces: readonly string[] = [
  '<p>Fen and <strong>moor</strong>, <em>reed</em> and <code>sedge()</code>.</p>',
  '<h1>Fen</h1><h2>Moor</h2><p>Reed</p><h6>Sedge</h6>',
  '<p>Fen<br>moor<br>reed</p>',
  '<p>Fen</p><hr><p>Moor</p>',
  '<ul><li>Fen</li><li>Moor<ul><li>Reed</li><li>Sedge</li></ul></li></ul>',
  '<ol><li>Fen</li><li>Moor</li></ol>',
  '<ol start="7"><li>Fen<ul><li>Moor</li></ul></li><li>Reed</li></ol>',
  '<ul><li><p>Fen</p><p>Moor</p></li><li><p>Reed</p></li></ul>',
  '<ul><li>Fen<pre><code class="language-js">reed();\n\nsedge();\n</code></pre></li></ul>',
  '<blockquote><p>Fen</p><p>Moor</p></blockquote>',
  '<blockquote><p>Fen</p><blockquote><p>Moor</p></blockquote></blockquote>',
  '<blockquote><ul><li>Fen</li><li>Moor</li></ul></blockquote>',
  '<pre><code class="language-python">if fen:\n    moor()\n</code></pre>',
  '<pre><code>fen\n\n\nmoor\n</code></pre>',
  '<p><code>fen `moor` reed</code></p>',
  '<p><a href="https://fen.example/a_b?c=d">Fen <em>moor</em></a></p>',
  '<p><img src="https://fen.example/a.png" alt="Fen"></p>',
  '<p><del>Fen</del> moor</p>',
  '<ul><li><input type="checkbox" checked> Fen</li><li><input type="checkbox"> Moor</li></ul>',
  '<table><thead><tr><th>Fen</th><th>Moor</th></tr></thead><tbody><tr><td>a</td><td><code>b</code></td></tr></tbody></table>',
  '<table><thead><tr><th align="right">Fen</th><th align="center">Moor</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  '<div><div><p>Fen</p></div>moor<section><p>Reed</p></section></div>',
  '<p>Fen<strong> moor </strong>reed<em> sedge</em></p>',
  '<p>un<strong>believ</strong>able</p>',
  '<p>1. Fen</p><p># Moor</p><p>&gt; Reed</p>',
];

/** One space for any run of white space, three dashes for any rule of a table. */
function spaced(markdown: string): string {
  return markdown.replace(/-{3,}/g, '---').replace(/~~?/g, '~~').replace(/\s+/g, ' ').trim();
}

describe('Plain HTML becomes the same Markdown, spacing aside, as turndown makes of it', () => {
  it.each(pieces)('%s', (html) => {
    document.body.innerHTML = `<main>${html}</main>`;
    const [root] = document.body.children;
    expect(spaced(toMarkdown(root as Element))).toBe(spaced(turndown.turndown(html)));
  });
});
