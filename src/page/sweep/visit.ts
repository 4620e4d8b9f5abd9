import { isShell, placesInView } from './places.ts';
import { comesTrue, settled } from './settled.ts';
import type { Sweeping } from './sweeping.ts';

/** How often a stop is looked at again, the page having moved away from it. */
const RETURNS = 3;
/** How long a place is given to get its text, milliseconds. */
const FOR_TEXT = 1200;

/** Goes to a place of the chat and stays until the page is quiet there and what is in view has its text. */
export async function visit(sweeping: Sweeping, top: number): Promise<void> {
  const { scroller, course, clock } = sweeping;
  for (let tries = 0; tries < RETURNS && (await course.goesOn()); tries++) {
    const hidden = course.timesHidden();
    scroller.goTo(top);
    await settled(scroller.element, clock, course.signal);
    await filled(sweeping);
    const goal = Math.min(Math.max(0, top), scroller.furthest());
    if (hidden === course.timesHidden() && Math.abs(scroller.top() - goal) < scroller.view()) return;
  }
}

/** Waits for the texts of places in view. Those that stay empty are empty, and are not waited for again. */
async function filled({ site, scroller, course, clock, empty }: Sweeping): Promise<void> {
  const shells = (): readonly Element[] =>
    placesInView(site, scroller).filter((place) => !empty.has(place) && isShell(place, site.markup));
  if (shells().length === 0) return;
  const where = { root: scroller.element, clock, signal: course.signal };
  await comesTrue(() => shells().length === 0, FOR_TEXT, where);
  await settled(scroller.element, clock, course.signal);
  if (course.signal.aborted || scroller.element.ownerDocument.visibilityState === 'hidden') return;
  for (const shell of shells()) empty.add(shell);
}
