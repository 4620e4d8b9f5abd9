import { mayMatch } from './may-match.ts';
import type { Rule } from './rule.ts';
import { blockTags } from './rules/block.ts';
import { codeTags } from './rules/code.ts';
import { hiddenShapes, hiddenTags } from './rules/hidden.ts';
import { imageTags } from './rules/image.ts';
import { inlineShapes, inlineTags } from './rules/inline.ts';
import { linkShapes, linkTags } from './rules/link.ts';
import { listShapes, listTags } from './rules/list.ts';
import { mathShapes, mathTags } from './rules/math.ts';
import { tableShapes, tableTags } from './rules/table.ts';
import type { Shape, Tag } from './tag.ts';
import { blocksInside, joinBlocks, lineInside, space, type Writer, writeBlock, writePiece } from './writer.ts';

/** How an element of that tag name is written where a rule fits it; undefined where its name decides. */
export type Dispatch = (element: Element, name: string) => Tag | undefined;

interface Entry {
  readonly fits: (element: Element) => boolean;
  readonly write: Tag;
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
  const given = rules.flatMap(({ filter }) => (typeof filter === 'function' ? ['*'] : filter));
  const mayFit = mayMatch([...given, ...shapes.map(({ selector }) => selector)]);
  const entries: readonly Entry[] = [
    ...rules.map((rule) => ({ fits: fitter(rule.filter), write: writerOf(rule) })),
    ...shapes.map(({ selector, write }) => ({ fits: fitter(selector), write })),
  ];
  return (element, name) => (mayFit(element, name) ? entries.find(({ fits }) => fits(element))?.write : undefined);
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
