/** How deep a shape goes, and how many kinds of children of one element it shows. */
const DEEPEST = 24;
const MOST_KINDS = 8;
const MOST_ATTRIBUTES = 8;

/** Shown, but not what is in them. */
const CLOSED =
  'svg, nav, aside, header, footer, form, iframe, canvas, picture, table, pre, code, math, [contenteditable], textarea';
/** Not shown. */
const UNSEEN = 'script, style, link, meta, template, noscript, path, baton-notice';

/** Attributes whose values are words of the site's own making. */
const WITH_VALUE = ['role', 'data-testid', 'data-role', 'data-message-author-role', 'data-turn'];

/**
 * What an element is made of: one line for each row of like children, the names of tags and attributes in it, how often
 * it stands there, and what is in the first of them. No text, and no value that could be one. At most so many characters.
 */
export function shapeOf(root: Element, safe: (name: string) => string, most: number): string {
  const lines: string[] = [];
  let left = most;
  const add = (line: string): boolean => {
    left -= line.length + 1;
    if (left >= 0) lines.push(line);
    return left >= 0;
  };
  const walk = (element: Element, depth: number, count: number): boolean => {
    const { chain, end } = onlyChildren(element);
    const times = count > 1 ? `×${count}` : '';
    const names = chain.map((one) => nameOf(one, safe)).join(' > ');
    if (!add(`${' '.repeat(depth)}${names}${times}`)) return false;
    if (depth >= DEEPEST || end.matches(CLOSED)) return true;
    const kinds = kindsIn(end, safe);
    const shown = kinds.slice(0, MOST_KINDS);
    const isWhole = shown.every(({ first, count: times }) => walk(first, depth + 1, times));
    return (
      isWhole && (kinds.length === shown.length || add(`${' '.repeat(depth + 1)}… ${kinds.length - shown.length} more`))
    );
  };
  walk(root, 0, 1);
  return lines.join('\n');
}

/** An element and what it holds as long as that is one element and no text. */
function onlyChildren(element: Element): { readonly chain: readonly Element[]; readonly end: Element } {
  const chain = [element];
  let end = element;
  for (;;) {
    const [only, ...others] = seenChildren(end);
    if (only === undefined || others.length > 0 || hasText(end) || end.matches(CLOSED)) return { chain, end };
    chain.push(only);
    end = only;
  }
}

interface Kind {
  readonly first: Element;
  readonly count: number;
}

/** The children, those of one name in a row as one. */
function kindsIn(element: Element, safe: (name: string) => string): readonly Kind[] {
  const kinds: { first: Element; name: string; count: number }[] = [];
  for (const child of seenChildren(element)) {
    const name = nameOf(child, safe);
    const last = kinds.find((kind) => kind.name === name);
    if (last === undefined) kinds.push({ first: child, name, count: 1 });
    else last.count++;
  }
  return kinds;
}

const seenChildren = (element: Element): readonly Element[] =>
  [...element.children].filter((child) => !child.matches(UNSEEN));

const hasText = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');

/** `section[data-turn=user data-testid=conversation-turn-#]`; a dot behind it where it holds text of its own. */
function nameOf(element: Element, safe: (name: string) => string): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => name !== 'class' && name !== 'style')
    .slice(0, MOST_ATTRIBUTES)
    .map(({ name, value }) => (WITH_VALUE.includes(name) ? `${name}=${wordsOf(value, safe)}` : safe(name)));
  const shadow = element.shadowRoot === null ? '' : '(shadow)';
  const list = attributes.length === 0 ? '' : `[${attributes.join(' ')}]`;
  return `${safe(element.localName)}${list}${shadow}${hasText(element) ? '·' : ''}`;
}

function wordsOf(value: string, safe: (name: string) => string): string {
  return /^[\w-]{1,60}$/.test(value) ? safe(value) : '*';
}
