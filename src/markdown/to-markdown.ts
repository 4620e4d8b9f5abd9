import { type Dispatch, dispatchFor, tags } from './dispatch.ts';
import { keepsBreaks } from './keeps-breaks.ts';
import type { Rule } from './rule.ts';
import { type CodeUnits, findCode, writeCode } from './rules/code.ts';
import { createWriter, endLine, joinBlocks, lineBreak, type Writer, writeText } from './writer.ts';

export { leaveOut, type Rule } from './rule.ts';

/** What was found out about a message before it is walked. */
interface Scope {
  readonly dispatch: Dispatch;
  /** Elements that the selector of some rule fits. */
  readonly suspects: Set<Element>;
  readonly code: CodeUnits;
}

const NO_RULES: readonly Rule[] = [];
const ELEMENT = 1;
const TEXT = 3;

/**
 * The Markdown (GFM, formulas as `$…$` and `$$…$$`) of rendered HTML, read in one pass over the page as it stands:
 * nothing is cloned, changed or laid out. Several roots are joined by blank lines. Rules given come before those
 * built in; keep one list of them for all messages, since it is made ready once for each list.
 */
export function toMarkdown(root: Element | readonly Element[], rules: readonly Rule[] = NO_RULES): string {
  const scope: Scope = { dispatch: dispatchFor(rules), suspects: new Set(), code: new Map() };
  const out = createWriter('flow', {
    visit: (element, writer) => visit(element, writer, scope),
    walk: (parent, writer) => walk(parent, writer, scope),
  });
  for (const element of Array.isArray(root) ? (root as readonly Element[]) : [root as Element]) {
    if (element.matches(scope.dispatch.selector)) scope.suspects.add(element);
    survey(element, scope);
    visit(element, out, scope);
    endLine(out);
  }
  return joinBlocks(out.blocks);
}

function survey(parent: ParentNode, { dispatch, suspects, code }: Scope): void {
  const found = parent.querySelectorAll(dispatch.selector);
  if (found.length === 0) return;
  for (const element of found) suspects.add(element);
  findCode(parent, found, code);
}

function walk(parent: ParentNode, out: Writer, scope: Scope): void {
  const shadow = (parent as Element).shadowRoot;
  if (shadow) survey(shadow, scope);
  for (let node = (shadow ?? parent).firstChild; node; node = node.nextSibling) write(node, out, scope);
}

function write(node: Node, out: Writer, scope: Scope): void {
  const type = node.nodeType;
  if (type === TEXT) writeTextNode(node as Text, out);
  else if (type === ELEMENT) visit(node as Element, out, scope);
}

function writeTextNode(node: Text, out: Writer): void {
  const data = node.data;
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
  if (
    scope.dispatch.always ||
    (scope.suspects.size > 0 && scope.suspects.has(element)) ||
    scope.dispatch.names.has(name)
  ) {
    const entry = scope.dispatch.entries.find(({ fits }) => fits(element));
    if (entry) {
      entry.write(element, out);
      return;
    }
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
  walk(element, out, scope);
}

function writeSlot(slot: HTMLSlotElement, out: Writer, scope: Scope): void {
  const nodes = slot.assignedNodes();
  if (nodes.length === 0) {
    walk(slot, out, scope);
    return;
  }
  for (const node of nodes) write(node, out, scope);
}
