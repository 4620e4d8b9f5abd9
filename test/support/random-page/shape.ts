import { numberOf } from './formulas.ts';

const LETTER = /[\p{L}\p{N}]/u;

/** Blocks as lists of their names and what is in them; inline text as one string, see `line`. */
export type Shape = string | readonly Shape[];

const BLOCKS = /^(?:p|h[1-6]|pre|blockquote|ul|ol|li|table|hr|section|div)$/;

/** What a reader of the page sees. */
export function shapes(parent: Element): readonly Shape[] {
  const out: Shape[] = [];
  let run: Node[] = [];
  const end = () => {
    const shown = line(run);
    if (shown !== '') out.push(['p', shown]);
    run = [];
  };
  for (const node of parent.childNodes) {
    if (!isBlock(node)) {
      run.push(node);
      continue;
    }
    end();
    out.push(...shapeOf(node as Element));
  }
  end();
  return out;
}

function isBlock(node: Node): boolean {
  return (
    node.nodeType === 1 && (BLOCKS.test((node as Element).localName) || (node as Element).matches('.katex-display'))
  );
}

function shapeOf(block: Element): readonly Shape[] {
  const name = block.localName;
  if (block.matches('.katex-display')) return [['p', `$$${numberOf(block)}$$`]];
  if (name === 'p') return shapes(block);
  if (/^h[1-6]$/.test(name)) {
    const shown = line([...block.childNodes]);
    return shown === '' ? [] : [[name, shown]];
  }
  if (name === 'hr') return ['hr'];
  if (name === 'pre') {
    const code = block.querySelector('code') ?? block;
    return [['pre', code.className, (code.textContent ?? '').replace(/\n$/, '')]];
  }
  if (name === 'table') return [['table', ...[...block.querySelectorAll('tr')].map(rowOf)]];
  if (name === 'ol') return [['ol', block.getAttribute('start') ?? '1', ...[...block.children].map(itemOf)]];
  if (name === 'ul') return [['ul', ...[...block.children].map(itemOf)]];
  return [[name, ...shapes(block)]];
}

function itemOf(item: Element): Shape {
  return shapes(item);
}

function rowOf(row: Element): Shape {
  return [...row.children].map((of) => [of.getAttribute('align') ?? '', line([...of.childNodes])]);
}

/** The text of nodes with white space collapsed, and marks given where they change from one letter to the next. */
function line(nodes: readonly Node[]): string {
  let shown = '';
  let last = '';
  for (const { text, marks, exact } of nodes.flatMap((node) => spans(node, []))) {
    const now = [...new Set(marks)].toSorted().join(',');
    for (const char of exact ? [text] : text) {
      if (now !== last && (exact || LETTER.test(char))) {
        shown += `«${now}»`;
        last = now;
      }
      shown += char;
    }
  }
  return shown
    .replace(/[ \t\n]+((?:«[^»]*»)+)/g, '$1 ')
    .replace(/[ \t\n]+/g, ' ')
    .replace(/ ?⏎((?:«[^»]*»)*) ?/g, '⏎$1')
    .replace(/^((?:«[^»]*»)*)[ \u00a0]+|[ \u00a0]+$/g, '$1');
}

interface Span {
  readonly text: string;
  readonly marks: readonly string[];
  readonly exact?: boolean;
}

const MARKS: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  s: 'del',
  del: 'del',
};

function spans(node: Node, marks: readonly string[]): readonly Span[] {
  if (node.nodeType === 3) return [{ text: (node as Text).data, marks }];
  if (node.nodeType !== 1) return [{ text: `?${node.nodeType}`, marks }];
  const inline = node as Element;
  const name = inline.localName;
  if (name === 'br') return [{ text: '⏎', marks: [] }];
  if (name === 'input') return [{ text: inline.hasAttribute('checked') ? '☑ ' : '☐ ', marks: [] }];
  if (name === 'code') return [{ text: `‹${(inline.textContent ?? '').replace(/ /g, '·')}›`, marks, exact: true }];
  if (name === 'img')
    return [
      {
        text: `!${inline.getAttribute('alt')}!${address(inline, 'src')}!`,
        marks: marks.filter(isAddress),
        exact: true,
      },
    ];
  if (inline.matches('.katex')) return [{ text: `$${numberOf(inline)}$`, marks }];
  const own = name === 'a' && !isBare(inline) ? address(inline, 'href') : MARKS[name];
  if (own === undefined && name !== 'a' && name !== 'span') return [{ text: `<${name}>`, marks: [] }];
  return [...inline.childNodes].flatMap((child) => spans(child, own === undefined ? marks : [...marks, own]));
}

/** Nothing of a picture is bold. */
function isAddress(mark: string): boolean {
  return mark.includes(':');
}

function address(element: Element, name: string): string {
  return encodeURI(decodeURI(element.getAttribute(name) ?? '')).replace(/[()]/g, (sign) =>
    sign === '(' ? '%28' : '%29',
  );
}

/** An address in the text: readers of GFM make a link of it, which Markdown cannot forbid. */
function isBare(link: Element): boolean {
  const [to, text] = [link.getAttribute('href') ?? '', link.textContent ?? ''];
  return [text, `http://${text}`, `mailto:${text}`].some((all) => encodeURI(decodeURI(to)) === encodeURI(all));
}
