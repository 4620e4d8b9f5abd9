import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';
import { decodeEntities } from './entities.ts';
import type { InlineNode, ItemNode, MarkdownNode, TableNode } from './markdown-node.ts';
import { blockMath, inlineMath } from './math-tokens.ts';

const marked = new Marked({ gfm: true });
marked.use({ extensions: [blockMath, inlineMath] });

const SAFE = /^(?:https?:|mailto:)/i;
const BREAK = /^<br\s*\/?>$/i;

/**
 * Markdown as a tree of plain data, for showing it without any HTML. Raw HTML stays the text it is, a picture becomes
 * its description, a link to anywhere but the web or a mailbox becomes its text, a formula stays as written.
 */
export function parseMarkdown(text: string): readonly MarkdownNode[] {
  return blocks(marked.lexer(text));
}

function blocks(tokens: readonly Token[]): readonly MarkdownNode[] {
  return tokens.flatMap((token) => block(token as MarkedToken));
}

function block(token: MarkedToken): readonly MarkdownNode[] {
  switch (token.type) {
    case 'space':
    case 'checkbox':
      return [];
    case 'hr':
      return [{ type: 'hr' }];
    case 'heading':
      return [{ type: 'heading', level: levelOf(token.depth), children: inlines(token.tokens) }];
    case 'code':
      // an empty line at the end has one line break more in `marked` than any other line has
      return [{ type: 'code', text: token.text.replace(/\n$/, ''), ...(token.lang ? { language: token.lang } : {}) }];
    case 'blockquote':
      return [{ type: 'quote', children: blocks(token.tokens) }];
    case 'list':
      return [{ type: 'list', ordered: token.ordered, start: Number(token.start), children: token.items.map(item) }];
    case 'table':
      return [table(token as Tokens.Table)];
    case 'paragraph':
    case 'text':
      return paragraph(token.tokens ? inlines(token.tokens) : [{ type: 'text', text: token.raw }]);
    default:
      return paragraph([{ type: 'text', text: token.raw.trimEnd() }]);
  }
}

function paragraph(children: readonly InlineNode[]): readonly MarkdownNode[] {
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}

function levelOf(depth: number): 1 | 2 | 3 | 4 | 5 | 6 {
  return Math.min(6, Math.max(1, depth)) as 1 | 2 | 3 | 4 | 5 | 6;
}

function item(token: Tokens.ListItem): ItemNode {
  const children = blocks(token.tokens);
  return token.task ? { type: 'item', checked: token.checked === true, children } : { type: 'item', children };
}

function table(token: Tokens.Table): TableNode {
  return {
    type: 'table',
    align: token.align.map((align) => align ?? undefined),
    header: token.header.map(({ tokens }) => inlines(tokens)),
    rows: token.rows.map((row) => row.map(({ tokens }) => inlines(tokens))),
  };
}

/** Code that has no form of its own in a cell stands between tags (`code-span.ts`). */
function inlines(tokens: readonly Token[]): readonly InlineNode[] {
  const nodes: InlineNode[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const end =
      tokens[at]?.raw === '<code>' ? tokens.findIndex(({ raw }, behind) => behind > at && raw === '</code>') : -1;
    if (end > at) nodes.push({ type: 'codespan', text: wordsOf(inlines(tokens.slice(at + 1, end))) });
    else nodes.push(...inline(tokens[at] as MarkedToken));
    at = Math.max(at, end);
  }
  return nodes;
}

function inline(token: MarkedToken): readonly InlineNode[] {
  switch (token.type) {
    case 'br':
      return [{ type: 'br' }];
    case 'strong':
    case 'em':
    case 'del':
      return [{ type: token.type, children: inlines(token.tokens) }];
    case 'codespan':
      return [{ type: 'codespan', text: token.text }];
    case 'link':
      return link(token);
    case 'image':
      return [{ type: 'text', text: `[Image: ${wordsOf(inlines(token.tokens))}]` }];
    case 'html':
      return [BREAK.test(token.raw) ? { type: 'br' } : { type: 'text', text: token.raw }];
    case 'escape':
      return [{ type: 'text', text: token.text }];
    case 'text':
      return token.tokens ? inlines(token.tokens) : [{ type: 'text', text: decodeEntities(token.text) }];
    default:
      return [{ type: 'text', text: token.raw }];
  }
}

function link(token: Tokens.Link): readonly InlineNode[] {
  const children = token.autolink ? [{ type: 'text' as const, text: token.text }] : inlines(token.tokens);
  return SAFE.test(token.href) ? [{ type: 'link', href: token.href, children }] : children;
}

function wordsOf(nodes: readonly InlineNode[]): string {
  return nodes.map((node) => ('children' in node ? wordsOf(node.children) : 'text' in node ? node.text : ' ')).join('');
}
