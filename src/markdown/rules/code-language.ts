import { firstLabelOf } from './label.ts';

const CLASS = /(?:^|\s)lang(?:uage)?-([\w+#.-]+)/;
const ARIA = /^(\S+) code$/;
/** How far above a block its language may be named, as a class of its container (Z.ai, 2026-07). */
const LEVELS = 4;
const NAMES: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  'c#': 'csharp',
  'f#': 'fsharp',
  'objective-c': 'objectivec',
  plaintext: '',
  text: '',
  txt: '',
  plain: '',
  none: '',
  code: '',
};

/** The language of a block, as fences name it: by class or attribute, else by the header's first word; else `''`. */
export function codeLanguage(source: Element, whole: Element): string {
  return namedLanguage(source) || (whole === source ? '' : languageName(firstLabel(whole, source)));
}

/** The language that a block or one of the elements around it names by class or attribute. */
export function namedLanguage(block: Element): string {
  const inside = block.localName === 'pre' ? (block.querySelector('code') ?? block) : block;
  let element: Element | null = inside;
  for (let level = 0; level < LEVELS && element; level += 1) {
    const name = nameAt(element);
    if (name !== '') return languageName(name);
    element = element.parentElement;
  }
  return '';
}

/** A label as the name of a language: `Python` is `python`, `C++` is `cpp`. What has several words is none. */
export function languageName(label: string): string {
  const name = label.trim().toLowerCase();
  if (!/^[\p{L}\d][\p{L}\d+#./_-]{0,29}$/u.test(name)) return '';
  return NAMES[name] ?? name;
}

function nameAt(element: Element): string {
  const data = element.getAttribute('data-language') ?? element.getAttribute('data-lang');
  const aria = ARIA.exec(element.getAttribute('aria-label') ?? '')?.[1];
  return CLASS.exec(element.getAttribute('class') ?? '')?.[1] ?? data ?? aria ?? '';
}

/** The first text of a block in front of its code. */
function firstLabel(whole: Element, source: Element): string {
  for (let child = whole.firstElementChild; child; child = child.nextElementSibling) {
    if (child === source) return '';
    if (child.contains(source)) return firstLabel(child, source);
    const label = firstLabelOf(child);
    if (label !== '') return label;
  }
  return '';
}
