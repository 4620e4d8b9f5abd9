/** A number as it is written, with its currency, percent sign or the month beside it. */
export interface Value {
  readonly text: string;
  /** Two values of one kind can stand for each other: two times, two sums in euros, two days of a month. */
  readonly kind: string;
}

const VALUE =
  /([$€£¥₹₽]\s?)?(?<![\p{L}_])\p{N}+(?:[.,:/-]\p{N}+)*(?:\s?[%％€£₽]|\s(?:\p{Lu}\p{L}{2,11}|ms|[kMGT]B|[ap]m|euros?|dollars?)(?![\p{L}\p{N}]))?/gu;
const MOST_VALUES = 12;

/** Numbers with their units, in their order: at most twelve, of the first 400 characters. */
export function valuesOf(text: string): readonly Value[] {
  return [...text.slice(0, 400).matchAll(VALUE)]
    .slice(0, MOST_VALUES)
    .map(([found]) => ({ text: found, kind: shapeOf(found) }));
}

function shapeOf(value: string): string {
  return value
    .replace(/\s?\p{Lu}\p{L}{2,11}$/u, ' name')
    .replace(/\p{N}+/gu, '0')
    .replace(/0(?:,0)+/, '0');
}
