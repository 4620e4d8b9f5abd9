/** What a person sees of a document, as data that can be compared: blocks, and in them text with its marks. */
export type Seen =
  | { readonly text: string; readonly heading?: number }
  | { readonly code: string; readonly language: string }
  | { readonly quote: readonly Seen[] }
  | { readonly list: 'ul' | 'ol'; readonly start: number; readonly items: readonly (readonly Seen[])[] }
  | { readonly table: readonly (readonly string[])[] }
  | { readonly rule: true };

const BLOCKS = new Set('p h1 h2 h3 h4 h5 h6 pre blockquote ul ol table hr div'.split(' '));
const MARKS: Readonly<Record<string, string>> = { b: 'b', strong: 'b', i: 'i', em: 'i', del: 's', s: 's' };
const LETTER = /[\p{L}\p{N}]/u;

/** What is compared: the words with their marks, or without. A mark between a letter and punctuation has no Markdown. */
export type Eye = 'words' | 'marks';

/** The blocks in an element. White space is folded as a page folds it, and is never marked, nor is punctuation. */
export function seenIn(parent: Element, eye: Eye): readonly Seen[] {
  const seen: Seen[] = [];
  let line: Node[] = [];
  const endLine = () => {
    seen.push(...paragraphs(line, eye).map((text) => ({ text })));
    line = [];
  };
  for (const node of parent.childNodes) {
    if (!isBlock(node)) {
      line.push(node);
      continue;
    }
    endLine();
    seen.push(...blockOf(node, eye));
  }
  endLine();
  return seen;
}

function isBlock(node: Node): node is Element {
  return node.nodeType === 1 && BLOCKS.has((node as Element).localName);
}

function blockOf(block: Element, eye: Eye): readonly Seen[] {
  const name = block.localName;
  if (name === 'hr') return [{ rule: true }];
  if (name === 'pre') return codeOf(block);
  if (name === 'table') return [{ table: [...block.querySelectorAll('tr')].map((row) => cellsOf(row, eye)) }];
  if (name === 'ul' || name === 'ol') {
    const items = [...block.children].filter(({ localName }) => localName === 'li').map((item) => seenIn(item, eye));
    return items.length === 0 ? [] : [{ list: name, start: Number(block.getAttribute('start') ?? 1), items }];
  }
  if (name === 'blockquote') {
    const quote = seenIn(block, eye);
    return quote.length === 0 ? [] : [{ quote }];
  }
  if (!/^h\d$/.test(name)) return seenIn(block, eye);
  const text = lineOf([...block.childNodes], eye)
    .replaceAll('⏎', ' ')
    .replace(/ +/g, ' ')
    .trim();
  return text === '' ? [] : [{ text, heading: Number(name.slice(1)) }];
}

function codeOf(block: Element): readonly Seen[] {
  const code = (block.textContent ?? '').replace(/\n$/, '');
  const language = /language-(\S+)/.exec(block.querySelector('code')?.className ?? '')?.[1] ?? '';
  return code.trim() === '' ? [] : [{ code, language }];
}

function cellsOf(row: Element, eye: Eye): readonly string[] {
  return [...row.children].map((cell) =>
    lineOf([...cell.childNodes], eye)
      .replace(/(?:⏎ ?)+/g, '⏎')
      .replace(/^⏎|⏎$/g, ''),
  );
}

/** Two line breaks in a row part paragraphs. */
function paragraphs(nodes: readonly Node[], eye: Eye): readonly string[] {
  return lineOf(nodes, eye)
    .split(/⏎(?: ?⏎)+/)
    .map((text) => text.replace(/^[\s⏎]+|[\s⏎]+$/g, ''))
    .filter((text) => text !== '');
}

type Line = { text: string; marks: string }[];

interface Around {
  readonly marks: string;
  readonly link: string;
  readonly eye: Eye;
}

/** Text with its marks in braces and its breaks as `⏎`. */
function lineOf(nodes: readonly Node[], eye: Eye): string {
  const line: Line = [];
  for (const node of nodes) read(node, { marks: '', link: '', eye }, line);
  const text = line.reduce((all, { text, marks }) => all + (marks === '' ? text : `{${marks}|${text}}`), '');
  return text
    .replace(/[ \t\n\r\f]+/g, ' ')
    .replace(/ ?⏎ ?/g, '⏎')
    .trim();
}

function read(node: Node, around: Around, line: Line): void {
  if (node.nodeType === 3) {
    for (const char of (node as Text).data) put(char, LETTER.test(char) ? around.marks : '', around.link, line);
    return;
  }
  if (node.nodeType !== 1) return;
  const element = node as Element;
  const name = element.localName;
  if (name === 'br') put('⏎', '', '', line);
  else if (name === 'img') put(`[Image: ${element.getAttribute('alt')}]`, '', around.link, line);
  else if (name === 'code') readCode(element.textContent ?? '', around, line);
  else readInside(element, name === 'a' ? { ...around, link: linkOf(element) } : marked(name, around), line);
}

function readInside(element: Element, around: Around, line: Line): void {
  for (const child of element.childNodes) read(child, around, line);
}

function marked(name: string, around: Around): Around {
  const mark = MARKS[name];
  if (mark === undefined || around.marks.includes(mark) || around.eye === 'words') return around;
  return { ...around, marks: [...around.marks, mark].sort().join('') };
}

/** Markdown has no way to write two spans of code that touch. */
function readCode(text: string, { link }: Around, line: Line): void {
  if (line.at(-1)?.marks.startsWith('c')) put(' ', '', '', line);
  put(`\`${text.replace(/\n/g, ' ')}\``, 'c', link, line);
}

/** An address that is written out is a link to some readers and none to others. */
function linkOf(anchor: Element): string {
  const href = address(anchor);
  const isBare = href.replace(/\/$/, '').endsWith((anchor.textContent ?? '').replace(/\/$/, ''));
  return isBare ? '' : href;
}

/** Readers differ in which signs of an address they write as `%…`. */
function address(anchor: Element): string {
  return (anchor.getAttribute('href') ?? '').replace(/(?:%[\da-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs);
    } catch {
      return signs;
    }
  });
}

function put(text: string, marks: string, link: string, line: Line): void {
  const all = link !== '' && text.trim() !== '' ? `${marks}→${link}` : marks;
  const last = line.at(-1);
  if (last?.marks === all) last.text += text;
  else line.push({ text, marks: all });
}
