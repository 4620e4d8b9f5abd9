/** Code that flows with the text. In a table cell a bar would part the cells. */
export function codeSpan(code: string, inCell: boolean): string {
  if (inCell && code.includes('\\|')) return htmlSpan(code);
  const fence = '`'.repeat(longestRun(code) + 1);
  const lonely = /^`|`$|^ .*[^ ].* $/.test(code);
  const pad = lonely ? ' ' : '';
  return fence + pad + code + pad + fence;
}

/** The shortest fence that code does not contain: three backticks, or one more than its longest run. */
export function fenceFor(code: string): string {
  return '`'.repeat(Math.max(3, longestRun(code) + 1));
}

/** The length of the longest run of backticks. For a span a shorter fence would do at times; this one always does. */
function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
}

/** A backslash before a bar has no form in a GFM code span inside a table. */
function htmlSpan(code: string): string {
  const text = code.replace(/[&<>|\\]/g, (char) => `&#${char.charCodeAt(0)};`);
  return `<code>${text}</code>`;
}
