import type { TokenizerAndRendererExtension } from 'marked';

const BLOCK = /^\$\$(?:[^$\\]|\\[\s\S]|\$(?!\$))+\$\$[ \t]*(?:\n|$)/;
const INLINE = /^(?:\$\$(?:[^$`\\\n]|\\.)+\$\$|\$(?![\s$])(?:[^$`\\\n]|\\.)*?(?<=\S)\$(?!\d))/;

/** A formula on lines of its own. Nothing in it is Markdown: neither `_` nor `*`, nor a line that begins with `-`. */
export const blockMath: TokenizerAndRendererExtension = {
  name: 'math',
  level: 'block',
  // asked about a text without its first character: what it begins with is no beginning of a line
  start: (source) => /\n(?=\$\$)/.exec(source)?.index,
  tokenizer: (source) => tokenOf(BLOCK.exec(source)),
};

/** A formula within a line. A dollar next to white space or before a digit is an amount. */
export const inlineMath: TokenizerAndRendererExtension = {
  name: 'mathspan',
  level: 'inline',
  start: (source) => {
    const at = source.indexOf('$');
    return at < 0 ? undefined : at;
  },
  tokenizer: (source) => tokenOf(INLINE.exec(source)),
};

function tokenOf(match: RegExpExecArray | null): { type: string; raw: string } | undefined {
  return match ? { type: 'math', raw: match[0] } : undefined;
}
