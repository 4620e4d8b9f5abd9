import type { Capture } from '../../core/capture.ts';
import type { SweepEnd } from '../../protocol/page-api.ts';
import type { SiteAdapter } from '../../sites/adapter.ts';
import { chatIdAt } from '../read.ts';
import { anchorAt } from './anchor.ts';
import type { Clock } from './clock.ts';
import { collect } from './collected.ts';
import { courseOf, LIMITS, type Limits } from './course.ts';
import { findScroller } from './find-scroller.ts';
import { goDown } from './go-down.ts';
import { goToTop } from './go-to-top.ts';
import { handIn } from './hand-in.ts';
import type { Sweeping } from './sweeping.ts';
import { type UserStop, watchUser } from './watch-user.ts';

/** The page that is swept, and what its readings are handed to. */
export interface SweptPage {
  readonly document: Document;
  readonly window: Window;
  readonly here: () => URL;
  readonly clock: Clock;
  /** Throws what the worker throws. */
  readonly deliver: (capture: Capture) => Promise<void>;
}

/**
 * Scrolls through a chat from its beginning to its end, reading as it goes, and puts the user back. Ends early where the
 * user scrolls or presses Escape, another chat is gone to, `asked` is aborted or a limit is reached; what was read stays.
 * Throws Failure `store-failed`.
 */
export async function sweep(
  site: SiteAdapter,
  page: SweptPage,
  asked: AbortSignal,
  limits: Limits = LIMITS,
): Promise<SweepEnd> {
  const { document, window, here, clock } = page;
  const chatId = chatIdAt(site, here());
  const scroller = findScroller(site, document);
  if (scroller === undefined) return { end: 'no-scroller', captured: 0 };
  const over = new AbortController();
  const scrolled = new AbortController();
  const course = courseOf(document, clock, limits, asked);
  const stop = (how: UserStop): void => {
    if (how === 'scrolled') scrolled.abort();
    course.stop('stopped');
  };
  watchUser(window, scroller, stop, over.signal);
  const sweeping: Sweeping = {
    ...{ site, document, here, chatId, clock, scroller, course },
    collected: collect(),
    handIn: handIn(page.deliver, clock),
    anchor: anchorAt(site, scroller, clock),
    empty: new WeakSet(),
  };
  try {
    return await throughTheChat(sweeping);
  } finally {
    course.end();
    if (chatIdAt(site, here()) === chatId) await sweeping.anchor.restore(scrolled.signal);
    over.abort();
  }
}

async function throughTheChat(sweeping: Sweeping): Promise<SweepEnd> {
  const { course, collected } = sweeping;
  const atStart = await goToTop(sweeping);
  collected.restart();
  if (!course.signal.aborted) await goDown(sweeping, atStart);
  if (chatIdAt(sweeping.site, sweeping.here()) === sweeping.chatId) await sweeping.handIn.rest();
  const end = course.cut() ?? (collected.isWhole() ? 'whole' : 'with-gaps');
  return { end, captured: collected.count() };
}
