import { namesOf } from './invent-names.ts';
import { inventor, wordsIn } from './invent-words.ts';
import type { Kept } from './kept-words.ts';

/** What holds no message, or what the page does by itself. */
const DROPPED = 'script, style, link, meta, base, noscript, template, object, embed, input[type="hidden"]';
/** Attributes whose values are markup and never words. */
const MARKUP =
  /^(class|style|role|type|dir|lang|tabindex|colspan|rowspan|contenteditable|hidden|open|disabled|checked|multiple|start|width|height|viewbox|fill|stroke|xmlns|rel|target|spellcheck|draggable|aria-(?!label$|description$|roledescription$|valuetext$|placeholder$|labelledby$|describedby$|controls$|owns$|details$|activedescendant$|flowto$|errormessage$).*)$/;
const GONE = /^(on.*|nonce|integrity|crossorigin|srcset|srcdoc|ping|points|formaction|imagesrcset)$/;
const ADDRESS = /^(src|href|action|cite|poster|data-(src|href|url)|xlink:href|background|data)$/;
/** Attributes that say something to a person: only words that stand in no adapter are replaced in the others. */
const SAID = /^(title|alt|placeholder|value|aria-description|aria-valuetext|aria-placeholder|data-placeholder)$/;

export interface Scrubbing {
  readonly kept: Kept;
  /** What the words of this page are made from. */
  readonly salt: string;
  /** Part of the tab's title that stays: what a site puts around a chat's name. */
  readonly around: RegExp;
}

/**
 * Puts invented words in the place of all words of a page, in place, and takes out what has nothing to do with its
 * markup. Gives what does the same to a part of the page's address.
 */
export function scrub(document: Document, { kept, salt, around }: Scrubbing): (part: string) => string {
  for (const element of document.querySelectorAll(DROPPED)) element.remove();
  const invent = inventor(new Set(saidIn(document)), salt);
  const names = namesOf();
  const replaced = (text: string): string => names.inText(text, invent);
  const inMarkup = (text: string): string => names.inText(text, (rest) => rest.replace(/[\p{L}\p{M}]+/gu, keep));
  const keep = (word: string): string => (kept.words.has(word.toLowerCase()) ? word : invent(word));
  const lookedFor = (name: string, value: string): readonly string[] =>
    (kept.inValue.get(name) ?? []).filter((part) => value.includes(part));
  const address = (name: string, value: string): string | undefined => {
    if (/^(data|blob|javascript):/i.test(value)) return undefined;
    if (value.startsWith('#')) return `#${inMarkup(value.slice(1))}`;
    return names.address(value, lookedFor(name, value));
  };
  const valueFor = (name: string, value: string): string | undefined => {
    if (GONE.test(name) || (name === 'style' && /url\(|["']/.test(value))) return undefined;
    if (MARKUP.test(name)) return value;
    if (name === 'd') return lookedFor(name, value)[0];
    if (ADDRESS.test(name)) return address(name, value);
    return SAID.test(name) ? replaced(value) : inMarkup(value);
  };
  const { title } = document;
  for (const node of [...nodesOf(document)]) {
    if (node.nodeType === 8) node.parentNode?.removeChild(node);
    else if (node.nodeType === 3) node.nodeValue = replaced(node.nodeValue ?? '');
  }
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of [...element.attributes]) {
      const other = valueFor(name.toLowerCase(), value);
      if (other === undefined) element.removeAttribute(name);
      else if (other !== value) element.setAttribute(name, other);
    }
  }
  document.title = titleLike(title, around, replaced);
  return inMarkup;
}

function titleLike(title: string, around: RegExp, replaced: (text: string) => string): string {
  const kept = title.match(around) ?? [];
  return title
    .split(around)
    .flatMap((part, index) => [replaced(part), kept[index] ?? ''])
    .join('');
}

function* nodesOf(node: Node): Iterable<Node> {
  for (const child of node.childNodes) {
    yield child;
    yield* nodesOf(child);
  }
}

/** All words that stand in the page, in its texts and in its attributes. */
function saidIn(document: Document): readonly string[] {
  const attributes = [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
    [...attributes].filter(({ name }) => name !== 'class').map(({ value }) => value),
  );
  return [document.documentElement.textContent ?? '', ...attributes].flatMap(wordsIn);
}
