import type { Capture } from '../../core/capture.ts';
import type { SiteAdapter } from '../../sites/adapter.ts';
import { chatIdAt, endsOpen, readInSlices, startsOpen } from '../read.ts';
import type { Sweeping } from './sweeping.ts';

/** What is known beside what the page tells: it stays at the chat's very beginning, or at its very end. */
export interface Proven {
  readonly start: boolean;
  readonly end: boolean;
}

export interface Reading {
  readonly grew: boolean;
  readonly jumped: boolean;
  /** The first message shown is the first of the chat. */
  readonly reachesStart: boolean;
}

const NOTHING_NEW: Reading = { grew: false, jumped: false, reachesStart: false };

/** How long a slice of reading may hold the page up. Milliseconds. */
const SLICE = 12;

/** Reads what the page shows and hands it in. Stops the sweep where another chat has been gone to. */
export async function takeReading(sweeping: Sweeping, proven: Proven): Promise<Reading> {
  const { collected, handIn, anchor, site, document } = sweeping;
  anchor.note();
  const shown = await readHere(sweeping);
  if (shown === undefined) return NOTHING_NEW;
  const capture = asWindow(shown, site, document, proven);
  const taken = collected.take(capture);
  // each a task of its own
  await sweeping.clock.wait(0, sweeping.course.signal);
  await handIn.add(capture);
  return { ...taken, reachesStart: capture.reachesStart };
}

async function readHere({ site, document, here, clock, course, chatId }: Sweeping): Promise<Capture | undefined> {
  const isElsewhere = (): boolean => chatIdAt(site, here()) !== chatId;
  if (isElsewhere()) course.stop('stopped');
  if (course.signal.aborted) return undefined;
  let began = clock.now();
  const breathe = (): Promise<void> | undefined => {
    if (clock.now() - began < SLICE) return undefined;
    return clock.wait(0, course.signal).then(() => {
      began = clock.now();
    });
  };
  const capture = await readInSlices(site, document, here(), breathe);
  if (!isElsewhere()) return capture;
  course.stop('stopped');
  return undefined;
}

/**
 * A reading on the way. That it reaches the chat's beginning or end counts where the page has a place for every message;
 * where the page only tells by how far it is scrolled, it has to have come to rest there.
 */
export function asWindow(capture: Capture, { markup }: SiteAdapter, document: Document, proven: Proven): Capture {
  const startByPlaces = capture.reachesStart && markup.atStart?.(document) !== true;
  const endByPlaces = capture.reachesEnd && markup.atEnd?.(document) !== true;
  return {
    ...capture,
    reachesStart: startByPlaces || (proven.start && startsOpen(capture)),
    reachesEnd: endByPlaces || (proven.end && endsOpen(capture)),
  };
}
