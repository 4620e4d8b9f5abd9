/** Words that Slate shows in an empty editor, as if they stood in it. */
const PLACEHOLDER = '[data-slate-placeholder]';

const BLOCK = /^(P|DIV|LI|BLOCKQUOTE|PRE|H[1-6])$/;

/** What stands in a composer, line for line; without the white space at line ends, which editors treat as they like. */
export function composerText(composer: HTMLElement): string {
  const text = composer instanceof HTMLTextAreaElement ? composer.value : linesOf(composer).join('\n');
  return normalise(text);
}

/** A text as `composerText` would give it. */
export function normalise(text: string): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replace(/\n+$/, '');
}

/** A text without any white space. */
export function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '');
}

/** Whether another text stands in one that `composerText` gave, once and no more. */
export function holdsOnce(whole: string, part: string): boolean {
  return whole.split(normalise(part)).length === 2;
}

function linesOf(editor: Element): readonly string[] {
  const lines: string[] = [];
  let open = false;
  const begin = (): void => {
    lines.push('');
    open = true;
  };
  const write = (text: string): void => {
    if (!open) begin();
    lines[lines.length - 1] += text;
  };
  const breakLine = (): void => {
    if (!open) begin();
    begin();
  };
  const walkBlock = (block: Element): void => {
    open = false;
    const before = lines.length;
    block.childNodes.forEach(walk);
    if (lines.length === before) begin();
    open = false;
  };
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) write(node.textContent ?? '');
    if (!(node instanceof Element) || node.matches(PLACEHOLDER)) return;
    const holdsBlockOpen = node.tagName === 'BR' && node.nextSibling === null;
    if (node.tagName === 'BR' && !holdsBlockOpen) breakLine();
    else if (BLOCK.test(node.tagName)) walkBlock(node);
    else node.childNodes.forEach(walk);
  };
  editor.childNodes.forEach(walk);
  return lines;
}
