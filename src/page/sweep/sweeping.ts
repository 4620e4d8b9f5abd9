import type { SiteAdapter } from '../../sites/adapter.ts';
import type { Anchor } from './anchor.ts';
import type { Clock } from './clock.ts';
import type { Collected } from './collected.ts';
import type { Course } from './course.ts';
import type { HandIn } from './hand-in.ts';
import type { Scroller } from './scroller.ts';

/** A sweep under way, as its steps share it. */
export interface Sweeping {
  readonly site: SiteAdapter;
  readonly document: Document;
  readonly here: () => URL;
  /** The chat that is read; empty where it has no id. */
  readonly chatId: string;
  readonly clock: Clock;
  readonly scroller: Scroller;
  readonly course: Course;
  readonly collected: Collected;
  readonly handIn: HandIn;
  /** Where the user was. */
  readonly anchor: Anchor;
  /** Places that stayed empty however long they were looked at. */
  readonly empty: WeakSet<Element>;
}
