import type { Speaker } from '../markup/markup.ts';
import { classNames, nameWords } from './name-words.ts';
import type { PageTree } from './page-tree.ts';

/** Every second row of a table may be painted, one item may be chosen: that makes no shape of its own. */
const NO_SHAPE = new Set(
  'odd even alt first last active selected current new unread read zebra striped hover focus'.split(' '),
);

/** Neither headings nor cells are messages. */
const NO_MESSAGE = /^(?:h\d|p|dt|dd|tr|td|th|li|a|summary|details|label|span|figure|img)$/;

const RICH = 'p, ul, ol, pre, table, blockquote, h1, h2, h3, h4';

/**
 * Who speaks in each of some siblings, told by nothing but two shapes that alternate: the richer one, or the longer one,
 * is taken for the assistant's. Undefined where there are not two shapes, or where they do not alternate.
 */
export function byShape(units: readonly Element[], tree: PageTree): readonly Speaker[] | undefined {
  const shapes = units.map(shapeOf);
  const [one, other, ...more] = [...new Set(shapes)];
  if (one === undefined || other === undefined || more.length > 0 || units.length < 4) return undefined;
  if (units.some(({ localName }) => NO_MESSAGE.test(localName) || localName !== units[0]?.localName)) return undefined;
  const changes = shapes.filter((shape, index) => index > 0 && shape !== shapes[index - 1]).length;
  if (changes < 0.8 * (units.length - 1)) return undefined;
  const weight = (shape: string) =>
    averageWeight(
      units.filter((_, index) => shapes[index] === shape),
      tree,
    );
  const answers = weight(one) > weight(other) ? one : other;
  return shapes.map((shape) => (shape === answers ? 'assistant' : 'user'));
}

function averageWeight(units: readonly Element[], { lengthOf }: PageTree): number {
  const weights = units.map((unit) => lengthOf(unit) + 100 * unit.querySelectorAll(RICH).length);
  return weights.reduce((sum, weight) => sum + weight, 0) / units.length;
}

/** The element's class names, and those of what stands first in it; numbers and marks of the moment left out. */
function shapeOf(unit: Element): string {
  const levels = [unit, unit.firstElementChild ?? undefined, unit.firstElementChild?.firstElementChild ?? undefined];
  return levels
    .map((element) => (element === undefined ? '' : `${element.localName}.${stableNames(element)}`))
    .join('>');
}

function stableNames(element: Element): string {
  const names = classNames(element).filter(
    (name) => !/\d/.test(name) && !nameWords(name).some((word) => NO_SHAPE.has(word)),
  );
  return names.toSorted().join('.');
}
