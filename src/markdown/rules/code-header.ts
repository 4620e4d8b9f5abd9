import { languageName, namedLanguage } from './code-language.ts';
import { labelOf } from './label.ts';

const CONTENT = 'p,li,table,pre,blockquote,h1,h2,h3,h4,h5,h6,img,.katex';
const HEADER = /header|banner|toolbar|decoration|lang|title|label|metadata/i;
const CODE = /code/i;
/** Longer than any name of a language. */
const LONGEST = 40;
const LEVELS = 6;

/** The element that holds a block of code and nothing else but a bar with its language and its buttons. */
export function headedBy(block: Element, root: ParentNode): Element {
  let inside = block;
  for (let level = 0; level < LEVELS && inside !== root; level += 1) {
    const parent = inside.parentElement;
    if (!parent || !(root as Node).contains(parent)) break;
    const bar = barBefore(parent, inside);
    if (bar === 'other') break;
    if (bar === 'bar') return parent;
    inside = parent;
  }
  return block;
}

/** What stands beside a block in its parent: nothing, a bar in front of it, or something else. */
function barBefore(parent: Element, block: Element): 'nothing' | 'bar' | 'other' {
  const bars: Element[] = [];
  let buttons = false;
  let passed = false;
  for (const node of parent.childNodes) {
    if (node === block) passed = true;
    if (node.nodeType === 3 && (node as Text).data.trim() !== '') return 'other';
    if (node.nodeType !== 1 || node === block) continue;
    const element = node as Element;
    if (element.matches(CONTENT) || element.querySelector(CONTENT)) return 'other';
    buttons ||= isOrHasButton(element);
    const text = element.textContent?.trim() === '' ? '' : labelOf(element);
    if (text === '') continue;
    if (passed || text.length > LONGEST) return 'other';
    bars.push(element);
  }
  if (bars.length === 0) return 'nothing';
  return bars.every((bar) => isBar(bar, parent, block, buttons)) ? 'bar' : 'other';
}

function isBar(bar: Element, parent: Element, block: Element, buttons: boolean): boolean {
  const label = labelOf(bar);
  if (HEADER.test(nameOf(bar)) || CODE.test(nameOf(parent))) return true;
  if (languageName(label) !== '' && languageName(label) === namedLanguage(block)) return true;
  return isOrHasButton(bar) || (buttons && !label.includes(' '));
}

function isOrHasButton(element: Element): boolean {
  return element.matches('button,[role="button"]') || element.querySelector('button,[role="button"]') !== null;
}

function nameOf(element: Element): string {
  return `${element.localName} ${element.getAttribute('class') ?? ''} ${element.getAttribute('data-testid') ?? ''}`;
}
