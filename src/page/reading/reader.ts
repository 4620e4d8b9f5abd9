import type { Capture } from '../../core/capture.ts';
import type { SiteAdapter } from '../../sites/adapter.ts';
import { captureOf } from '../read.ts';
import { lookThrough, type Shown } from './look-through.ts';
import { lastingMemory, type Memory } from './memory.ts';
import { paceOf, type Turns } from './pace.ts';

/** Reads a page over and over. */
export interface Reader {
  /** The chat as the page shows it at the moment this is fulfilled. Fails as `read` does. */
  readonly read: () => Promise<Capture>;
}

export interface ReadPage {
  readonly document: Document;
  readonly here: () => URL;
  readonly turns: Turns;
  /** Ends the watch over what has been read. */
  readonly signal?: AbortSignal;
}

/** How long reading may hold the page up, in milliseconds: at first, and once nearly all has been read. */
const SLICE = 12;
const LAST_SLICE = 20;
/** After so many looks at a page that never stays as it is, the next one is done without a pause. */
const LOOKS = 8;

/**
 * Reads in slices and remembers every message until something in it or around it changes. A look through the page counts
 * only where the page has not changed while it was taken; else it is taken again, which costs what has changed. So a
 * capture never has one part from before a change and another from after it.
 */
export function readerOf(site: SiteAdapter, { document, here, turns, signal }: ReadPage): Reader {
  const memory = lastingMemory(document, goesByStyle(site), signal);
  let running: Promise<Capture> | undefined;
  const read = async (): Promise<Capture> => {
    const { breathe } = paceOf(turns);
    for (let look = 1; ; look++) {
      const pause = (): Promise<void> | undefined =>
        look > LOOKS ? undefined : breathe(look > 1 ? LAST_SLICE : SLICE);
      const shown = await lookOnce(site, document, memory, pause);
      // from here to the end nothing waits: what was seen is what the page shows
      if (shown !== undefined) return captureOf(shown, site, document, here());
    }
  };
  return {
    read: () => {
      running ??= read().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

/** Undefined where the page has changed meanwhile. */
async function lookOnce(
  { markup }: SiteAdapter,
  document: Document,
  memory: Memory,
  pause: () => Promise<void> | undefined,
): Promise<Shown | undefined> {
  memory.refresh();
  const steps = lookThrough(document, markup, memory);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return memory.refresh() || !step.value.stands() ? undefined : step.value;
    const wait = pause();
    if (wait !== undefined) await wait;
  }
}

/** The site's own selectors look at `style` attributes. */
function goesByStyle({ markup }: SiteAdapter): boolean {
  const { eras, speaker, room, head, body, attachments, leaveOut, rules = [], busy } = markup;
  const filters = rules.map(({ filter }) => (typeof filter === 'string' ? filter : ''));
  const lists = [eras.map(({ at }) => at), Object.values(speaker), body.user, body.assistant, leaveOut, filters];
  const others = [room ?? '', head ?? '', busy.page, busy.message, ...attachments.map(({ at }) => at)];
  return [...lists.flat(), ...others].some((selector) => selector.includes('[style'));
}
