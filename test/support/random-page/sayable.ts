const LETTER = /[\p{L}\p{N}]/u; /** Where Markdown has no words for a page, the page is changed. */
export function sayable(root: Element): Element {
  for (const mark of root.querySelectorAll('b,strong,em,i,del,s,a')) {
    // a mark around nothing, or around white space, shows nothing
    if (!hasInk(mark)) mark.replaceWith(...mark.childNodes);
  }
  for (const line of root.querySelectorAll('br')) {
    // a break at either end of a block or beside another one is an empty line, which Markdown does not have
    if (!isInLine(beside(line, 'previous')) || !isInLine(beside(line, 'next'))) line.replaceWith(' ');
  }
  for (const block of [...root.querySelectorAll('p,blockquote')].toReversed()) {
    // a block with nothing in it shows nothing
    if (!hasInk(block) && block.querySelector('hr,pre') === null) block.remove();
  }
  for (const code of root.querySelectorAll('code')) partFromCode(code);
  for (const mark of root.querySelectorAll(MARKS)) partFromWords(mark);
  return root;
}

const MARKS = 'b,strong,em,i,del,s';
const BLOCKS = 'p,h1,h2,h3,h4,h5,h6,pre,blockquote,ul,ol,table,hr,.katex-display';

function isInLine(node: Node | null): boolean {
  return hasInk(node) && !(node?.nodeType === 1 && (node as Element).matches(BLOCKS));
}

function hasInk(node: Node | null): boolean {
  if (!node) return false;
  if ((node.textContent ?? '').trim() !== '') return true;
  return (
    node.nodeType === 1 && ((node as Element).localName === 'img' || (node as Element).querySelector('img') !== null)
  );
}

function beside(node: Node, side: 'previous' | 'next'): Node | null {
  let next = node[`${side}Sibling`];
  while (next && next.nodeType === 3 && (next.textContent ?? '').trim() === '') next = next[`${side}Sibling`];
  return next;
}

/** Two spans of code that touch would be read as one: they get a space between them. */
function partFromCode(code: Element): void {
  const words = signsOf(blockOf(code));
  const at = words.findIndex(({ parents }) => parents.includes(code));
  if (words[at + 1]?.parents.some((parent) => parent.localName === 'code') === true) code.after(' ');
}

/**
 * A mark between a letter and punctuation is not read as one (CommonMark 6.2), and of two marks side by side some
 * readers see only one: they get a space between them.
 */
function partFromWords(mark: Element): void {
  const words = signsOf(blockOf(mark));
  const at = words.findIndex(({ parents }) => parents.includes(mark));
  const end = words.findLastIndex(({ parents }) => parents.includes(mark));
  if (at > 0 && isBound(words[at], words[at - 1])) mark.before(' ');
  if (end < words.length - 1 && isBound(words[end], words[end + 1])) mark.after(' ');
}

function isBound(inside: Sign | undefined, outside: Sign | undefined): boolean {
  const others = outside?.parents.filter((parent) => parent.matches(MARKS) && !inside?.parents.includes(parent)) ?? [];
  return others.length > 0 || isWord(inside) !== isWord(outside);
}

function blockOf(inline: Element): Element {
  return inline.parentElement?.closest('p,li,td,th,h1,h2,h3,h4,h5,h6') ?? inline;
}

interface Sign {
  readonly char: string;
  readonly parents: readonly Element[];
}

function isWord(sign: Sign | undefined): boolean {
  return LETTER.test(sign?.char ?? '');
}

function signsOf(node: Node, parents: readonly Element[] = []): readonly Sign[] {
  if (node.nodeType === 3) return [...(node as Text).data].map((char) => ({ char, parents }));
  const own = [...parents, node as Element];
  if ((node as Element).matches('code,.katex,img,br')) return [{ char: '`', parents: own }];
  return [...node.childNodes].flatMap((child) => signsOf(child, own));
}
