import type { Writer } from './writer.ts';

/** How an element is written. */
export type Tag = (element: Element, out: Writer) => void;

/** Ways to write elements, by lower-case tag name. */
export type Tags = Readonly<Record<string, Tag>>;

/** A way to write the elements that a CSS selector finds. */
export interface Shape {
  readonly selector: string;
  readonly write: Tag;
}
