import type { InlineNode, MarkdownNode, TableNode } from '../../src/markdown/markdown-node.ts';

const TAGS: Readonly<Record<string, string>> = {
  paragraph: 'p',
  list: 'ul',
  item: 'li',
  quote: 'blockquote',
  codespan: 'code',
  link: 'a',
};

/** What Baton's own reader makes of Markdown, as a page. */
export function pageOf(nodes: readonly MarkdownNode[]): Element {
  const page = document.createElement('main');
  page.append(...nodes.map(nodeOf));
  return page;
}

function nodeOf(node: MarkdownNode): Node {
  if (node.type === 'text') return document.createTextNode(node.text);
  if (node.type === 'table') return tableOf(node);
  const element = document.createElement(nameOf(node));
  if ('children' in node) element.append(...node.children.map(nodeOf));
  if (node.type === 'codespan') element.append(node.text);
  if (node.type === 'link') element.setAttribute('href', node.href);
  if (node.type === 'list' && node.ordered) element.setAttribute('start', String(node.start));
  if (node.type === 'code') {
    const code = element.appendChild(document.createElement('code'));
    code.append(`${node.text}\n`);
    if (node.language !== undefined) code.className = `language-${node.language}`;
  }
  return element;
}

function nameOf(node: MarkdownNode): string {
  if (node.type === 'heading') return `h${node.level}`;
  if (node.type === 'code') return 'pre';
  return node.type === 'list' && node.ordered ? 'ol' : (TAGS[node.type] ?? node.type);
}

function tableOf({ header, rows }: TableNode): Element {
  const table = document.createElement('table');
  for (const cells of [header, ...rows]) {
    const row = table.appendChild(document.createElement('tr'));
    for (const cell of cells)
      row.appendChild(document.createElement('td')).append(...cell.map((node: InlineNode) => nodeOf(node)));
  }
  return table;
}
