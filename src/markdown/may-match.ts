import { splitSelector } from './split-selector.ts';

/** What an element must have for a selector to match it: one of these, of those that are known from the selector. */
interface Keys {
  readonly tags: Set<string>;
  readonly attributes: Set<string>;
  /** Parts of a `class` attribute, in lower case. */
  readonly classes: Set<string>;
  /** Some selector says nothing of the kind. */
  any: boolean;
}

/** How many `class` attributes are remembered at most. */
const MOST = 5_000;
const STRINGS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
const ATTRIBUTE = /\[\s*([\w-]+)\s*(?:([~|^$*]?)=\s*("[^"]*"|'[^']*'|[\w-]+)\s*([is]?)\s*)?\]/i;

/**
 * A quick look at an element: false where none of the selectors can match it, true where one may. A page is asked for a
 * name and a class much faster than whether dozens of selectors match, and few elements have anything to do with them.
 * `name` is the element's, in lower case.
 */
export function mayMatch(selectors: readonly string[]): (element: Element, name: string) => boolean {
  const keys: Keys = { tags: new Set(), attributes: new Set(), classes: new Set(), any: false };
  for (const selector of selectors) for (const part of splitSelector(selector, ',')) addKeys(part, keys);
  const { tags, attributes, classes, any } = keys;
  const parts = [...classes];
  const known = new Map<string, boolean>();
  const hasClass = (names: string): boolean => {
    const before = known.get(names);
    if (before !== undefined) return before;
    const lower = names.toLowerCase();
    const has = parts.some((part) => lower.includes(part));
    if (known.size >= MOST) known.clear();
    known.set(names, has);
    return has;
  };
  return (element, name) => {
    if (any || tags.has(name)) return true;
    if (!element.hasAttributes()) return false;
    const names = parts.length > 0 ? element.getAttribute('class') : null;
    if (names !== null && hasClass(names)) return true;
    return attributes.size > 0 && element.getAttributeNames().some((attribute) => attributes.has(attribute));
  };
}

/** The keys of the last compound of a selector without commas outside of brackets. */
function addKeys(selector: string, keys: Keys): void {
  const compound = splitSelector(selector.trim(), ' >+~').at(-1) ?? '';
  const outside = withoutParentheses(compound);
  const tag = /^[a-z][\w-]*/i.exec(outside)?.[0];
  const name = /\.([\w-]+)(?![^[]*\])/.exec(outside.replace(STRINGS, ''))?.[1];
  const attribute = ATTRIBUTE.exec(outside);
  const alternatives = /^:(?:is|where)\((.*)\)$/s.exec(compound)?.[1];
  if (name !== undefined) keys.classes.add(name.toLowerCase());
  else if (attribute) addAttribute(attribute, keys);
  else if (tag !== undefined) keys.tags.add(tag.toLowerCase());
  else if (outside.startsWith('#')) keys.attributes.add('id');
  else if (alternatives !== undefined) for (const part of splitSelector(alternatives, ',')) addKeys(part, keys);
  else keys.any ||= compound !== ':not(*)';
}

function addAttribute([, name = '', , value = '']: RegExpExecArray, keys: Keys): void {
  const bare = value.replace(/^["']|["']$/g, '');
  if (name.toLowerCase() === 'class' && !bare.includes('\\')) keys.classes.add(bare.toLowerCase());
  else keys.attributes.add(name).add(name.toLowerCase());
}

/** A compound without what its pseudo-classes have in parentheses, and without those. */
function withoutParentheses(compound: string): string {
  let text = compound;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/::?[\w-]+\([^()]*\)/g, '');
  }
  return text;
}
