/** Sources of formulas, whose signs would be marks elsewhere. */
export const FORMULAS = ['x_{1}*y_{2}', '\\frac{a}{b} < c', 'a \\& [b](c) `', 'E = mc^2', '\\text{5 \\$ or _more_}'];

/** Its place among them. */
export function numberOf(formula: Element): string {
  return `F${FORMULAS.indexOf(formula.querySelector('annotation')?.textContent ?? '')}`;
}
