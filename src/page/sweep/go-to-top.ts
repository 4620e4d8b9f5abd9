import { firstPlaceIn } from './places.ts';
import { takeReading } from './reading.ts';
import type { Scroller } from './scroller.ts';
import { comesTrue } from './settled.ts';
import type { Sweeping } from './sweeping.ts';
import { visit } from './visit.ts';

/**
 * How long older messages are given to come over the network, and while the page says that it is loading. Milliseconds.
 */
const FOR_OLDER = 1500;
const WHILE_LOADING = 10_000;
/** Rounds in a row in which nothing came. */
const STILL = 2;
/** Times in a row that the page may scroll elsewhere by itself. */
const SENT_AWAY = 5;
/** A page that keeps all that it has loaded is long to read: on the way up it is read now and then. Milliseconds. */
const BETWEEN_READINGS = 3000;

const LOADING = '[role="progressbar"], [aria-busy="true"]';

/**
 * Goes to the chat's beginning, as often as older messages come when it is reached. Gives whether it is there: the page
 * may not let it, or it was cut short.
 */
export async function goToTop(sweeping: Sweeping): Promise<boolean> {
  const { course, scroller, clock } = sweeping;
  let readAt = Number.NEGATIVE_INFINITY;
  await visit(sweeping, 0);
  for (let [still, sentAway] = [0, 0]; still < STILL && sentAway < SENT_AWAY; ) {
    if (course.signal.aborted) return false;
    if (clock.now() - readAt > BETWEEN_READINGS) {
      const { reachesStart } = await takeReading(sweeping, { start: false, end: false });
      if (reachesStart && scroller.isAtTop()) return true;
      readAt = clock.now();
    }
    const hidden = course.timesHidden();
    const grew = await grows(sweeping);
    // some pages ask for more only when the top is reached anew
    if (!grew && still === 0) scroller.goTo(scroller.view() / 3);
    await visit(sweeping, 0);
    still = grew || hidden !== course.timesHidden() || !scroller.isAtTop() ? 0 : still + 1;
    sentAway = scroller.isAtTop() ? 0 : sentAway + 1;
  }
  return scroller.isAtTop();
}

/** Whether older messages come. */
async function grows({ site, scroller, clock, course }: Sweeping): Promise<boolean> {
  const first = firstPlaceIn(site, scroller.element);
  const height = scroller.furthest();
  const grown = (): boolean =>
    scroller.furthest() > height + scroller.view() / 4 || firstPlaceIn(site, scroller.element) !== first;
  const where = { root: scroller.element, clock, signal: course.signal };
  if (await comesTrue(grown, FOR_OLDER, where)) return true;
  if (!isLoading(scroller)) return false;
  return comesTrue(() => grown() || !isLoading(scroller), WHILE_LOADING, where);
}

/** Something at the top says that it is busy. An answer that is being written says so further down. */
function isLoading(scroller: Scroller): boolean {
  return [...scroller.element.querySelectorAll(LOADING)].some((sign) => {
    const { upper, lower } = scroller.edgesOf(sign);
    return lower > upper && lower > 0 && upper < scroller.view();
  });
}
