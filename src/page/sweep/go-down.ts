import { type Reading, takeReading } from './reading.ts';
import type { Sweeping } from './sweeping.ts';
import { visit } from './visit.ts';

/** The share of the visible height that a step takes: what was at the bottom is seen again at the top. */
const STEP = 0.75;
/** How often a step is halved where it went past messages that did not show. */
const HALVINGS = 4;
/** Times in a row that the bottom has to be found as it was, and how often that is tried. */
const STILL = 2;
const AT_BOTTOM = 20;

/** Goes from the top to the chat's end, reading at each stop. Ends there, or where all is read, or cut short. */
export async function goDown(sweeping: Sweeping, atStart: boolean): Promise<void> {
  const { course, collected, scroller } = sweeping;
  await takeReading(sweeping, { start: atStart, end: false });
  let from = scroller.top();
  for (let [still, rounds] = [0, 0]; still < STILL && rounds < AT_BOTTOM; ) {
    if (collected.isWhole() || course.signal.aborted) return;
    if (scroller.isAtBottom()) {
      still = (await rests(sweeping)) ? still + 1 : 0;
      rounds++;
      continue;
    }
    await step(sweeping, from, from + scroller.view() * STEP);
    from = Math.abs(scroller.top() - from) > 1 ? scroller.top() : from + 1;
  }
  if (!course.signal.aborted && !collected.isWhole()) await takeReading(sweeping, { start: false, end: true });
}

/** Goes down to a place; where messages were passed that did not show, it goes back by half and looks there. */
async function step(sweeping: Sweeping, from: number, to: number): Promise<Reading> {
  const { course, collected } = sweeping;
  for (let [at, halvings] = [to, 0]; ; halvings++) {
    await visit(sweeping, at);
    const reading = await takeReading(sweeping, { start: false, end: false });
    if (!reading.jumped || course.signal.aborted) return reading;
    if (halvings === HALVINGS) {
      collected.giveUpGap();
      return reading;
    }
    at = (from + at) / 2;
  }
}

/** Whether the bottom is as it was: heights are measured anew, and the last messages mount late. */
async function rests(sweeping: Sweeping): Promise<boolean> {
  const { course, scroller } = sweeping;
  const hidden = course.timesHidden();
  const { grew } = await step(sweeping, scroller.top(), scroller.furthest());
  return scroller.isAtBottom() && !grew && hidden === course.timesHidden();
}
