import type { Speaker } from '../markup/markup.ts';
import { nameWords } from './name-words.ts';
import { isElement, isText, shownNodes } from './shown.ts';
import { speakerWords } from './speaker-words.ts';

/** More than a name has, in characters. */
const MOST_IN_NAME = 40;

const NO_WORDS = new Set('script style template noscript svg textarea select button'.split(' '));

/** What stands first in a message as a text of its own, such as a name; undefined where the message begins at once. */
export function leadOf(unit: Element): Element | undefined {
  return endOf(unit, false);
}

/** What stands last in a message as a text of its own, such as a time. */
export function trailOf(unit: Element): Element | undefined {
  return endOf(unit, true);
}

function endOf(unit: Element, fromBehind: boolean): Element | undefined {
  const leaf = firstLeaf(unit, fromBehind);
  if (leaf === undefined || leaf === unit || wordsOf(leaf).length > MOST_IN_NAME) return undefined;
  return wordsOf(leaf).length < wordsOf(unit).length ? leaf : undefined;
}

/** The element whose own text comes first (or last). */
function firstLeaf(parent: Element, fromBehind: boolean): Element | undefined {
  const nodes = shownNodes(parent);
  for (const node of fromBehind ? nodes.toReversed() : nodes) {
    if (isText(node) && node.data.trim() !== '') return parent;
    if (!isElement(node) || NO_WORDS.has(node.localName) || node.hasAttribute('hidden')) continue;
    const leaf = firstLeaf(node, fromBehind);
    if (leaf !== undefined) return leaf;
  }
  return undefined;
}

export function wordsOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}

const YOU =
  /^(?:you|me|user|human|you said|you wrote|du|sie|ich|vous|moi|tú|yo|você|eu|tu|io|вы|я|你|您|我|あなた|ユーザー|나|أنت|אתה)\s*[::]?$/i;

/** Who speaks, by the name that stands first in each message; a lone other name beside the user's is the assistant's. */
export function byName(units: readonly Element[]): readonly (Speaker | undefined)[] {
  const names = units.map((unit) => nameIn(unit));
  const told = names.map((name) => (name === undefined ? undefined : speakerNamed(name)));
  if (!told.includes('user') || told.includes('assistant')) return told;
  const others = new Set(names.filter((name, index) => name !== undefined && told[index] === undefined));
  return others.size === 1 ? told.map((speaker, index) => speaker ?? (names[index] ? 'assistant' : undefined)) : told;
}

function nameIn(unit: Element): string | undefined {
  const lead = leadOf(unit);
  return lead === undefined ? undefined : wordsOf(lead);
}

/** The speaker that a name says outright: `You`, `AI assistant`. */
export function speakerNamed(name: string): Speaker | undefined {
  if (YOU.test(name)) return 'user';
  const words = nameWords(name);
  const said = speakerWords(words).filter(({ weak }) => !weak);
  return words.length <= 3 && said.length > 0 && said.every(({ speaker }) => speaker === 'assistant')
    ? 'assistant'
    : undefined;
}
