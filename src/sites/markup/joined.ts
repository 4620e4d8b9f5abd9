import { splitSelector } from '../../markdown/split-selector.ts';

/** What a compound begins with, where that is a name: `iframe`, `.prose`, `[role="row"]`. */
const BEGIN = /^(?:([a-z][\w-]*)|(\.)|\[\s*([\w-]+))/i;

/**
 * One selector for what any of several means. An element is asked once for a name that some of them begin with, not by
 * each of them: `a[href], a[id]` becomes `a:is([href], [id])`.
 */
export function joined(selectors: readonly string[]): string {
  const list = selectors.join(', ');
  const made = known.get(list) ?? grouped(list);
  known.set(list, made);
  return made;
}

/** By the list that was asked for: the same few are asked for at every message. */
const known = new Map<string, string>();

function grouped(list: string): string {
  const groups = new Map<string, string[]>();
  for (const part of new Set(splitSelector(list, ','))) {
    const name = nameOf(part);
    groups.set(name, [...(groups.get(name) ?? []), part]);
  }
  return [...groups].map(([name, group]) => (group.length === 1 ? group.join() : oneOf(name, group))).join(', ');
}

/** A selector that all elements match which a selector can mean; itself where nothing simpler is known. */
function nameOf(selector: string): string {
  const [, tag, dot, attribute] = BEGIN.exec(selector) ?? [];
  if (splitSelector(selector, ' >+~').length > 1) return selector;
  if (tag !== undefined) return tag;
  if (dot !== undefined) return '[class]';
  return attribute === undefined ? selector : `[${attribute}]`;
}

function oneOf(name: string, group: readonly string[]): string {
  const rest = group.map((part) => (part.startsWith(name) && !name.startsWith('[') ? part.slice(name.length) : part));
  return rest.includes('') ? name : `${name}:is(${rest.join(', ')})`;
}
