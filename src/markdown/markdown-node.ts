/** Text inside a paragraph, a heading or a cell. */
export type InlineNode =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'codespan'; readonly text: string }
  | { readonly type: 'br' }
  | { readonly type: 'strong' | 'em' | 'del'; readonly children: readonly InlineNode[] }
  | {
      readonly type: 'link';
      /** Begins with `http:`, `https:` or `mailto:`. */
      readonly href: string;
      readonly children: readonly InlineNode[];
    };

export interface ItemNode {
  readonly type: 'item';
  /** Of a task; undefined where the item is none. */
  readonly checked?: boolean;
  readonly children: readonly MarkdownNode[];
}

export interface TableNode {
  readonly type: 'table';
  /** One for each column. */
  readonly align: readonly ('left' | 'center' | 'right' | undefined)[];
  readonly header: readonly (readonly InlineNode[])[];
  readonly rows: readonly (readonly (readonly InlineNode[])[])[];
}

/** Markdown as plain data: it holds no HTML, and nothing that a page could not show safely. */
export type MarkdownNode =
  | InlineNode
  | { readonly type: 'paragraph'; readonly children: readonly InlineNode[] }
  | { readonly type: 'heading'; readonly level: 1 | 2 | 3 | 4 | 5 | 6; readonly children: readonly InlineNode[] }
  | {
      readonly type: 'list';
      readonly ordered: boolean;
      /** The first number of an ordered list. */
      readonly start: number;
      readonly children: readonly ItemNode[];
    }
  | ItemNode
  | { readonly type: 'code'; readonly text: string; readonly language?: string }
  | { readonly type: 'quote'; readonly children: readonly MarkdownNode[] }
  | TableNode
  | { readonly type: 'hr' };
