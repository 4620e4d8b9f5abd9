import { composerText } from './composer-text.ts';

/** What stands in an editor behind a text it begins with; undefined where it does not begin with it. */
export function rangeBehind(editor: HTMLElement, text: string): Range | undefined {
  const range = editor.ownerDocument.createRange();
  range.selectNodeContents(editor);
  if (text === '') return range;
  const nodes = textNodes(editor);
  const last = nodes[firstReaching(editor, nodes, text.length)];
  if (last === undefined) return undefined;
  const surplus = textUpTo(editor, last, last.length).length - text.length;
  const offset = last.length - surplus;
  if (offset < 0 || textUpTo(editor, last, offset) !== text) return undefined;
  range.setStart(last, offset);
  return range;
}

/** The index of the first text node at whose end at least so many characters stand. */
function firstReaching(editor: HTMLElement, nodes: readonly Text[], length: number): number {
  let [low, high] = [0, nodes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const node = nodes[middle];
    if (node !== undefined && textUpTo(editor, node, node.length).length < length) low = middle + 1;
    else high = middle;
  }
  return low;
}

function textUpTo(editor: HTMLElement, node: Text, offset: number): string {
  const range = editor.ownerDocument.createRange();
  range.setStart(editor, 0);
  range.setEnd(node, offset);
  const copy = editor.ownerDocument.createElement('div');
  copy.append(range.cloneContents());
  return composerText(copy);
}

function textNodes(editor: HTMLElement): readonly Text[] {
  const walker = editor.ownerDocument.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) nodes.push(node as Text);
  return nodes;
}
