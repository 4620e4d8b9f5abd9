import { openTab } from '../browser/tabs.ts';
import { buildPreamble } from '../compaction/preamble.ts';
import type { Carry, CarryOffer } from '../core/carry.ts';
import { Failure } from '../core/failure.ts';
import { isOfPrivateWindow } from '../core/memory-key.ts';
import type { Host } from '../core/settings.ts';
import { siteById, siteFor, sitesWith } from '../sites/index.ts';
import { readSettings, readSummarised } from '../store/read.ts';
import { addCarry, dropCarriesBefore, takeLatestCarry } from '../store/write.ts';
import type { Stamp } from './compact.ts';

/** A person who has not reached the new chat after this long will not expect text to appear there any more. */
const CARRY_LIFE_MS = 15 * 60_000;

/** A page that took a carry and says nothing for so long was reloaded or left. */
const LEASE_MS = 60_000;

/**
 * Opens a new chat on a site, that of a private chat in a private window; the script in that tab will come and take the
 * preamble. Throws Failure `unknown-conversation`.
 */
export async function carry(key: string, target: string, stamp: () => Stamp): Promise<void> {
  const known = await readSummarised(key);
  const settings = await readSettings();
  const from = known && siteById(known.conversation.site, known.conversation.url);
  const to = sitesWith(settings.hosts ?? []).find((site) => site.id === target);
  if (known === undefined || from === undefined || to === undefined) throw new Failure('unknown-conversation');
  const { conversation } = known;
  const limit = to.limit === undefined ? {} : { limit: to.limit };
  const { text } = buildPreamble({ ...known, ...limit, settings, siteName: from.name });
  const here = from.id === to.id ? new URL(conversation.url) : undefined;
  const { id, at } = stamp();
  await dropCarriesBefore(at - CARRY_LIFE_MS);
  const tabId = await openTab(to.newChat(here), isOfPrivateWindow(key));
  await addCarry({
    id,
    at,
    tabId,
    conversation: key,
    title: conversation.title,
    target,
    preamble: text,
    state: 'waiting',
  });
}

/**
 * The preamble that waits for a tab, taken: nobody else is given it until the taker has said how it ended, or has been
 * silent for a minute. `address`, where it is given, must be one of the carry's target.
 */
export async function takeCarry(tabId: number, now: number, address?: string): Promise<CarryOffer | undefined> {
  const { hosts } = await readSettings();
  const heldFor = ({ takenAt }: Carry): number => (takenAt === undefined ? 0 : takenAt + LEASE_MS - now);
  const isDue = ({ state, at, target }: Carry): boolean =>
    state === 'waiting' && at >= now - CARRY_LIFE_MS && isAt(target, address, hosts);
  const found = await takeLatestCarry(tabId, now, (carry) => isDue(carry) && heldFor(carry) <= 0);
  if (found === undefined || !isDue(found)) return undefined;
  return heldFor(found) > 0 ? { heldFor: heldFor(found) } : { id: found.id, preamble: found.preamble };
}

function isAt(target: string, address: string | undefined, hosts: readonly Host[] | undefined): boolean {
  return address === undefined || (URL.canParse(address) && siteFor(new URL(address), hosts)?.id === target);
}
