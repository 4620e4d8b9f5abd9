import type { Rule } from './rule.ts';
import { blockTags } from './rules/block.ts';
import { CODE_BLOCKS, codeTags } from './rules/code.ts';
import { hiddenShapes, hiddenTags } from './rules/hidden.ts';
import { imageTags } from './rules/image.ts';
import { inlineShapes, inlineTags } from './rules/inline.ts';
import { linkShapes, linkTags } from './rules/link.ts';
import { listShapes, listTags } from './rules/list.ts';
import { mathShapes, mathTags } from './rules/math.ts';
import { tableShapes, tableTags } from './rules/table.ts';
import type { Shape, Tag } from './tag.ts';
import { blocksInside, joinBlocks, lineInside, space, type Writer, writeBlock, writePiece } from './writer.ts';

/** Elements to look at more closely than by their tag name. */
export interface Dispatch {
  /** Finds the elements that a selector of some rule may fit. */
  readonly selector: string;
  /** Tag names that some rule given by a site may fit. */
  readonly names: ReadonlySet<string>;
  /** Some rule wants to be asked about every element. */
  readonly always: boolean;
  readonly entries: readonly { fits: (element: Element) => boolean; write: Tag }[];
}

export const tags: ReadonlyMap<string, Tag> = new Map(
  Object.entries({
    ...blockTags,
    ...inlineTags,
    ...linkTags,
    ...imageTags,
    ...listTags,
    ...tableTags,
    ...mathTags,
    ...codeTags,
    ...hiddenTags,
  }),
);

const shapes: readonly Shape[] = [
  ...hiddenShapes,
  ...mathShapes,
  ...listShapes,
  ...linkShapes,
  ...tableShapes,
  ...inlineShapes,
];
const BLOCK = /^(?:p|div|section|article|pre|table|ul|ol|figure|blockquote|h[1-6])$/;
const known = new WeakMap<readonly Rule[], Dispatch>();

/** The rules given, then those built in, made ready. Kept for as long as the list of rules lives. */
export function dispatchFor(rules: readonly Rule[]): Dispatch {
  const made = known.get(rules) ?? makeDispatch(rules);
  known.set(rules, made);
  return made;
}

function makeDispatch(rules: readonly Rule[]): Dispatch {
  const selectors = rules.flatMap(({ filter }) => (typeof filter === 'string' ? [filter] : []));
  const names = rules.flatMap(({ filter }) => (Array.isArray(filter) ? (filter as readonly string[]) : []));
  return {
    selector: [...selectors, CODE_BLOCKS, ...new Set(shapes.map(({ hint, selector }) => hint ?? selector))].join(','),
    names: new Set(names),
    always: rules.some(({ filter }) => typeof filter === 'function'),
    entries: [
      ...rules.map((rule) => ({ fits: fitter(rule.filter), write: writerOf(rule) })),
      ...shapes.map(({ selector, write }) => ({ fits: fitter(selector), write })),
    ],
  };
}

function fitter(filter: Rule['filter']): (element: Element) => boolean {
  if (typeof filter === 'function') return filter;
  if (typeof filter === 'string') return (element) => element.matches(filter);
  const names = new Set(filter);
  return (element) => names.has(element.localName);
}

function writerOf(rule: Rule): Tag {
  return (element, out) => {
    const inline = out.mode !== 'flow';
    const text = rule.replacement(element, () => markdownInside(element, out), { inline });
    const isBlock = BLOCK.test(element.localName) || text.includes('\n');
    if (isBlock) {
      writeBlock(out, text.replace(/^\n+|\n+$/g, ''));
      return;
    }
    writeBetweenSpaces(out, text);
  };
}

/** White space at either end parts a piece from the text around it, once. */
function writeBetweenSpaces(out: Writer, text: string): void {
  const piece = text.trim();
  if (/^\s/.test(text)) space(out);
  if (piece !== '') writePiece(out, piece);
  if (piece !== '' && /\s$/.test(text)) space(out);
}

function markdownInside(element: Element, out: Writer): string {
  if (out.mode !== 'flow') return lineInside(element, out, out.mode);
  return joinBlocks(blocksInside(element, out));
}
