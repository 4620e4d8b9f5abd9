import { html } from './html.ts';

const SIGNS: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  leq: '≤',
  le: '≤',
  geq: '≥',
  ge: '≥',
  neq: '≠',
  approx: '≈',
  sum: '∑',
  prod: '∏',
  int: '∫',
  infty: '∞',
  sqrt: '√',
  to: '→',
  rightarrow: '→',
  in: '∈',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  eta: 'η',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  omega: 'ω',
  Omega: 'Ω',
  quad: ' ',
  ',': ' ',
  ' ': ' ',
  '%': '%',
  left: '',
  right: '',
  text: '',
  mathrm: '',
  frac: '',
};

/** The TeX as plain signs: what a person sees in place of a typeset formula. */
function visibleTex(tex: string): string {
  return tex
    .replace(/\\frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1 / $2')
    .replace(/\\([A-Za-z]+|.)/g, (_whole, name: string) => SIGNS[name] ?? name)
    .replace(/[{}]/g, '');
}

/** Environments such as `cases` and `aligned`: rows under each other, cells beside each other. */
function visibleRows(rows: string): string {
  const lines = rows.split('\\\\').map((row) => html(visibleTex(row.trim().replace(/\s*(?<!\\)&\s*/g, '   '))));
  return `<span class="mord stage-rows">${lines.filter(Boolean).join('<br>')}</span>`;
}

/** KaTeX's visible half, for sites that keep the TeX elsewhere. Shape seen 2026-07. */
export function katexHtml(tex: string): string {
  const parts = tex.split(/\\begin\{(?:cases|aligned|align|matrix|pmatrix)\*?\}([\s\S]*?)\\end\{[a-z]+\*?\}/);
  const signs = parts.map((part, index) =>
    index % 2 === 1 ? visibleRows(part) : `<span class="mord mathnormal">${html(visibleTex(part))}</span>`,
  );
  return `<span class="katex-html" aria-hidden="true"><span class="base"><span class="strut" style="height: 0.7em;"></span>${signs.join('')}</span></span>`;
}

/** A whole KaTeX formula: MathML with its annotation, then the visible half. Shape seen 2026-07. */
export function katex(tex: string): string {
  const math = `<math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><mi>${html(visibleTex(tex))}</mi></mrow><annotation encoding="application/x-tex">${html(tex)}</annotation></semantics></math>`;
  return `<span class="katex"><span class="katex-mathml">${math}</span>${katexHtml(tex)}</span>`;
}
