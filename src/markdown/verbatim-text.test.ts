// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { verbatimText } from './verbatim-text.ts';

const pairs: readonly { readonly of: string; readonly html: string; readonly text: string; readonly gap?: 1 | 2 }[] = [
  {
    of: 'blank lines, indentation, a path, an entity, asterisks',
    html: 'One\n\n\n    two  three\nC:\\new\\*.txt &amp;amp; **four** # five\n- _six_\n',
    text: 'One\n\n\n    two  three\nC:\\new\\*.txt &amp; **four** # five\n- _six_',
  },
  { of: 'breaks', html: 'a<br>b<br><br>  c<br>', text: 'a\nb\n\n  c' },
  { of: 'an element for each line', html: '<div>a</div><div><br></div><div>  b</div>', text: 'a\n\n  b' },
  {
    of: 'an element for each line, padded by a template (Gemini)',
    html: '<span class="cdk-visually-hidden"> You said </span><!----><p class="query-text-line"> a <!----></p><!----><p class="query-text-line"><br></p><p class="query-text-line">    b <!----></p>',
    text: 'a\n\n   b',
  },
  {
    of: 'an element for each paragraph (Claude)',
    html: '<p class="whitespace-pre-wrap">a\n  b</p>\n  <p class="whitespace-pre-wrap">c</p>',
    gap: 2,
    text: 'a\n  b\n\nc',
  },
  { of: 'text beside an element', html: 'a<div>b</div>c', text: 'a\nb\nc' },
  { of: 'inline elements', html: 'a <span>b</span><b> c</b>', text: 'a b c' },
  {
    of: 'buttons and labels',
    html: '<h4 class="sr-only">You said:</h4><div>a</div><button>Show more</button><svg></svg>',
    text: 'a',
  },
  {
    of: 'links that a page made buttons of (Perplexity)',
    html: '<span>See <span role="button" title="https://a.example/b">this</span>, <span role="button" title="https://www.a.example/">a.example</span><span role="button" title="Open">Open</span></span>',
    text: 'See [this](https://a.example/b), a.example',
  },
  { of: 'line ends of other systems', html: 'a&#13;\nb&#13;c', text: 'a\nb\nc' },
  { of: 'indented HTML', html: '<p>\n      a\n      b\n    </p>', text: 'a\nb' },
  { of: 'nothing', html: ' <div></div> ', text: '' },
];

describe('The words of a user', () => {
  it.each(pairs)('are kept as typed: $of', ({ html, text, gap }) => {
    document.body.innerHTML = `<main>${html}</main>`;
    expect(verbatimText(document.body.children[0] as Element, gap)).toBe(text);
  });
});
