// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../to-markdown.ts';

const pairs: readonly { readonly of: string; readonly html: string; readonly markdown: string }[] = [
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
    of: 'a label that looks like a link',
    html: '<p><a href="https://a.example">[a](b) `</a></p>',
    markdown: '[\\[a\\]\\(b) \\`](https://a.example)',
  },
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
  {
    of: 'a link without text behind a word',
    html: '<p>Fen<a href="https://www.a.example/b"><svg></svg></a>.</p>',
    markdown: 'Fen [a.example](https://www.a.example/b).',
  },
  {
    of: 'an address that sends on to another',
    html: '<p><a href="https://l.meta.ai/?u=https%3A%2F%2Fa.example%2Fb%3Fc%3D1&amp;h=x">Fen</a> <a href="https://www.google.com/url?sa=t&amp;q=https://a.example/d">e</a></p>',
    markdown: '[Fen](https://a.example/b?c=1) [e](https://a.example/d)',
  },
  {
    of: 'an address that sends on to no address',
    html: '<p><a href="https://l.meta.ai/?u=javascript:x">Fen</a></p>',
    markdown: '[Fen](https://l.meta.ai/?u=javascript:x)',
  },
];

describe('Links', () => {
  it.each(pairs)('become Markdown: $of', ({ html, markdown }) => {
    document.body.innerHTML = `<main>${html}</main>`;
    expect(toMarkdown(document.body.children[0] as Element)).toBe(markdown);
  });
});
