import type { Shape, Tag, Tags } from '../tag.ts';
import { type Block, endLine, inner, lineBreak, space, type Writer, walk, writeBlock, writePiece } from '../writer.ts';
import { childElements } from './child-elements.ts';

interface Item {
  readonly marker: string;
  readonly blocks: readonly Block[];
}

const list: Tag = (element, out) => {
  if (out.mode !== 'flow') {
    listOnALine(element, out);
    return;
  }
  endLine(out);
  const kind = element.localName === 'ol' ? 'ol' : 'ul';
  // Behind a list of its own kind it would go on with that one, but for another marker.
  const before = out.blocks.at(-1);
  const items = itemsOf(element, out, before?.kind === kind && /^(?:-|\d+\.)/.test(before.text));
  const gap = items.every(({ blocks }) => isTight(blocks)) ? '\n' : '\n\n';
  writeBlock(out, items.map(itemMarkdown).join(gap), kind);
};

/** What stands in a list without being an item, such as a list, belongs to the item before it. */
function itemsOf(element: Element, out: Writer, follows: boolean): readonly Item[] {
  const marker = markers(element, follows);
  const items: Item[] = [];
  for (const child of childElements(element)) {
    const flow = inner(out, 'flow');
    out.reader.visit(child, flow);
    endLine(flow);
    const last = items.at(-1);
    if (child.localName === 'li') items.push({ marker: marker(child), blocks: flow.blocks });
    else if (last) items[items.length - 1] = { ...last, blocks: [...last.blocks, ...flow.blocks] };
    else if (flow.blocks.length > 0) items.push({ marker: marker(child), blocks: flow.blocks });
  }
  return items;
}

function markers(element: Element, follows: boolean): (item: Element) => string {
  if (element.localName !== 'ol') return () => (follows ? '* ' : '- ');
  let next = numberIn(element, 'start') ?? 1;
  return (item) => {
    const number = numberIn(item, 'value') ?? next;
    next = number + 1;
    return `${number}${follows ? ')' : '.'} `;
  };
}

/** A number that Markdown can count from: not negative, at most nine digits. */
function numberIn(element: Element, name: string): number | undefined {
  const value = element.getAttribute(name) ?? '';
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

function itemMarkdown({ marker, blocks }: Item): string {
  let text = '';
  blocks.forEach((block, index) => {
    const before = blocks[index - 1];
    if (before) text += mayTouch(before, block) ? '\n' : '\n\n';
    // behind the marker of a bullet, three more dashes are a rule without a list
    text += index === 0 && block.text === '---' ? '___' : block.text;
  });
  return (marker + text.replace(/\n(?!\n)/g, `\n${' '.repeat(marker.length)}`)).trimEnd();
}

function isTight(blocks: readonly Block[]): boolean {
  return blocks.every((block, index) => {
    const before = blocks[index - 1];
    return before === undefined || mayTouch(before, block);
  });
}

/** Some readers take `- 3. a` behind a text for no list of numbers, and drop line breaks of code that begins there. */
const CAN_INTERRUPT = /^(?:(?:-|1\.) +)+(?!(?:\d+[.)]|-)(?:\s|$)|`{3})\S/;

/** Only a list that has text in its first item and counts from 1 may follow a text without a blank line. */
function mayTouch(before: Block, block: Block): boolean {
  return before.kind === 'text' && (block.kind === 'ul' || block.kind === 'ol') && CAN_INTERRUPT.test(block.text);
}

function listOnALine(element: Element, out: Writer): void {
  const marker = markers(element, false);
  for (const child of childElements(element)) {
    lineBreak(out);
    if (child.localName === 'li' && out.mode === 'cell') {
      writePiece(out, marker(child).trim());
      space(out);
    }
    if (child.localName === 'li') walk(child, out);
    else out.reader.visit(child, out);
  }
  lineBreak(out);
}

const checkbox: Tag = (element, out) => {
  if (element.getAttribute('type') !== 'checkbox' && element.getAttribute('role') !== 'checkbox') return;
  if (!element.closest('li')) return;
  const checked = (element as HTMLInputElement).checked || element.getAttribute('aria-checked') === 'true';
  writePiece(out, checked ? '[x]' : '[ ]');
  space(out);
};

export const listTags: Tags = { ul: list, ol: list, menu: list, input: checkbox };

export const listShapes: readonly Shape[] = [{ selector: '[role="checkbox"]', write: checkbox }];
