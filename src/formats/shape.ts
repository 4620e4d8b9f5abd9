import { Failure } from '../core/failure.ts';

/** Reads a value of an unknown file as a `T`, or throws Failure `bad-message` with a sentence that names the place. */
export type Shape<T> = (value: unknown, place: string) => T;

type Fields<T> = { readonly [K in keyof T]-?: Shape<T[K]> };

export const text: Shape<string> = (value, place) =>
  typeof value === 'string' ? value : wrong(place, 'must be a text');

export const truth: Shape<boolean> = (value, place) =>
  typeof value === 'boolean' ? value : wrong(place, 'must be true or false');

/** A number from 0 on; some sites state moments in fractions of a millisecond. */
export const amount: Shape<number> = (value, place) =>
  typeof value === 'number' && value >= 0 ? value : wrong(place, 'must be a number, 0 or more');

/** A whole number from `least` on. */
export function whole(least: number): Shape<number> {
  return (value, place) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least
      ? value
      : wrong(place, `must be a whole number, ${least} or more`);
}

export function oneOf<const T extends string>(...values: readonly T[]): Shape<T> {
  return (value, place) =>
    values.find((known) => known === value) ?? wrong(place, `must be one of ${values.join(', ')}`);
}

export function list<T>(item: Shape<T>): Shape<readonly T[]> {
  return (value, place) =>
    Array.isArray(value)
      ? value.map((element: unknown, index) => item(element, `${place}[${index}]`))
      : wrong(place, 'must be a list');
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value, place) => (value === null ? null : shape(value, place));
}

/** Fields named in `needed` must be there, those in `optional` may be; others are left out of what is given back. */
export function record<N extends object, O extends object = object>(
  needed: Fields<N>,
  optional: Partial<Fields<O>> = {},
): Shape<N & Partial<O>> {
  return (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(place, 'must be an object');
    const given = new Map<string, unknown>(Object.entries(value));
    const present = Object.entries(optional).filter(([key]) => given.has(key));
    const shapes = [...Object.entries(needed), ...present] as [string, Shape<unknown>][];
    const read = shapes.map(([key, shape]) => [key, shape(given.get(key), place === '' ? key : `${place}.${key}`)]);
    return Object.fromEntries(read) as N & Partial<O>;
  };
}

export function wrong(place: string, must: string): never {
  throw new Failure('bad-message', `This file cannot be read: ${place === '' ? 'its content' : place} ${must}.`);
}
