import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { InlineNode, ItemNode, MarkdownNode, TableNode } from '../markdown/markdown-node.ts';
import { parseMarkdown } from '../markdown/parse-markdown.ts';

/** Markdown on the screen. A text of one paragraph is shown without a frame of its own, to stand within a line. */
export function Markdown({ text }: { readonly text: string }): JSX.Element {
  const tree = useMemo(() => parseMarkdown(text), [text]);
  const [first] = tree;
  return <Nodes of={tree.length === 1 && first?.type === 'paragraph' ? first.children : tree} />;
}

/** A tree of Markdown. Nothing in it can become anything but the elements named here. */
function Nodes({ of }: { readonly of: readonly MarkdownNode[] }): JSX.Element {
  return (
    <>
      {of.map((node, index) => (
        <NodeView key={index} node={node} />
      ))}
    </>
  );
}

type Kind = MarkdownNode['type'];

type Views = { readonly [K in Kind]: (node: Extract<MarkdownNode, { type: K }>) => JSX.Element };

const VIEWS: Views = {
  text: ({ text }) => <>{text}</>,
  codespan: ({ text }) => <code>{text}</code>,
  br: () => <br />,
  strong: ({ children }) => <strong>{inside(children)}</strong>,
  em: ({ children }) => <em>{inside(children)}</em>,
  del: ({ children }) => <del>{inside(children)}</del>,
  link: ({ href, children }) => (
    <a href={href} target="_blank" rel="noreferrer">
      {inside(children)}
    </a>
  ),
  paragraph: ({ children }) => <p>{inside(children)}</p>,
  // The screen has headings of its own; one of a message must not stand among them.
  heading: ({ children }) => (
    <p>
      <strong>{inside(children)}</strong>
    </p>
  ),
  list: ({ ordered, start, children }) =>
    ordered ? <ol start={start}>{inside(children)}</ol> : <ul>{inside(children)}</ul>,
  item: itemView,
  code: ({ text }) => (
    <pre>
      <code>{text}</code>
    </pre>
  ),
  quote: ({ children }) => <blockquote>{inside(children)}</blockquote>,
  table: tableView,
  hr: () => <hr />,
};

function NodeView({ node }: { readonly node: MarkdownNode }): JSX.Element {
  return (VIEWS[node.type] as (node: MarkdownNode) => JSX.Element)(node);
}

function inside(children: readonly MarkdownNode[]): JSX.Element {
  return <Nodes of={children} />;
}

function itemView({ checked, children }: ItemNode): JSX.Element {
  return (
    <li>
      {checked !== undefined && (checked ? '☑ ' : '☐ ')}
      {inside(children)}
    </li>
  );
}

function tableView({ header, rows, align }: TableNode): JSX.Element {
  const cells = (row: readonly (readonly InlineNode[])[], Cell: 'th' | 'td') => (
    <tr>
      {row.map((cell, column) => (
        <Cell key={column} style={{ textAlign: align[column] ?? 'start' }}>
          {inside(cell)}
        </Cell>
      ))}
    </tr>
  );
  return (
    <table>
      <thead>{cells(header, 'th')}</thead>
      <tbody>{rows.map((row) => cells(row, 'td'))}</tbody>
    </table>
  );
}
