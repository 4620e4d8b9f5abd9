import { openTab } from '../browser/tabs.ts';
import { buildPreamble } from '../compaction/preamble.ts';
import { Failure } from '../core/failure.ts';
import { siteById } from '../sites/index.ts';
import { readCarry, readSettings, readSummarised } from '../store/read.ts';
import { addCarry, dropCarriesBefore } from '../store/write.ts';
import type { Stamp } from './compact.ts';

/** A person who has not reached the new chat after this long will not expect text to appear there any more. */
const CARRY_LIFE_MS = 15 * 60_000;

/**
 * Opens a new chat on a site; the script in that tab will come and take the preamble. Throws Failure
 * `unknown-conversation`.
 */
export async function carry(key: string, target: string, stamp: () => Stamp): Promise<void> {
  const known = await readSummarised(key);
  const [from, to] = [siteById(known?.conversation.site ?? ''), siteById(target)];
  if (known === undefined || from === undefined || to === undefined) throw new Failure('unknown-conversation');
  const { conversation } = known;
  const { text } = buildPreamble({ ...known, settings: await readSettings(), siteName: from.name });
  const here = from.id === to.id ? new URL(conversation.url) : undefined;
  const { id, at } = stamp();
  await dropCarriesBefore(at - CARRY_LIFE_MS);
  const tabId = await openTab(to.newChat(here));
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

/** The preamble that waits for a tab. */
export async function takeCarry(
  tabId: number,
  now: number,
): Promise<{ readonly id: string; readonly preamble: string } | undefined> {
  const found = await readCarry(tabId);
  if (found?.state !== 'waiting' || found.at < now - CARRY_LIFE_MS) return undefined;
  return { id: found.id, preamble: found.preamble };
}
