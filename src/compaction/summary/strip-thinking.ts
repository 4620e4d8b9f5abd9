const NAMES = 'think|thinking|thought|thoughts|reasoning|reflection|scratchpad|analysis';

/** How models mark what they think, each as beginning and end. A beginning counts only at the start of a line. */
const MARKS: readonly (readonly [RegExp, RegExp])[] = [
  [new RegExp(`^[ \\t]*<(?:${NAMES})(?:\\s[^<>\\n]{0,200})?>`, 'im'), new RegExp(`</(?:${NAMES})\\s*>`, 'i')],
  [/^[ \t]*◁think▷/m, /◁\/think▷/],
  [/^[ \t]*\[THINK\]/m, /\[\/THINK\]/],
  [/^[ \t]*(?:<\|start\|>assistant)?<\|channel\|>(?:analysis|commentary)\b/m, /<\|channel\|>final<\|message\|>/],
];

/** An end on a line of its own or at the end of one, whose beginning the model's template has swallowed. */
const LONE_END = new RegExp(`(?:</(?:${NAMES})\\s*>|◁/think▷|\\[/THINK\\])[ \\t]*$`, 'im');

export interface Spoken {
  readonly text: string;
  readonly thought: boolean;
}

/** An answer without what the model thought first. What was never closed goes to the end of the text. */
export function stripThinking(answer: string): Spoken {
  let text = answer;
  for (const [begin, end] of MARKS) text = withoutBlocks(text, begin, end);
  const lone = LONE_END.exec(text);
  if (lone !== null) return { text: stripThinking(text.slice(lone.index + lone[0].length)).text, thought: true };
  return { text, thought: text !== answer };
}

/** Blocks that hold further beginnings end at the end of the outermost. */
function withoutBlocks(text: string, begin: RegExp, end: RegExp): string {
  let kept = '';
  let rest = text;
  for (let found = begin.exec(rest); found !== null; found = begin.exec(rest)) {
    kept += rest.slice(0, found.index);
    rest = behindBlock(rest.slice(found.index + found[0].length), begin, end);
  }
  return kept + rest;
}

function behindBlock(inside: string, begin: RegExp, end: RegExp): string {
  let rest = inside;
  for (let depth = 1; depth > 0; depth--) {
    const close = end.exec(rest);
    if (close === null) return '';
    depth += [...rest.slice(0, close.index).matchAll(new RegExp(begin.source, `${begin.flags}g`))].length;
    rest = rest.slice(close.index + close[0].length);
  }
  return rest;
}
