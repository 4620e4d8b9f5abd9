/**
 * The text, with the end of a code block that was left open, as an answer cut off in its middle does: else the
 * block would swallow all that comes after. Looks only at fences without indentation, since an indented one may
 * belong to a list and ends with it.
 */
export function closeFence(text: string): string {
  const open = openFence(text);
  return open === undefined ? text : `${text}${text.endsWith('\n') ? '' : '\n'}${open}`;
}

function openFence(text: string): string | undefined {
  let open: string | undefined;
  for (const line of text.split('\n')) {
    if (open === undefined) open = /^(?:(`{3,})[^`]*|(~{3,}).*)$/.exec(line)?.slice(1).find(Boolean);
    else if (closes(line, open)) open = undefined;
  }
  return open;
}

function closes(line: string, open: string): boolean {
  const fence = /^ {0,3}(`{3,}|~{3,})\s*$/.exec(line)?.[1];
  return fence !== undefined && fence[0] === open[0] && fence.length >= open.length;
}

/** The length of the longest run of backticks in code. */
export function longestRun(code: string): number {
  return Math.max(0, ...(code.match(/`+/g) ?? []).map((run) => run.length));
}

/** The shortest fence that code does not contain: three backticks, or one more than its longest run. */
export function fenceFor(code: string): string {
  return '`'.repeat(Math.max(3, longestRun(code) + 1));
}

/** A block of code in Markdown. A line break at the end of the code is the block's own. */
export function fenced(code: string, language = ''): string {
  const fence = fenceFor(code);
  return `${fence}${language}\n${code.replace(/\n$/, '')}\n${fence}`;
}

/** Whether a text ends with the line that closes a code block: whatever is put behind it there would open it again. */
export function endsWithFence(text: string): boolean {
  return /(?:^|\n)[ \t]*(?:`{3,}|~{3,})[ \t]*$/.test(text);
}
