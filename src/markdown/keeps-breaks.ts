/** A line break with text on both sides. */
const INNER_BREAK = /\S[^\S\n]*\n\s*\S/;
const STYLED = '[class*="whitespace-"],[style*="white-space"]';
const KEEPS = /(?:whitespace-|white-space:\s*)(?:pre|break-spaces)/;

/**
 * Whether line breaks typed in a text node are shown as such. Told by class or style attribute alone, since asking
 * for the computed style would make the browser lay out the page.
 */
export function keepsBreaks(node: Text, data: string): boolean {
  if (!data.includes('\n') || !INNER_BREAK.test(data)) return false;
  const styled = node.parentElement?.closest(STYLED);
  if (!styled) return false;
  return KEEPS.test(`${styled.getAttribute('class') ?? ''} ${styled.getAttribute('style') ?? ''}`);
}
