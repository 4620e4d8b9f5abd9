import type { ActiveTab } from '../browser/tabs.ts';
import { conversationKey } from '../core/conversation.ts';
import { Failure, type FailureCode } from '../core/failure.ts';
import { type Place, type PopupState, stopped } from './popup-state.ts';
import type { PopupWorld } from './popup-world.ts';

/** How often a page is asked while it loads again, and how long between: half a minute in all. */
const TRIES = 40;
const BETWEEN_TRIES = 750;

const STILL_LOADING: readonly FailureCode[] = ['page-needs-reload', 'nothing-recognised', 'no-chat-open'];

/** What happens when the popup opens, state by state: find the chat, read it, bring its summary up to date. */
export async function* runPopup(world: PopupWorld, reloadFirst = false): AsyncGenerator<PopupState, void> {
  yield { name: 'working', step: 'opening' };
  const tab = await world.activeTab();
  const place = tab && placeOf(tab, world);
  const where = { ...(tab && { tabId: tab.id }), ...(place && { place }) };
  try {
    if (place === undefined) throw new Failure('not-a-chat-page');
    if (tab?.incognito) throw new Failure('private-window');
    if (reloadFirst) yield* reload(place, world);
    yield* summarise(place, world);
  } catch (error) {
    yield stopped(error, where);
  }
}

async function* summarise(place: Place, world: PopupWorld): AsyncGenerator<PopupState, void> {
  if (place.key === undefined) throw new Failure('no-chat-open');
  yield { name: 'working', step: 'reading', place };
  await world.read(place.tabId);
  yield { name: 'working', step: 'summarising', place };
  await world.compact(place.key);
  const chat = await world.readSummarised(place.key);
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

function placeOf({ id, url }: ActiveTab, { siteFor }: PopupWorld): Place | undefined {
  const site = siteFor(url);
  if (site === undefined) return undefined;
  const chatId = site.chatId(url);
  return { tabId: id, site, ...(chatId !== undefined && { key: conversationKey(site.id, chatId) }) };
}
