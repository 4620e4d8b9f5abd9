import type { ActiveTab } from '../browser/tabs.ts';
import { Failure, type FailureCode } from '../core/failure.ts';
import { keyOf } from '../core/memory-key.ts';
import { isOther } from '../sites/guess/other-site.ts';
import { type Place, type PopupState, stopped } from './popup-state.ts';
import type { PopupSite, PopupWorld } from './popup-world.ts';

/** How often a page is asked while it loads again, and how long between: half a minute in all. */
const TRIES = 40;
const BETWEEN_TRIES = 750;

const STILL_LOADING: readonly FailureCode[] = ['page-needs-reload', 'nothing-recognised', 'no-chat-open'];

/**
 * What the user has begun: `open` the popup, `reload` the page first, `look` for a chat in a page of no known site, or
 * keep what was found there, as it stands or with the speakers swapped.
 */
export type Begun = 'open' | 'reload' | 'look' | 'keep' | 'keep-swapped';

/** What happens when the popup opens, state by state: find the chat, read it, bring its summary up to date. */
export async function* runPopup(world: PopupWorld, begun: Begun = 'open'): AsyncGenerator<PopupState, void> {
  yield { name: 'working', step: 'opening' };
  const tab = await world.activeTab();
  const place = tab && placeOf(tab, world.siteFor(tab.url));
  const where = { ...(tab && { tabId: tab.id }), ...(place && { place }) };
  try {
    if (place === undefined) yield* otherPage(tab, world, begun);
    else {
      if (begun === 'reload') yield* reload(place, world);
      yield* summarise(place, world);
    }
  } catch (error) {
    yield stopped(error, where);
  }
}

/**
 * A page of no known site is left alone until the user has it looked at, and nothing of it is kept before they say so.
 */
async function* otherPage(
  tab: ActiveTab | undefined,
  world: PopupWorld,
  begun: Begun,
): AsyncGenerator<PopupState, void> {
  const place = tab && placeOf(tab, world.otherSite(tab.url));
  if (place?.key === undefined) throw new Failure('page-unreadable');
  if (begun === 'open' || begun === 'reload') {
    const chat = await world.readSummarised(place.key);
    if (chat === undefined) throw new Failure('not-a-chat-page');
    yield { name: 'done', place, chat };
    return;
  }
  if (begun === 'look') {
    yield { name: 'working', step: 'looking', place };
    yield { name: 'preview', place, look: await world.look(place.tabId) };
    return;
  }
  yield { name: 'working', step: 'keeping', place };
  await world.keep(place.tabId, begun === 'keep-swapped');
  yield* bringUpToDate(place, place.key, world);
}

async function* summarise(place: Place, world: PopupWorld): AsyncGenerator<PopupState, void> {
  if (place.key === undefined) throw new Failure('no-chat-open');
  yield { name: 'working', step: 'reading', place };
  await world.read(place.tabId);
  yield* bringUpToDate(place, place.key, world);
}

async function* bringUpToDate(place: Place, key: string, world: PopupWorld): AsyncGenerator<PopupState, void> {
  yield { name: 'working', step: 'summarising', place };
  await world.compact(key);
  const chat = await world.readSummarised(key);
  if (chat === undefined) throw new Failure('unknown-conversation');
  yield { name: 'done', place, chat };
}

async function* reload(place: Place, world: PopupWorld): AsyncGenerator<PopupState, void> {
  yield { name: 'working', step: 'reloading', place };
  await world.reloadTab(place.tabId);
  for (let left = TRIES; left > 0 && !(await answers(place.tabId, world)); left--) await world.wait(BETWEEN_TRIES);
}

/** Whether there is a chat to be read, or a reason that waiting will not mend. */
async function answers(tabId: number, world: PopupWorld): Promise<boolean> {
  try {
    await world.read(tabId);
    return true;
  } catch (error) {
    return !(error instanceof Failure && STILL_LOADING.includes(error.code));
  }
}

/** On a known site the chat may be one without an id. A page of no known site without one is no page of the web. */
function placeOf({ id, url, incognito }: ActiveTab, site: PopupSite | undefined): Place | undefined {
  if (site === undefined) return undefined;
  const chatId = site.chatId(url);
  if (chatId === undefined && isOther(site.id)) return { tabId: id, site };
  return { tabId: id, site, key: keyOf({ tabId: id, isPrivate: incognito, site: site.id, chatId }) };
}
