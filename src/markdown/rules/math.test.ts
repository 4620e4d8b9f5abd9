// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../to-markdown.ts';

const glyphs = '<span class="katex-html" aria-hidden="true"><span class="base">a<span>b</span></span></span>';
const annotated = (tex: string) =>
  `<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>a</mi><mi>b</mi></mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span>${glyphs}</span>`;

const pairs: readonly { readonly of: string; readonly html: string; readonly markdown: string }[] = [
  { of: 'an annotation', html: `<p>x ${annotated('\\frac{a}{b}')} y</p>`, markdown: 'x $\\frac{a}{b}$ y' },
  {
    of: 'a displayed annotation',
    html: `<p>x</p><span class="katex-display">${annotated(' a_1*b_1 ')}</span>`,
    markdown: 'x\n\n$$a_1*b_1$$',
  },
  {
    of: 'several lines',
    html: `<span class="katex-display">${annotated('a \\\\\n\n- b')}</span>`,
    markdown: '$$\na \\\\\n- b\n$$',
  },
  {
    of: 'a display in the middle of a paragraph',
    html: `<p>x <span class="katex-display">${annotated('a')}</span> y</p>`,
    markdown: 'x\n\n$$a$$\n\ny',
  },
  {
    of: 'an attribute',
    html: `<p>x <span class="math-inline" data-math="a^2"><span class="katex">${glyphs}</span></span></p>`,
    markdown: 'x $a^2$',
  },
  {
    of: 'a displayed attribute',
    html: `<div class="math-block" data-math="a^2"><span class="katex-display"><span class="katex">${glyphs}</span></span></div>`,
    markdown: '$$a^2$$',
  },
  {
    of: 'an attribute with doubled backslashes',
    html: '<span data-math="\\\\frac{a}{b} \\\\\\\\ c">g</span>',
    markdown: '$\\frac{a}{b} \\\\ c$',
  },
  {
    of: 'an attribute with single ones',
    html: '<span data-math="\\frac{a}{b} \\\\ c">g</span>',
    markdown: '$\\frac{a}{b} \\\\ c$',
  },
  {
    of: 'delimiters in the source',
    html: '<span data-tex="\\(a\\)">g</span> <span data-latex="$b$">g</span>',
    markdown: '$a$ $b$',
  },
  {
    of: 'loose text inside of math',
    html: '<span class="katex"><span class="katex-mathml"><math><semantics><mi>a</mi></semantics> a_1 </math></span></span>',
    markdown: '$a_1$',
  },
  {
    of: 'MathML glyphs alone',
    html: `<span class="katex"><span class="katex-mathml"><math><mi>a</mi><mo>=</mo><mi>c</mi></math></span>${glyphs}</span>`,
    markdown: 'a=c',
  },
  { of: 'drawn glyphs alone', html: `<p>x <span class="katex">${glyphs}</span> y</p>`, markdown: 'x ab y' },
  {
    of: 'MathJax',
    html: '<mjx-container display="true"><mjx-math data-latex="a+b">g</mjx-math></mjx-container>',
    markdown: '$$a+b$$',
  },
  { of: 'MathJax 2', html: '<p>x <script type="math/tex">a+b</script><script>c</script></p>', markdown: 'x $a+b$' },
];

describe('Formulas', () => {
  it.each(pairs)('are written once: $of', ({ html, markdown }) => {
    document.body.innerHTML = `<main>${html}</main>`;
    expect(toMarkdown(document.body.children[0] as Element)).toBe(markdown);
  });

  it('stay in the line of a box that scrolls them (Z.ai)', () => {
    document.body.innerHTML = '<main><p>So </p><div class="inline-flex"></div></main>';
    const [line, box] = document.body.querySelectorAll('p,div');
    box?.insertAdjacentHTML(
      'beforeend',
      '<span class="katex"><annotation encoding="application/x-tex"> a </annotation></span>',
    );
    line?.append(box ?? '', '.');
    expect(line && toMarkdown(line)).toBe('So $a$.');
  });
});
