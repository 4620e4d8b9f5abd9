import { Marked, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import { html } from './html.ts';

/** How one site writes what sites write differently. Everything else is plain HTML. */
export interface MarkupDialect {
  readonly code: (code: string, language: string) => string;
  /** Gets the finished `<table>…</table>`. */
  readonly table: (table: string) => string;
  readonly inlineMath: (tex: string) => string;
  readonly blockMath: (tex: string) => string;
  /** Attributes for every paragraph, with a space in front. */
  readonly paragraph: string;
}

/** Markdown as the site's own renderer would leave it in the page. */
export function markdownToHtml(markdown: string, dialect: MarkupDialect): string {
  const marked = new Marked({
    extensions: [blockMath(dialect), inlineMath(dialect)],
    renderer: {
      code: ({ text, lang }: Tokens.Code) => dialect.code(text, lang ?? ''),
      paragraph(token: Tokens.Paragraph) {
        return `<p${dialect.paragraph}>${this.parser.parseInline(token.tokens)}</p>\n`;
      },
      html: ({ text }: Tokens.HTML | Tokens.Tag) => html(text),
    },
  });
  return marked.parse(markdown, { async: false }).replace(/<table>[\s\S]*?<\/table>/g, dialect.table);
}

function inlineMath(dialect: MarkupDialect): TokenizerAndRendererExtension {
  return {
    name: 'inlineMath',
    level: 'inline',
    start: (source) => /\$|\\\(/.exec(source)?.index,
    tokenizer(source) {
      const match = /^\$(?![\s$])((?:[^$\\\n]|\\.)*?[^\s\\$])\$(?![\d$])/.exec(source) ?? /^\\\((.+?)\\\)/.exec(source);
      return match ? { type: 'inlineMath', raw: match[0], tex: match[1] } : undefined;
    },
    renderer: (token) => dialect.inlineMath(String(token.tex)),
  };
}

function blockMath(dialect: MarkupDialect): TokenizerAndRendererExtension {
  return {
    name: 'blockMath',
    level: 'block',
    start: (source) => /\$\$|\\\[/.exec(source)?.index,
    tokenizer(source) {
      const match =
        /^\$\$\s*([\s\S]+?)\s*\$\$(?:\n|$)/.exec(source) ?? /^\\\[\s*([\s\S]+?)\s*\\\](?:\n|$)/.exec(source);
      return match ? { type: 'blockMath', raw: match[0], tex: match[1] } : undefined;
    },
    renderer: (token) => `${dialect.blockMath(String(token.tex))}\n`,
  };
}
