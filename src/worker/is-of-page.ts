import type { Sender } from '../browser/rpc.ts';
import type { Capture } from '../core/capture.ts';
import type { Host } from '../core/settings.ts';
import { isOther, otherSite } from '../sites/guess/other-site.ts';
import { siteFor } from '../sites/index.ts';

/**
 * A page speaks for the chat at its own address alone. The address is the tab's: after a move inside the page Chromium
 * goes on naming the first one as the sender's. What was read by guess is of a page that no adapter is for. Without an id,
 * it is the chat at the same path.
 */
export function isOfPage(
  { site, chatId, url, via }: Capture,
  { tab, url: sender = 'about:blank' }: Pick<Sender, 'tab' | 'url'>,
  hosts: readonly Host[] | undefined,
): boolean {
  const [here, said] = [new URL(tab?.url ?? sender), new URL(url)];
  const adapter = siteFor(here, hosts) ?? otherSite(here.href);
  if (adapter.id !== site || isOther(site) !== (via === 'guess')) return false;
  if (here.origin !== said.origin || here.origin !== new URL(sender).origin) return false;
  const ids = [here, said].map((address) => adapter.chatId(address) ?? '');
  return ids.every((id) => id === chatId) && (chatId !== '' || said.pathname === here.pathname);
}
