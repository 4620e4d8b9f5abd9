/** A string is text; `atoms` hold it as it is (code, the source of a formula, the description of a picture). */
export type Shown = string | ShownElement;
export interface ShownElement {
  readonly tag: string;
  readonly inside: readonly Shown[];
  readonly with?: Readonly<Record<string, string>>;
}

/** As the page has it; formulas as KaTeX writes them. */
export function nodeOf(shown: Shown): Node {
  if (typeof shown === 'string') return document.createTextNode(shown);
  if (shown.tag.startsWith('katex')) return formulaOf(String(shown.inside[0]), shown.tag === 'katex-display');
  const made = document.createElement(shown.tag);
  for (const [name, value] of Object.entries(shown.with ?? {})) made.setAttribute(name, value);
  made.append(...shown.inside.map(nodeOf));
  return made;
}

function formulaOf(tex: string, isDisplay: boolean): Element {
  const katex = document.createElement('span');
  katex.className = 'katex';
  katex.innerHTML =
    '<span class="katex-mathml"><math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex"></annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x</span>';
  const annotation = katex.querySelector('annotation');
  if (annotation) annotation.textContent = tex;
  if (!isDisplay) return katex;
  const whole = document.createElement('span');
  whole.className = 'katex-display';
  whole.append(katex);
  return whole;
}

export function element(
  tag: string,
  inside: readonly Shown[],
  attributes: Readonly<Record<string, string>> = {},
): ShownElement {
  return { tag, inside, with: attributes };
}
