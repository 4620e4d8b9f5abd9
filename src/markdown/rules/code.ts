import { fenceFor } from '../../core/fence.ts';
import { codeSpan } from '../code-span.ts';
import type { Tag, Tags } from '../tag.ts';
import { endLine, lineBreak, type Writer, writeBlock, writePiece } from '../writer.ts';
import { headedBy } from './code-header.ts';
import { codeLanguage } from './code-language.ts';
import { codeText } from './code-text.ts';

/** The elements to be written as blocks of code, header bars included, with the block each of them holds. */
export type CodeUnits = Map<Element, Element>;

const EDITORS = '.cm-editor,.monaco-editor';
/** What is a block of code wherever it stands. */
const CODE_BLOCKS = `pre,${EDITORS}`;
/** Where the code is inside a block that has more in it: CodeMirror 6, Monaco, a second `pre` (ChatGPT 2026-07). */
const INNER = '.cm-content,.view-lines,pre';

/** Finds the blocks of code in a message before it is walked, since a header comes ahead of what it belongs to. */
export function findCode(root: Element | ShadowRoot, units: CodeUnits): void {
  if ('matches' in root && root.matches(EDITORS)) {
    units.set(root, root);
    return;
  }
  let last: Element | undefined;
  for (const block of root.querySelectorAll(hasEditor(root) ? CODE_BLOCKS : 'pre')) {
    if (last?.contains(block)) continue;
    last = block;
    units.set(headedBy(block, root), block);
  }
}

/** Told much faster by one name each than by a selector for all. */
function hasEditor(root: Element | ShadowRoot): boolean {
  return root.querySelector('.cm-editor') !== null || root.querySelector('.monaco-editor') !== null;
}

/** Writes a block of code. `whole` is the block with its header, where it has one outside of itself. */
export function writeCode(block: Element, whole: Element, out: Writer): void {
  const source = sourceOf(block);
  const code = codeText(source).replace(/\n$/, '');
  if (code.trim() === '') return;
  if (out.mode !== 'flow') {
    writeLines(code, out);
    return;
  }
  const fence = fenceFor(code);
  writeBlock(out, `${fence}${codeLanguage(source, whole)}\n${code}\n${fence}`);
}

/** Code that is a block without being in a `pre`: it has a language and several lines. */
export function isBlockCode(code: Element): boolean {
  const named = code.getAttribute('data-test-id') === 'code-content' || /\blang(?:uage)?-/.test(code.className);
  return named && (code.textContent?.trim().includes('\n') ?? false);
}

/** Where a single line has to do, each line of code is a span. */
function writeLines(code: string, out: Writer): void {
  endLine(out);
  for (const line of code.split('\n')) {
    if (line.trim() !== '') writePiece(out, codeSpan(line, out.inCell));
    lineBreak(out);
  }
}

function sourceOf(block: Element): Element {
  const within = block.querySelector(INNER) ?? block;
  const codes = within.querySelectorAll('code');
  return codes.length === 1 ? (codes[0] ?? within) : within;
}

const pre: Tag = (element, out) => writeCode(element, element, out);

export const codeTags: Tags = { pre };
