// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../to-markdown.ts';

const pairs: readonly { readonly of: string; readonly html: string; readonly markdown: string }[] = [
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
  {
    of: 'with a description that is full of signs',
    html: '<p><img alt="*a* __b__ `c` &amp;lt;" src="https://a.example/d.png"></p>',
    markdown: '![\\*a\\* \\_\\_b\\_\\_ \\`c\\` \\&lt;](https://a.example/d.png)',
  },
  { of: 'without words', html: '<p><img src="data:image/png;base64,AAAA"></p>', markdown: '[Image]' },
  { of: 'an icon', html: '<p>a<img width="16" alt="x" src="https://a.example/x.png"></p>', markdown: 'a' },
  { of: 'an emoji', html: '<p>a <img alt="🌿" src="https://a.example/x.png"></p>', markdown: 'a 🌿' },
  {
    of: 'in a link',
    html: '<a href="https://a.example"><img alt="b" src="https://a.example/b.png"></a>',
    markdown: '[![b](https://a.example/b.png)](https://a.example)',
  },
];

describe('Pictures', () => {
  it.each(pairs)('become Markdown: $of', ({ html, markdown }) => {
    document.body.innerHTML = `<main>${html}</main>`;
    expect(toMarkdown(document.body.children[0] as Element)).toBe(markdown);
  });
});
