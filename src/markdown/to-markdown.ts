import { type Dispatch, dispatchFor, tags } from './dispatch.ts';
import { keepsBreaks } from './keeps-breaks.ts';
import type { Rule } from './rule.ts';
import { type CodeUnits, findCode, writeCode } from './rules/code.ts';
import { type OnHost, shadowOf } from './shadow-host.ts';
import { createWriter, endLine, joinBlocks, lineBreak, space, type Writer, writeText } from './writer.ts';

export { leaveOut, type Rule } from './rule.ts';
export type { OnHost } from './shadow-host.ts';

/** What was found out about a message before it is walked. */
interface Scope {
  readonly dispatch: Dispatch;
  readonly code: CodeUnits;
  readonly onHost: OnHost | undefined;
}

const NO_RULES: readonly Rule[] = [];
const ELEMENT = 1;
const TEXT = 3;

/**
 * The Markdown (GFM, formulas as `$…$` and `$$…$$`) of rendered HTML, read in one pass over the page as it stands:
 * nothing is cloned, changed or laid out. Several roots are joined by blank lines. Rules given come before those
 * built in; keep one list of them for all messages, since it is made ready once for each list. `onHost` is told of
 * elements whose shadow is read in place of what is in them, or would be if they got one.
 */
export function toMarkdown(
  root: Element | readonly Element[],
  rules: readonly Rule[] = NO_RULES,
  onHost?: OnHost,
): string {
  const scope: Scope = { dispatch: dispatchFor(rules), code: new Map(), onHost };
  const out = createWriter('flow', {
    visit: (element, writer) => visit(element, writer, scope),
    walk: (parent, writer) => walk(parent, writer, scope),
  });
  for (const element of Array.isArray(root) ? (root as readonly Element[]) : [root as Element]) {
    findCode(element, scope.code);
    visit(element, out, scope);
    endLine(out);
  }
  return joinBlocks(out.blocks);
}

function walk(parent: Element, out: Writer, scope: Scope): void {
  walkNamed(parent, parent.localName, out, scope);
}

function walkNamed(parent: Element, name: string, out: Writer, scope: Scope): void {
  const shadow = shadowOf(parent, name, scope.onHost);
  if (shadow) findCode(shadow, scope.code);
  for (let node = (shadow ?? parent).firstChild; node; node = node.nextSibling) write(node, out, scope);
}

function write(node: Node, out: Writer, scope: Scope): void {
  const type = node.nodeType;
  if (type === TEXT) writeTextNode(node as Text, out);
  else if (type === ELEMENT) visit(node as Element, out, scope);
}

function writeTextNode(node: Text, out: Writer): void {
  const data = node.data;
  // what most pages have between two blocks
  if (data === '\n') {
    space(out);
    return;
  }
  if (!keepsBreaks(node, data)) {
    writeText(out, data);
    return;
  }
  data.split('\n').forEach((line, index) => {
    if (index > 0) lineBreak(out);
    writeText(out, line);
  });
}

function visit(element: Element, out: Writer, scope: Scope): void {
  const name = element.localName;
  const write = scope.dispatch(element, name);
  if (write) {
    write(element, out);
    return;
  }
  const code = scope.code.size > 0 ? scope.code.get(element) : undefined;
  if (code) {
    writeCode(code, element, out);
    return;
  }
  const tag = tags.get(name);
  if (tag) {
    tag(element, out);
    return;
  }
  if (name === 'slot') {
    writeSlot(element as HTMLSlotElement, out, scope);
    return;
  }
  walkNamed(element, name, out, scope);
}

function writeSlot(slot: HTMLSlotElement, out: Writer, scope: Scope): void {
  const nodes = slot.assignedNodes();
  if (nodes.length === 0) {
    walk(slot, out, scope);
    return;
  }
  for (const node of nodes) write(node, out, scope);
}
