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
const LONE_ENDS = new RegExp(LONE_END.source, 'gim');

export interface Spoken {
  readonly text: string;
  readonly thought: boolean;
}

/** How often the rest behind a lone end is looked through for blocks that came to stand at the start of a line. */
const MOST_ROUNDS = 8;

/** An answer without what the model thought first. What was never closed goes to the end of the text. */
export function stripThinking(answer: string): Spoken {
  let text = answer;
  for (let round = 1; ; round++) {
    const bare = MARKS.reduce((rest, [begin, end]) => withoutBlocks(rest, begin, end), text);
    const lone = LONE_END.exec(bare);
    if (lone === null) return { text: bare, thought: bare !== answer };
    const isSettled = bare === text || round === MOST_ROUNDS;
    if (isSettled) return { text: behindLastEnd(bare), thought: true };
    text = bare.slice(lone.index + lone[0].length);
  }
}

function behindLastEnd(text: string): string {
  let behind = 0;
  for (const { 0: end, index } of text.matchAll(LONE_ENDS)) behind = index + end.length;
  return text.slice(behind);
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
  const begins = new RegExp(begin.source, `${begin.flags}g`);
  let rest = inside;
  for (let depth = 1; depth > 0; depth--) {
    const close = end.exec(rest);
    if (close === null) return '';
    depth += rest.slice(0, close.index).match(begins)?.length ?? 0;
    rest = rest.slice(close.index + close[0].length);
  }
  return rest;
}
