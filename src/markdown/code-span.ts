import { longestRun } from '../core/fence.ts';

/**
 * Code that flows with the text. In a table cell a bar would part the cells. At times a shorter fence than one more than
 * the longest run of backticks would do; this one always does.
 */
export function codeSpan(code: string, inCell: boolean): string {
  if (inCell && code.includes('\\|')) return htmlSpan(code);
  const fence = '`'.repeat(longestRun(code) + 1);
  const lonely = /^`|`$|^ .*[^ ].* $/.test(code);
  const pad = lonely ? ' ' : '';
  return fence + pad + code + pad + fence;
}

/** A backslash before a bar has no form in a GFM code span inside a table. What is in a tag is Markdown again. */
function htmlSpan(code: string): string {
  const text = code.replace(/[!-/:-@[-`{-~]/g, (char) => `&#${char.charCodeAt(0)};`);
  return `<code>${text}</code>`;
}
